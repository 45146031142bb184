"""The body of `projects.updateProjectProtectionBypass`.

Generated from `manifest/schemas/UpdateProjectProtectionBypassRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.revoke import Revoke


@define(kw_only=True)
class UpdateProjectProtectionBypassRequestBodyGenerate:
    """`generate` of `UpdateProjectProtectionBypassRequestBody`."""

    note: str | None = None
    secret: str | None = None


@define(kw_only=True)
class UpdateProjectProtectionBypassRequestBodyUpdate:
    """`update` of `UpdateProjectProtectionBypassRequestBody`."""

    is_env_var: bool | None = None
    note: str | None = None
    secret: str


@define(kw_only=True)
class UpdateProjectProtectionBypassRequestBody:
    """The body of `projects.updateProjectProtectionBypass`."""

    generate: UpdateProjectProtectionBypassRequestBodyGenerate | None = None
    revoke: Revoke | None = None
    update: UpdateProjectProtectionBypassRequestBodyUpdate | None = None
