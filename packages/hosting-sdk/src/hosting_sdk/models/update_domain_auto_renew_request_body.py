"""The body of `domainsRegistrar.updateDomainAutoRenew`.

Generated from `manifest/schemas/UpdateDomainAutoRenewRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateDomainAutoRenewRequestBody:
    """The body of `domainsRegistrar.updateDomainAutoRenew`."""

    auto_renew: bool
