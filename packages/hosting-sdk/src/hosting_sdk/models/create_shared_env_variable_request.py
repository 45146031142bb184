"""The body of `environment.createSharedEnvVariable`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.new_shared_environment_variable import (
    NewSharedEnvironmentVariable,
    NewSharedEnvironmentVariableDict,
)


@define(kw_only=True)
class CreateSharedEnvVariableForTargetsRequest:
    """The body of `environment.createSharedEnvVariable`.

    Attributes:
        evs: Variables to create, 1 to 50.
        project_id: Deprecated: IDs of the projects that use the variables (prefix `prj_`).
        target: Environments that get the variable, such as `production`.
        type: How the value is kept: `encrypted`, or `sensitive` (never shown again).
    """

    evs: list[NewSharedEnvironmentVariable]
    project_id: list[str] | None = None
    target: list[EnvironmentTarget]
    type: Literal["encrypted", "sensitive"] | None = None


@define(kw_only=True)
class CreateSharedEnvVariableForProjectsRequest:
    """The body of `environment.createSharedEnvVariable`.

    Attributes:
        evs: Variables to create, 1 to 50.
        project_id: Deprecated: IDs of the projects that use the variables (prefix `prj_`).
        target: Environments that get the variable, such as `production`.
        type: How the value is kept: `encrypted`, or `sensitive` (never shown again).
    """

    evs: list[NewSharedEnvironmentVariable]
    project_id: list[str] | None = None
    target: list[EnvironmentTarget] | None = None
    type: Literal["encrypted", "sensitive"] | None = None


class CreateSharedEnvVariableForTargetsRequestDict(TypedDict):
    """`CreateSharedEnvVariableForTargetsRequest` as a dict in wire names."""

    evs: Sequence[NewSharedEnvironmentVariable | NewSharedEnvironmentVariableDict]
    projectId: NotRequired[Sequence[str]]
    target: Sequence[EnvironmentTarget]
    type: NotRequired[Literal["encrypted", "sensitive"]]


class CreateSharedEnvVariableForProjectsRequestDict(TypedDict):
    """`CreateSharedEnvVariableForProjectsRequest` as a dict in wire names."""

    evs: Sequence[NewSharedEnvironmentVariable | NewSharedEnvironmentVariableDict]
    projectId: NotRequired[Sequence[str]]
    target: NotRequired[Sequence[EnvironmentTarget]]
    type: NotRequired[Literal["encrypted", "sensitive"]]


CreateSharedEnvVariableRequest: TypeAlias = (
    CreateSharedEnvVariableForTargetsRequest | CreateSharedEnvVariableForProjectsRequest
)
"""The body of `environment.createSharedEnvVariable`."""

CreateSharedEnvVariableRequestDict: TypeAlias = (
    CreateSharedEnvVariableForTargetsRequestDict | CreateSharedEnvVariableForProjectsRequestDict
)
"""`CreateSharedEnvVariableRequest` as plain data in wire names."""
