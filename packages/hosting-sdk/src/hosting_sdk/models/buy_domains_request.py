"""The body of `domainsRegistrar.buyDomains`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.contact_information import ContactInformation, ContactInformationDict


@define(kw_only=True)
class BuyDomainsRequestDomain:
    """`domains[]` of `BuyDomainsRequest`.

    Attributes:
        auto_renew: Whether the domain is renewed before it expires; can be changed later.
        domain_name: The domain, such as `example.com`.
        expected_price: Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the
            call fails if it differs.
        language_code: Code of the domain's language; needed for names in punycode. `getTld` lists
            the codes.
        years: Years to buy, renew or transfer the domain for.
    """

    auto_renew: bool
    domain_name: str
    expected_price: float
    language_code: str | None = None
    years: float


@define(kw_only=True)
class BuyDomainsRequest:
    """The body of `domainsRegistrar.buyDomains`.

    Attributes:
        contact_information: Person or company that owns the domain.
        domains: Domains to buy, at least one.
    """

    contact_information: ContactInformation
    domains: list[BuyDomainsRequestDomain]


class BuyDomainsRequestDomainDict(TypedDict):
    """`BuyDomainsRequestDomain` as a dict in wire names."""

    autoRenew: bool
    domainName: str
    expectedPrice: float
    languageCode: NotRequired[str]
    years: float


class BuyDomainsRequestDict(TypedDict):
    """`BuyDomainsRequest` as a dict in wire names."""

    contactInformation: ContactInformation | ContactInformationDict
    domains: Sequence[BuyDomainsRequestDomain | BuyDomainsRequestDomainDict]
