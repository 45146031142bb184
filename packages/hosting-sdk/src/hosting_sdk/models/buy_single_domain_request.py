"""The body of `domainsRegistrar.buySingleDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.contact_information import ContactInformation, ContactInformationDict


@define(kw_only=True)
class BuySingleDomainRequest:
    """The body of `domainsRegistrar.buySingleDomain`."""

    auto_renew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
    contact_information: ContactInformation
    """Person or company that owns the domain."""
    expected_price: float
    """Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the call fails if it
    differs."""
    language_code: str | None = None
    """Code of the domain's language; needed for names in punycode. `getTld` lists the codes."""
    years: float
    """Years to buy, renew or transfer the domain for."""


class BuySingleDomainRequestDict(TypedDict):
    """`BuySingleDomainRequest` as a dict in wire names."""

    autoRenew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
    contactInformation: ContactInformation | ContactInformationDict
    """Person or company that owns the domain."""
    expectedPrice: float
    """Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the call fails if it
    differs."""
    languageCode: NotRequired[str]
    """Code of the domain's language; needed for names in punycode. `getTld` lists the codes."""
    years: float
    """Years to buy, renew or transfer the domain for."""
