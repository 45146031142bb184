"""The body of `domainsRegistrar.updateDomainNameservers`.

Generated from `manifest/schemas/UpdateDomainNameserversRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateDomainNameserversRequestBody:
    """The body of `domainsRegistrar.updateDomainNameservers`."""

    nameservers: list[str]
