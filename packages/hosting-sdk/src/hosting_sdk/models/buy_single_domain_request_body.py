"""The body of `domainsRegistrar.buySingleDomain`.

Generated from `manifest/schemas/BuySingleDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.contact_information import ContactInformation


@define(kw_only=True)
class BuySingleDomainRequestBody:
    """The body of `domainsRegistrar.buySingleDomain`."""

    auto_renew: bool
    contact_information: ContactInformation
    expected_price: float
    language_code: str | None = None
    years: float
