"""`SsoProtection`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.protection_scope import ProtectionScope


@define(kw_only=True)
class SsoProtection:
    """`SsoProtection`, a part of other types."""

    cve55182_migration_applied_from: ProtectionScope | str | Unset | None = UNSET
    deployment_type: ProtectionScope | str
    """Deployments that are protected, such as `preview` or `all`."""
