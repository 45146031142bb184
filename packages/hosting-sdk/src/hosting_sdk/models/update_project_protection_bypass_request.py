"""The body of `projects.updateProjectProtectionBypass`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.revoke_secret import RevokeSecret, RevokeSecretDict


@define(kw_only=True)
class UpdateProjectProtectionBypassRequestGenerate:
    """`generate` of `UpdateProjectProtectionBypassRequest`.

    Attributes:
        note: Note on what the secret is for.
        secret: The secret, 32 letters and digits; absent: a random one. Not for OAuth2 tokens.
    """

    note: str | None = None
    secret: str | None = None


@define(kw_only=True)
class UpdateProjectProtectionBypassRequestUpdate:
    """`update` of `UpdateProjectProtectionBypassRequest`.

    Attributes:
        is_env_var: Whether deployments get the secret as `VERCEL_AUTOMATION_BYPASS_SECRET`.
        note: Note on what the secret is for.
        secret: The secret whose entry changes.
    """

    is_env_var: bool | None = None
    note: str | None = None
    secret: str


@define(kw_only=True)
class UpdateProjectProtectionBypassRequest:
    """The body of `projects.updateProjectProtectionBypass`.

    Attributes:
        generate: Make a new secret; this is also done if neither it nor `revoke` is given.
        revoke: Secret to revoke.
        update: Secret to change.
    """

    generate: UpdateProjectProtectionBypassRequestGenerate | None = None
    revoke: RevokeSecret | None = None
    update: UpdateProjectProtectionBypassRequestUpdate | None = None


class UpdateProjectProtectionBypassRequestGenerateDict(TypedDict):
    """`UpdateProjectProtectionBypassRequestGenerate` as a dict in wire names."""

    note: NotRequired[str]
    secret: NotRequired[str]


class UpdateProjectProtectionBypassRequestUpdateDict(TypedDict):
    """`UpdateProjectProtectionBypassRequestUpdate` as a dict in wire names."""

    isEnvVar: NotRequired[bool]
    note: NotRequired[str]
    secret: str


class UpdateProjectProtectionBypassRequestDict(TypedDict):
    """`UpdateProjectProtectionBypassRequest` as a dict in wire names."""

    generate: NotRequired[
        UpdateProjectProtectionBypassRequestGenerate
        | UpdateProjectProtectionBypassRequestGenerateDict
    ]
    revoke: NotRequired[RevokeSecret | RevokeSecretDict]
    update: NotRequired[
        UpdateProjectProtectionBypassRequestUpdate | UpdateProjectProtectionBypassRequestUpdateDict
    ]
