"""The body of `domainsRegistrar.transferInDomain`.

Generated from `manifest/schemas/TransferInDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.renew_domain_contact_information import RenewDomainContactInformation


@define(kw_only=True)
class TransferInDomainRequestBody:
    """The body of `domainsRegistrar.transferInDomain`."""

    auth_code: str
    auto_renew: bool
    contact_information: RenewDomainContactInformation
    expected_price: float
    years: float
