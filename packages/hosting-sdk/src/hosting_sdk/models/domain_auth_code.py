"""The result of `domainsRegistrar.getDomainAuthCode`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DomainAuthCode:
    """The result of `domainsRegistrar.getDomainAuthCode`."""

    auth_code: str
    """Authorization code from the registrar that has the domain."""
