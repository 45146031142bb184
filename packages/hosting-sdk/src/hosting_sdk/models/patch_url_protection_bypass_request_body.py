"""The body of `aliases.patchUrlProtectionBypass`.

Generated from `manifest/schemas/PatchUrlProtectionBypassRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.revoke import Revoke


@define(kw_only=True)
class PatchUrlProtectionBypassRequestBody1Scope1:
    """`scope` of `PatchUrlProtectionBypassRequestBody`."""

    access: Literal["denied", "granted"]
    email: str | None = None
    user_id: str


@define(kw_only=True)
class PatchUrlProtectionBypassRequestBody1Scope2:
    """`scope` of `PatchUrlProtectionBypassRequestBody`."""

    access: Literal["denied", "granted"]
    email: str
    user_id: str | None = None


@define(kw_only=True)
class PatchUrlProtectionBypassRequestBody1:
    """The body of `aliases.patchUrlProtectionBypass`."""

    scope: PatchUrlProtectionBypassRequestBody1Scope1 | PatchUrlProtectionBypassRequestBody1Scope2


@define(kw_only=True)
class PatchUrlProtectionBypassRequestBody2Override:
    """`override` of `PatchUrlProtectionBypassRequestBody`."""

    action: Literal["create", "revoke"]
    scope: Literal["alias-protection-override"]


@define(kw_only=True)
class PatchUrlProtectionBypassRequestBody2:
    """The body of `aliases.patchUrlProtectionBypass`."""

    override: PatchUrlProtectionBypassRequestBody2Override


@define(kw_only=True)
class PatchUrlProtectionBypassRequestBody3:
    """The body of `aliases.patchUrlProtectionBypass`."""

    revoke: Revoke | None = None
    ttl: float | None = None


PatchUrlProtectionBypassRequestBody: TypeAlias = (
    PatchUrlProtectionBypassRequestBody1
    | PatchUrlProtectionBypassRequestBody2
    | PatchUrlProtectionBypassRequestBody3
)
"""The body of `aliases.patchUrlProtectionBypass`."""
