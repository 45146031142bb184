"""`AliasProtectionBypass`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class AliasProtectionBypassShareableLink:
    """`AliasProtectionBypass`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user who created it.
        expires: Time when the exception ends, in milliseconds since the epoch.
        scope: Kind of the exception, such as `shareable-link` or `user`.
    """

    created_at: float
    created_by: str
    expires: float | None = None
    scope: Literal["shareable-link"]


@define(kw_only=True)
class AliasProtectionBypassUser:
    """`AliasProtectionBypass`, a part of other types.

    Attributes:
        access: Whether the user's access was only requested or is granted.
        created_at: Time of creation, in milliseconds since the epoch.
        last_updated_at: Time of the last change, in milliseconds since the epoch.
        last_updated_by: ID of the user who made the last change.
        scope: Kind of the exception, such as `shareable-link` or `user`.
    """

    access: Literal["requested", "granted"] | str
    created_at: float
    last_updated_at: float
    last_updated_by: str
    scope: Literal["user"]


@define(kw_only=True)
class AliasProtectionBypassAliasProtectionOverride:
    """`AliasProtectionBypass`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user who created it.
        scope: Kind of the exception, such as `shareable-link` or `user`.
    """

    created_at: float
    created_by: str
    scope: Literal["alias-protection-override"]


@define(kw_only=True)
class AliasProtectionBypassEmailInvite:
    """`AliasProtectionBypass`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        last_updated_at: Time of the last change, in milliseconds since the epoch.
        last_updated_by: ID of the user who made the last change.
        scope: Kind of the exception, such as `shareable-link` or `user`.
    """

    created_at: float
    last_updated_at: float
    last_updated_by: str
    scope: Literal["email_invite"]


AliasProtectionBypass: TypeAlias = (
    AliasProtectionBypassShareableLink
    | AliasProtectionBypassUser
    | AliasProtectionBypassAliasProtectionOverride
    | AliasProtectionBypassEmailInvite
)
"""`AliasProtectionBypass`, a part of other types."""
