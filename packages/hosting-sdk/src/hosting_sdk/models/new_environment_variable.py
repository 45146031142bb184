"""`NewEnvironmentVariable`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.new_environment_variable_type import NewEnvironmentVariableType


@define(kw_only=True)
class NewEnvironmentVariableForTargets:
    """`NewEnvironmentVariable`, a part of other types."""

    comment: str | None = None
    """Note on what the variable is for, at most 500 characters."""
    custom_environment_ids: list[str] | None = None
    """IDs of the custom environments (prefix `env_`)."""
    git_branch: str | Unset | None = UNSET
    """Git branch that it is for; null for all branches."""
    key: str
    """Name of the environment variable."""
    target: list[EnvironmentTarget]
    """Environments that get the variable, such as `production`."""
    type: NewEnvironmentVariableType
    """Protection of the value: `encrypted`, `plain`, `sensitive` (never shown again) or
    `system`."""
    value: str
    """Value of the environment variable."""


@define(kw_only=True)
class NewEnvironmentVariableForCustomEnvironments:
    """`NewEnvironmentVariable`, a part of other types."""

    comment: str | None = None
    """Note on what the variable is for, at most 500 characters."""
    custom_environment_ids: list[str]
    """IDs of the custom environments (prefix `env_`)."""
    git_branch: str | Unset | None = UNSET
    """Git branch that it is for; null for all branches."""
    key: str
    """Name of the environment variable."""
    target: list[EnvironmentTarget] | None = None
    """Environments that get the variable, such as `production`."""
    type: NewEnvironmentVariableType
    """Protection of the value: `encrypted`, `plain`, `sensitive` (never shown again) or
    `system`."""
    value: str
    """Value of the environment variable."""


class NewEnvironmentVariableForTargetsDict(TypedDict):
    """`NewEnvironmentVariableForTargets` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the variable is for, at most 500 characters."""
    customEnvironmentIds: NotRequired[Sequence[str]]
    """IDs of the custom environments (prefix `env_`)."""
    gitBranch: NotRequired[str | None]
    """Git branch that it is for; null for all branches."""
    key: str
    """Name of the environment variable."""
    target: Sequence[EnvironmentTarget]
    """Environments that get the variable, such as `production`."""
    type: NewEnvironmentVariableType
    """Protection of the value: `encrypted`, `plain`, `sensitive` (never shown again) or
    `system`."""
    value: str
    """Value of the environment variable."""


class NewEnvironmentVariableForCustomEnvironmentsDict(TypedDict):
    """`NewEnvironmentVariableForCustomEnvironments` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what the variable is for, at most 500 characters."""
    customEnvironmentIds: Sequence[str]
    """IDs of the custom environments (prefix `env_`)."""
    gitBranch: NotRequired[str | None]
    """Git branch that it is for; null for all branches."""
    key: str
    """Name of the environment variable."""
    target: NotRequired[Sequence[EnvironmentTarget]]
    """Environments that get the variable, such as `production`."""
    type: NewEnvironmentVariableType
    """Protection of the value: `encrypted`, `plain`, `sensitive` (never shown again) or
    `system`."""
    value: str
    """Value of the environment variable."""


NewEnvironmentVariable: TypeAlias = (
    NewEnvironmentVariableForTargets | NewEnvironmentVariableForCustomEnvironments
)
"""`NewEnvironmentVariable`, a part of other types."""

NewEnvironmentVariableDict: TypeAlias = (
    NewEnvironmentVariableForTargetsDict | NewEnvironmentVariableForCustomEnvironmentsDict
)
"""`NewEnvironmentVariable` as plain data in wire names."""
