"""The body of `environment.createSharedEnvVariable`.

Generated from `manifest/schemas/CreateSharedEnvVariableRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.evs import Evs
from hosting_sdk.models.new_target import NewTarget


@define(kw_only=True)
class CreateSharedEnvVariableRequestBody1:
    """The body of `environment.createSharedEnvVariable`."""

    evs: list[Evs]
    project_id: list[str] | None = None
    target: list[NewTarget]
    type: Literal["encrypted", "sensitive"] | None = None


@define(kw_only=True)
class CreateSharedEnvVariableRequestBody2:
    """The body of `environment.createSharedEnvVariable`."""

    evs: list[Evs]
    project_id: list[str] | None = None
    target: list[NewTarget] | None = None
    type: Literal["encrypted", "sensitive"] | None = None


CreateSharedEnvVariableRequestBody: TypeAlias = (
    CreateSharedEnvVariableRequestBody1 | CreateSharedEnvVariableRequestBody2
)
"""The body of `environment.createSharedEnvVariable`."""
