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
    """The body of `environment.createSharedEnvVariable`."""

    evs: list[NewSharedEnvironmentVariable]
    """Variables to create, 1 to 50."""
    project_id: list[str] | None = None
    """Deprecated: IDs of the projects that use the variables (prefix `prj_`)."""
    target: list[EnvironmentTarget]
    """Environments that get the variable, such as `production`."""
    type: Literal["encrypted", "sensitive"] | None = None
    """Protection of the value: `encrypted`, or `sensitive` (never shown again)."""


@define(kw_only=True)
class CreateSharedEnvVariableForProjectsRequest:
    """The body of `environment.createSharedEnvVariable`."""

    evs: list[NewSharedEnvironmentVariable]
    """Variables to create, 1 to 50."""
    project_id: list[str] | None = None
    """Deprecated: IDs of the projects that use the variables (prefix `prj_`)."""
    target: list[EnvironmentTarget] | None = None
    """Environments that get the variable, such as `production`."""
    type: Literal["encrypted", "sensitive"] | None = None
    """Protection of the value: `encrypted`, or `sensitive` (never shown again)."""


class CreateSharedEnvVariableForTargetsRequestDict(TypedDict):
    """`CreateSharedEnvVariableForTargetsRequest` as a dict in wire names."""

    evs: Sequence[NewSharedEnvironmentVariable | NewSharedEnvironmentVariableDict]
    """Variables to create, 1 to 50."""
    projectId: NotRequired[Sequence[str]]
    """Deprecated: IDs of the projects that use the variables (prefix `prj_`)."""
    target: Sequence[EnvironmentTarget]
    """Environments that get the variable, such as `production`."""
    type: NotRequired[Literal["encrypted", "sensitive"]]
    """Protection of the value: `encrypted`, or `sensitive` (never shown again)."""


class CreateSharedEnvVariableForProjectsRequestDict(TypedDict):
    """`CreateSharedEnvVariableForProjectsRequest` as a dict in wire names."""

    evs: Sequence[NewSharedEnvironmentVariable | NewSharedEnvironmentVariableDict]
    """Variables to create, 1 to 50."""
    projectId: NotRequired[Sequence[str]]
    """Deprecated: IDs of the projects that use the variables (prefix `prj_`)."""
    target: NotRequired[Sequence[EnvironmentTarget]]
    """Environments that get the variable, such as `production`."""
    type: NotRequired[Literal["encrypted", "sensitive"]]
    """Protection of the value: `encrypted`, or `sensitive` (never shown again)."""


CreateSharedEnvVariableRequest: TypeAlias = (
    CreateSharedEnvVariableForTargetsRequest | CreateSharedEnvVariableForProjectsRequest
)
"""The body of `environment.createSharedEnvVariable`."""

CreateSharedEnvVariableRequestDict: TypeAlias = (
    CreateSharedEnvVariableForTargetsRequestDict | CreateSharedEnvVariableForProjectsRequestDict
)
"""`CreateSharedEnvVariableRequest` as plain data in wire names."""
