"""The body of `aliases.patchUrlProtectionBypass`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.revoke_secret import RevokeSecret, RevokeSecretDict


@define(kw_only=True)
class UrlAccessByUserId:
    """`scope` of `PatchUrlProtectionBypassRequest`."""

    access: Literal["denied", "granted"]
    """Whether the person may open the URL: `granted` or `denied`."""
    email: str | None = None
    """Email address of the person to grant or deny access."""
    user_id: str
    """ID of the user to grant or deny access."""


@define(kw_only=True)
class UrlAccessByEmail:
    """`scope` of `PatchUrlProtectionBypassRequest`."""

    access: Literal["denied", "granted"]
    """Whether the person may open the URL: `granted` or `denied`."""
    email: str
    """Email address of the person to grant or deny access."""
    user_id: str | None = None
    """ID of the user to grant or deny access."""


@define(kw_only=True)
class PatchUrlProtectionBypassScopeRequest:
    """The body of `aliases.patchUrlProtectionBypass`."""

    scope: UrlAccessByUserId | UrlAccessByEmail
    """A person whose access to the URL changes."""


@define(kw_only=True)
class UrlProtectionOverride:
    """`override` of `PatchUrlProtectionBypassRequest`."""

    action: Literal["create", "revoke"]
    """`create` excepts the URL from deployment protection, `revoke` ends that."""
    scope: Literal["alias-protection-override"]
    """Kind of the exception; always `alias-protection-override`."""


@define(kw_only=True)
class PatchUrlProtectionBypassOverrideRequest:
    """The body of `aliases.patchUrlProtectionBypass`."""

    override: UrlProtectionOverride
    """An exception of the whole URL from deployment protection."""


@define(kw_only=True)
class PatchUrlProtectionBypassSecretRequest:
    """The body of `aliases.patchUrlProtectionBypass`."""

    revoke: RevokeSecret | None = None
    """Shareable link to revoke."""
    ttl: float | None = None
    """Seconds until the shareable link expires, at most 63072000 (2 years); absent: never."""


class UrlAccessByUserIdDict(TypedDict):
    """`UrlAccessByUserId` as a dict in wire names."""

    access: Literal["denied", "granted"]
    """Whether the person may open the URL: `granted` or `denied`."""
    email: NotRequired[str]
    """Email address of the person to grant or deny access."""
    userId: str
    """ID of the user to grant or deny access."""


class UrlAccessByEmailDict(TypedDict):
    """`UrlAccessByEmail` as a dict in wire names."""

    access: Literal["denied", "granted"]
    """Whether the person may open the URL: `granted` or `denied`."""
    email: str
    """Email address of the person to grant or deny access."""
    userId: NotRequired[str]
    """ID of the user to grant or deny access."""


class PatchUrlProtectionBypassScopeRequestDict(TypedDict):
    """`PatchUrlProtectionBypassScopeRequest` as a dict in wire names."""

    scope: UrlAccessByUserId | UrlAccessByUserIdDict | UrlAccessByEmail | UrlAccessByEmailDict
    """A person whose access to the URL changes."""


class UrlProtectionOverrideDict(TypedDict):
    """`UrlProtectionOverride` as a dict in wire names."""

    action: Literal["create", "revoke"]
    """`create` excepts the URL from deployment protection, `revoke` ends that."""
    scope: Literal["alias-protection-override"]
    """Kind of the exception; always `alias-protection-override`."""


class PatchUrlProtectionBypassOverrideRequestDict(TypedDict):
    """`PatchUrlProtectionBypassOverrideRequest` as a dict in wire names."""

    override: UrlProtectionOverride | UrlProtectionOverrideDict
    """An exception of the whole URL from deployment protection."""


class PatchUrlProtectionBypassSecretRequestDict(TypedDict):
    """`PatchUrlProtectionBypassSecretRequest` as a dict in wire names."""

    revoke: NotRequired[RevokeSecret | RevokeSecretDict]
    """Shareable link to revoke."""
    ttl: NotRequired[float]
    """Seconds until the shareable link expires, at most 63072000 (2 years); absent: never."""


PatchUrlProtectionBypassRequest: TypeAlias = (
    PatchUrlProtectionBypassScopeRequest
    | PatchUrlProtectionBypassOverrideRequest
    | PatchUrlProtectionBypassSecretRequest
)
"""The body of `aliases.patchUrlProtectionBypass`."""

PatchUrlProtectionBypassRequestDict: TypeAlias = (
    PatchUrlProtectionBypassScopeRequestDict
    | PatchUrlProtectionBypassOverrideRequestDict
    | PatchUrlProtectionBypassSecretRequestDict
)
"""`PatchUrlProtectionBypassRequest` as plain data in wire names."""
