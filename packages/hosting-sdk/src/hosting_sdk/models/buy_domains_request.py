"""The body of `domainsRegistrar.buyDomains`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.contact_information import ContactInformation, ContactInformationDict


@define(kw_only=True)
class BuyDomainsRequestDomain:
    """`domains[]` of `BuyDomainsRequest`."""

    auto_renew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
    domain_name: str
    """The domain, such as `example.com`."""
    expected_price: float
    """Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the call fails if it
    differs."""
    language_code: str | None = None
    """Code of the domain's language; needed for names in punycode. `getTld` lists the codes."""
    years: float
    """Years to buy, renew or transfer the domain for."""


@define(kw_only=True)
class BuyDomainsRequest:
    """The body of `domainsRegistrar.buyDomains`."""

    contact_information: ContactInformation
    """Person or company that owns the domain."""
    domains: list[BuyDomainsRequestDomain]
    """Domains to buy, at least one."""


class BuyDomainsRequestDomainDict(TypedDict):
    """`BuyDomainsRequestDomain` as a dict in wire names."""

    autoRenew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
    domainName: str
    """The domain, such as `example.com`."""
    expectedPrice: float
    """Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the call fails if it
    differs."""
    languageCode: NotRequired[str]
    """Code of the domain's language; needed for names in punycode. `getTld` lists the codes."""
    years: float
    """Years to buy, renew or transfer the domain for."""


class BuyDomainsRequestDict(TypedDict):
    """`BuyDomainsRequest` as a dict in wire names."""

    contactInformation: ContactInformation | ContactInformationDict
    """Person or company that owns the domain."""
    domains: Sequence[BuyDomainsRequestDomain | BuyDomainsRequestDomainDict]
    """Domains to buy, at least one."""
