"""`AliasProtectionBypass`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class AliasProtectionBypassShareableLink:
    """`AliasProtectionBypass`, a part of other types."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str
    """ID of the user who created it."""
    expires: float | None = None
    """Time when the exception ends, in milliseconds since the epoch."""
    scope: Literal["shareable-link"]
    """Kind of the exception: who may pass, and how."""


@define(kw_only=True)
class AliasProtectionBypassUser:
    """`AliasProtectionBypass`, a part of other types."""

    access: Literal["requested", "granted"] | str
    """Whether the user's access was only requested or is granted."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    last_updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    last_updated_by: str
    """ID of the user who made the last change."""
    scope: Literal["user"]
    """Kind of the exception: who may pass, and how."""


@define(kw_only=True)
class AliasProtectionBypassAliasProtectionOverride:
    """`AliasProtectionBypass`, a part of other types."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str
    """ID of the user who created it."""
    scope: Literal["alias-protection-override"]
    """Kind of the exception: who may pass, and how."""


@define(kw_only=True)
class AliasProtectionBypassEmailInvite:
    """`AliasProtectionBypass`, a part of other types."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    last_updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    last_updated_by: str
    """ID of the user who made the last change."""
    scope: Literal["email_invite"]
    """Kind of the exception: who may pass, and how."""


AliasProtectionBypass: TypeAlias = (
    AliasProtectionBypassShareableLink
    | AliasProtectionBypassUser
    | AliasProtectionBypassAliasProtectionOverride
    | AliasProtectionBypassEmailInvite
)
"""`AliasProtectionBypass`, a part of other types."""
