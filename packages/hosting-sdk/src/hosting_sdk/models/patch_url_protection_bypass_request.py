"""The body of `aliases.patchUrlProtectionBypass`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.revoke_secret import RevokeSecret, RevokeSecretDict


@define(kw_only=True)
class UrlAccessByUserId:
    """`scope` of `PatchUrlProtectionBypassRequest`.

    Attributes:
        access: Whether the person may open the URL: `granted` or `denied`.
        email: Email address of the person to grant or deny access.
        user_id: ID of the user to grant or deny access.
    """

    access: Literal["denied", "granted"]
    email: str | None = None
    user_id: str


@define(kw_only=True)
class UrlAccessByEmail:
    """`scope` of `PatchUrlProtectionBypassRequest`.

    Attributes:
        access: Whether the person may open the URL: `granted` or `denied`.
        email: Email address of the person to grant or deny access.
        user_id: ID of the user to grant or deny access.
    """

    access: Literal["denied", "granted"]
    email: str
    user_id: str | None = None


@define(kw_only=True)
class PatchUrlProtectionBypassScopeRequest:
    """The body of `aliases.patchUrlProtectionBypass`.

    Attributes:
        scope: A person whose access to the URL changes.
    """

    scope: UrlAccessByUserId | UrlAccessByEmail


@define(kw_only=True)
class UrlProtectionOverride:
    """`override` of `PatchUrlProtectionBypassRequest`.

    Attributes:
        action: `create` excepts the URL from deployment protection, `revoke` ends that.
        scope: Kind of the exception; always `alias-protection-override`.
    """

    action: Literal["create", "revoke"]
    scope: Literal["alias-protection-override"]


@define(kw_only=True)
class PatchUrlProtectionBypassOverrideRequest:
    """The body of `aliases.patchUrlProtectionBypass`.

    Attributes:
        override: An exception of the whole URL from deployment protection.
    """

    override: UrlProtectionOverride


@define(kw_only=True)
class PatchUrlProtectionBypassSecretRequest:
    """The body of `aliases.patchUrlProtectionBypass`.

    Attributes:
        revoke: Shareable link to revoke.
        ttl: Seconds until the shareable link expires, at most 63072000 (2 years); absent: never.
    """

    revoke: RevokeSecret | None = None
    ttl: float | None = None


class UrlAccessByUserIdDict(TypedDict):
    """`UrlAccessByUserId` as a dict in wire names."""

    access: Literal["denied", "granted"]
    email: NotRequired[str]
    userId: str


class UrlAccessByEmailDict(TypedDict):
    """`UrlAccessByEmail` as a dict in wire names."""

    access: Literal["denied", "granted"]
    email: str
    userId: NotRequired[str]


class PatchUrlProtectionBypassScopeRequestDict(TypedDict):
    """`PatchUrlProtectionBypassScopeRequest` as a dict in wire names."""

    scope: UrlAccessByUserId | UrlAccessByUserIdDict | UrlAccessByEmail | UrlAccessByEmailDict


class UrlProtectionOverrideDict(TypedDict):
    """`UrlProtectionOverride` as a dict in wire names."""

    action: Literal["create", "revoke"]
    scope: Literal["alias-protection-override"]


class PatchUrlProtectionBypassOverrideRequestDict(TypedDict):
    """`PatchUrlProtectionBypassOverrideRequest` as a dict in wire names."""

    override: UrlProtectionOverride | UrlProtectionOverrideDict


class PatchUrlProtectionBypassSecretRequestDict(TypedDict):
    """`PatchUrlProtectionBypassSecretRequest` as a dict in wire names."""

    revoke: NotRequired[RevokeSecret | RevokeSecretDict]
    ttl: NotRequired[float]


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
