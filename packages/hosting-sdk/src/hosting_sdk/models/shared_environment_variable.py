"""The result of `environment.getSharedEnvVar`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.new_environment_variable_type import NewEnvironmentVariableType


@define(kw_only=True)
class SharedEnvironmentVariable:
    """The result of `environment.getSharedEnvVar`."""

    apply_to_all_custom_environments: bool | None = None
    """Whether all custom environments get the variable."""
    comment: str | None = None
    """Note on what the variable is for."""
    created: datetime | str | None = None
    """Time of creation as ISO 8601 text, such as `2021-02-10T13:11:49.180Z`."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    created_by: str | Unset | None = UNSET
    """ID of the user who created it."""
    decrypted: bool | None = None
    """Whether `value` is decrypted."""
    deleted_at: float | None = None
    """Time of deletion, in milliseconds since the epoch."""
    deleted_by: str | Unset | None = UNSET
    """ID of the user who deleted it."""
    id: str | None = None
    """ID of the shared environment variable (prefix `env_`)."""
    key: str | None = None
    """Name of the environment variable, such as `API_URL`."""
    last_edited_by_display_name: str | None = None
    """Name of the user who made the last change, to show."""
    owner_id: str | Unset | None = UNSET
    """ID of the team that owns the variable (prefix `team_`)."""
    project_id: list[str] | None = None
    """IDs of the projects (prefix `prj_`)."""
    target: list[EnvironmentTarget | str] | None = None
    """Environments that get the variable, such as `production`."""
    type: NewEnvironmentVariableType | str | None = None
    """Protection of the value: `encrypted`, or `sensitive` (never shown again)."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    updated_by: str | Unset | None = UNSET
    """ID of the user who made the last change."""
    value: str | None = None
    """Value of the environment variable."""
