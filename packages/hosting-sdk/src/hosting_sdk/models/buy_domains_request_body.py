"""The body of `domainsRegistrar.buyDomains`.

Generated from `manifest/schemas/BuyDomainsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.contact_information import ContactInformation


@define(kw_only=True)
class BuyDomainsRequestBodyDomains:
    """`domains[]` of `BuyDomainsRequestBody`."""

    auto_renew: bool
    domain_name: str
    expected_price: float
    language_code: str | None = None
    years: float


@define(kw_only=True)
class BuyDomainsRequestBody:
    """The body of `domainsRegistrar.buyDomains`."""

    contact_information: ContactInformation
    domains: list[BuyDomainsRequestBodyDomains]
