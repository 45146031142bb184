"""The body of `environment.updateSharedEnvVariable`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.environment_target import EnvironmentTarget


@define(kw_only=True)
class SharedEnvironmentVariableChangeProjectIdUpdates:
    """`updates{}.projectIdUpdates` of `UpdateSharedEnvVariableRequest`.

    Attributes:
        link: IDs of the projects to connect.
        unlink: IDs of the projects to disconnect.
    """

    link: list[str] | None = None
    unlink: list[str] | None = None


@define(kw_only=True)
class SharedEnvironmentVariableChange:
    """`updates{}` of `UpdateSharedEnvVariableRequest`.

    Attributes:
        comment: Note on what it is for, at most 500 characters.
        key: Name of the environment variable, such as `API_URL`.
        project_id: IDs of all projects that use the variable (prefix `prj_`).
        project_id_updates: Projects to connect or disconnect, without naming the others.
        target: Environments that get the variable, such as `production`.
        type: How the value is kept: `encrypted`, or `sensitive` (never shown again).
        value: Value of the environment variable.
    """

    comment: str | None = None
    key: str | None = None
    project_id: list[str] | None = None
    project_id_updates: SharedEnvironmentVariableChangeProjectIdUpdates | None = None
    target: list[EnvironmentTarget] | None = None
    type: Literal["encrypted", "sensitive"] | None = None
    value: str | None = None


@define(kw_only=True)
class UpdateSharedEnvVariableRequest:
    """The body of `environment.updateSharedEnvVariable`.

    Attributes:
        updates: Changes, by the ID of the variable (prefix `env_`).
    """

    updates: dict[str, SharedEnvironmentVariableChange]


class SharedEnvironmentVariableChangeProjectIdUpdatesDict(TypedDict):
    """`SharedEnvironmentVariableChangeProjectIdUpdates` as a dict in wire names."""

    link: NotRequired[Sequence[str]]
    unlink: NotRequired[Sequence[str]]


class SharedEnvironmentVariableChangeDict(TypedDict):
    """`SharedEnvironmentVariableChange` as a dict in wire names."""

    comment: NotRequired[str]
    key: NotRequired[str]
    projectId: NotRequired[Sequence[str]]
    projectIdUpdates: NotRequired[
        SharedEnvironmentVariableChangeProjectIdUpdates
        | SharedEnvironmentVariableChangeProjectIdUpdatesDict
    ]
    target: NotRequired[Sequence[EnvironmentTarget]]
    type: NotRequired[Literal["encrypted", "sensitive"]]
    value: NotRequired[str]


class UpdateSharedEnvVariableRequestDict(TypedDict):
    """`UpdateSharedEnvVariableRequest` as a dict in wire names."""

    updates: Mapping[str, SharedEnvironmentVariableChange | SharedEnvironmentVariableChangeDict]
