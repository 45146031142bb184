"""The body of `domainsRegistrar.buySingleDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.contact_information import ContactInformation, ContactInformationDict


@define(kw_only=True)
class BuySingleDomainRequest:
    """The body of `domainsRegistrar.buySingleDomain`.

    Attributes:
        auto_renew: Whether the domain is renewed before it expires; can be changed later.
        contact_information: Person or company that owns the domain.
        expected_price: Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the
            call fails if it differs.
        language_code: Code of the domain's language; needed for names in punycode. `getTld` lists
            the codes.
        years: Years to buy, renew or transfer the domain for.
    """

    auto_renew: bool
    contact_information: ContactInformation
    expected_price: float
    language_code: str | None = None
    years: float


class BuySingleDomainRequestDict(TypedDict):
    """`BuySingleDomainRequest` as a dict in wire names."""

    autoRenew: bool
    contactInformation: ContactInformation | ContactInformationDict
    expectedPrice: float
    languageCode: NotRequired[str]
    years: float
