"""The body of `projects.updateProjectProtectionBypass`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.revoke_secret import RevokeSecret, RevokeSecretDict


@define(kw_only=True)
class UpdateProjectProtectionBypassRequestGenerate:
    """`generate` of `UpdateProjectProtectionBypassRequest`."""

    note: str | None = None
    """Note on what the secret is for."""
    secret: str | None = None
    """The secret, 32 letters and digits; absent: a random one. Not for OAuth2 tokens."""


@define(kw_only=True)
class UpdateProjectProtectionBypassRequestUpdate:
    """`update` of `UpdateProjectProtectionBypassRequest`."""

    is_env_var: bool | None = None
    """Whether deployments get the secret as `VERCEL_AUTOMATION_BYPASS_SECRET`."""
    note: str | None = None
    """Note on what the secret is for."""
    secret: str
    """The secret whose entry changes."""


@define(kw_only=True)
class UpdateProjectProtectionBypassRequest:
    """The body of `projects.updateProjectProtectionBypass`."""

    generate: UpdateProjectProtectionBypassRequestGenerate | None = None
    """Make a new secret; this is also done if neither it nor `revoke` is given."""
    revoke: RevokeSecret | None = None
    """Secret to revoke."""
    update: UpdateProjectProtectionBypassRequestUpdate | None = None
    """Secret to change."""


class UpdateProjectProtectionBypassRequestGenerateDict(TypedDict):
    """`UpdateProjectProtectionBypassRequestGenerate` as a dict in wire names."""

    note: NotRequired[str]
    """Note on what the secret is for."""
    secret: NotRequired[str]
    """The secret, 32 letters and digits; absent: a random one. Not for OAuth2 tokens."""


class UpdateProjectProtectionBypassRequestUpdateDict(TypedDict):
    """`UpdateProjectProtectionBypassRequestUpdate` as a dict in wire names."""

    isEnvVar: NotRequired[bool]
    """Whether deployments get the secret as `VERCEL_AUTOMATION_BYPASS_SECRET`."""
    note: NotRequired[str]
    """Note on what the secret is for."""
    secret: str
    """The secret whose entry changes."""


class UpdateProjectProtectionBypassRequestDict(TypedDict):
    """`UpdateProjectProtectionBypassRequest` as a dict in wire names."""

    generate: NotRequired[
        UpdateProjectProtectionBypassRequestGenerate
        | UpdateProjectProtectionBypassRequestGenerateDict
    ]
    """Make a new secret; this is also done if neither it nor `revoke` is given."""
    revoke: NotRequired[RevokeSecret | RevokeSecretDict]
    """Secret to revoke."""
    update: NotRequired[
        UpdateProjectProtectionBypassRequestUpdate | UpdateProjectProtectionBypassRequestUpdateDict
    ]
    """Secret to change."""
