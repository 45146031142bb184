"""The body of `environment.updateSharedEnvVariable`.

Generated from `manifest/schemas/UpdateSharedEnvVariableRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.new_target import NewTarget


@define(kw_only=True)
class UpdateSharedEnvVariableRequestBodyUpdatesProjectIdUpdates:
    """`updates{}.projectIdUpdates` of `UpdateSharedEnvVariableRequestBody`."""

    link: list[str] | None = None
    unlink: list[str] | None = None


@define(kw_only=True)
class UpdateSharedEnvVariableRequestBodyUpdates:
    """`updates{}` of `UpdateSharedEnvVariableRequestBody`."""

    comment: str | None = None
    key: str | None = None
    project_id: list[str] | None = None
    project_id_updates: UpdateSharedEnvVariableRequestBodyUpdatesProjectIdUpdates | None = None
    target: list[NewTarget] | None = None
    type: Literal["encrypted", "sensitive"] | None = None
    value: str | None = None


@define(kw_only=True)
class UpdateSharedEnvVariableRequestBody:
    """The body of `environment.updateSharedEnvVariable`."""

    updates: dict[str, UpdateSharedEnvVariableRequestBodyUpdates]
