"""The body of `environment.updateSharedEnvVariable`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.environment_target import EnvironmentTarget


@define(kw_only=True)
class SharedEnvironmentVariableChangeProjectIdUpdates:
    """`updates{}.projectIdUpdates` of `UpdateSharedEnvVariableRequest`."""

    link: list[str] | None = None
    """IDs of the projects to connect."""
    unlink: list[str] | None = None
    """IDs of the projects to disconnect."""


@define(kw_only=True)
class SharedEnvironmentVariableChange:
    """`updates{}` of `UpdateSharedEnvVariableRequest`."""

    comment: str | None = None
    """Note on what it is for, at most 500 characters."""
    key: str | None = None
    """Name of the environment variable, such as `API_URL`."""
    project_id: list[str] | None = None
    """IDs of all projects that use the variable (prefix `prj_`)."""
    project_id_updates: SharedEnvironmentVariableChangeProjectIdUpdates | None = None
    """Projects to connect or disconnect, without naming the others."""
    target: list[EnvironmentTarget] | None = None
    """Environments that get the variable, such as `production`."""
    type: Literal["encrypted", "sensitive"] | None = None
    """Protection of the value: `encrypted`, or `sensitive` (never shown again)."""
    value: str | None = None
    """Value of the environment variable."""


@define(kw_only=True)
class UpdateSharedEnvVariableRequest:
    """The body of `environment.updateSharedEnvVariable`."""

    updates: dict[str, SharedEnvironmentVariableChange]
    """Changes, by the ID of the variable (prefix `env_`)."""


class SharedEnvironmentVariableChangeProjectIdUpdatesDict(TypedDict):
    """`SharedEnvironmentVariableChangeProjectIdUpdates` as a dict in wire names."""

    link: NotRequired[Sequence[str]]
    """IDs of the projects to connect."""
    unlink: NotRequired[Sequence[str]]
    """IDs of the projects to disconnect."""


class SharedEnvironmentVariableChangeDict(TypedDict):
    """`SharedEnvironmentVariableChange` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what it is for, at most 500 characters."""
    key: NotRequired[str]
    """Name of the environment variable, such as `API_URL`."""
    projectId: NotRequired[Sequence[str]]
    """IDs of all projects that use the variable (prefix `prj_`)."""
    projectIdUpdates: NotRequired[
        SharedEnvironmentVariableChangeProjectIdUpdates
        | SharedEnvironmentVariableChangeProjectIdUpdatesDict
    ]
    """Projects to connect or disconnect, without naming the others."""
    target: NotRequired[Sequence[EnvironmentTarget]]
    """Environments that get the variable, such as `production`."""
    type: NotRequired[Literal["encrypted", "sensitive"]]
    """Protection of the value: `encrypted`, or `sensitive` (never shown again)."""
    value: NotRequired[str]
    """Value of the environment variable."""


class UpdateSharedEnvVariableRequestDict(TypedDict):
    """`UpdateSharedEnvVariableRequest` as a dict in wire names."""

    updates: Mapping[str, SharedEnvironmentVariableChange | SharedEnvironmentVariableChangeDict]
    """Changes, by the ID of the variable (prefix `env_`)."""
