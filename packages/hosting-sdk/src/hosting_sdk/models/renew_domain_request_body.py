"""The body of `domainsRegistrar.renewDomain`.

Generated from `manifest/schemas/RenewDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.renew_domain_contact_information import RenewDomainContactInformation


@define(kw_only=True)
class RenewDomainRequestBody:
    """The body of `domainsRegistrar.renewDomain`."""

    contact_information: RenewDomainContactInformation | None = None
    expected_price: float
    years: float
