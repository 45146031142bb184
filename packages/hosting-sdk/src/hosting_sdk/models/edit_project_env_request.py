"""The body of `projects.editProjectEnv`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.new_environment_variable_type import NewEnvironmentVariableType


@define(kw_only=True)
class EditProjectEnvRequest:
    """The body of `projects.editProjectEnv`.

    Attributes:
        comment: Note on what the variable is for, at most 500 characters.
        custom_environment_ids: IDs of the custom environments (prefix `env_`).
        git_branch: Git branch that it is for; null for all branches.
        key: Name of the environment variable.
        target: Environments that get the variable, such as `production`.
        type: How the value is kept: `encrypted`, `plain`, `sensitive` (never shown again) or
            `system`.
        value: Value of the environment variable.
    """

    comment: str | None = None
    custom_environment_ids: list[str] | None = None
    git_branch: str | Unset | None = UNSET
    key: str | None = None
    target: list[EnvironmentTarget] | None = None
    type: NewEnvironmentVariableType | None = None
    value: str | None = None


class EditProjectEnvRequestDict(TypedDict):
    """`EditProjectEnvRequest` as a dict in wire names."""

    comment: NotRequired[str]
    customEnvironmentIds: NotRequired[Sequence[str]]
    gitBranch: NotRequired[str | None]
    key: NotRequired[str]
    target: NotRequired[Sequence[EnvironmentTarget]]
    type: NotRequired[NewEnvironmentVariableType]
    value: NotRequired[str]
