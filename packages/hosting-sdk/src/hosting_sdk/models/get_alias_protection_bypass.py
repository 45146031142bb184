"""`GetAliasProtectionBypass`, a part of other types.

Generated from `manifest/schemas/GetAliasProtectionBypass.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class GetAliasProtectionBypassShareableLink:
    """`GetAliasProtectionBypass`, a part of other types."""

    created_at: float
    created_by: str
    expires: float | None = None
    scope: Literal["shareable-link"]


@define(kw_only=True)
class GetAliasProtectionBypassUser:
    """`GetAliasProtectionBypass`, a part of other types."""

    access: Literal["requested", "granted"] | str
    created_at: float
    last_updated_at: float
    last_updated_by: str
    scope: Literal["user"]


@define(kw_only=True)
class GetAliasProtectionBypassAliasProtectionOverride:
    """`GetAliasProtectionBypass`, a part of other types."""

    created_at: float
    created_by: str
    scope: Literal["alias-protection-override"]


@define(kw_only=True)
class GetAliasProtectionBypassEmailInvite:
    """`GetAliasProtectionBypass`, a part of other types."""

    created_at: float
    last_updated_at: float
    last_updated_by: str
    scope: Literal["email_invite"]


GetAliasProtectionBypass: TypeAlias = (
    GetAliasProtectionBypassShareableLink
    | GetAliasProtectionBypassUser
    | GetAliasProtectionBypassAliasProtectionOverride
    | GetAliasProtectionBypassEmailInvite
)
"""`GetAliasProtectionBypass`, a part of other types."""
