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
    """The result of `environment.getSharedEnvVar`.

    Attributes:
        apply_to_all_custom_environments: Whether all custom environments get the variable.
        comment: Note on what the variable is for.
        created: Time of creation as ISO 8601 text, such as `2021-02-10T13:11:49.180Z`.
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user who created it.
        decrypted: Whether `value` is decrypted.
        deleted_at: Time of deletion, in milliseconds since the epoch.
        deleted_by: ID of the user who deleted it.
        id: ID of the shared environment variable (prefix `env_`).
        key: Name of the environment variable, such as `API_URL`.
        last_edited_by_display_name: Name of the user who made the last change, to show.
        owner_id: ID of the team that owns the variable (prefix `team_`).
        project_id: ID of the project (prefix `prj_`).
        target: Environments that get the variable, such as `production`.
        type: How the value is kept: `encrypted`, or `sensitive` (never shown again).
        updated_at: Time of the last change, in milliseconds since the epoch.
        updated_by: ID of the user who made the last change.
        value: Value of the environment variable.
    """

    apply_to_all_custom_environments: bool | None = None
    comment: str | None = None
    created: datetime | str | None = None
    created_at: float | None = None
    created_by: str | Unset | None = UNSET
    decrypted: bool | None = None
    deleted_at: float | None = None
    deleted_by: str | Unset | None = UNSET
    id: str | None = None
    key: str | None = None
    last_edited_by_display_name: str | None = None
    owner_id: str | Unset | None = UNSET
    project_id: list[str] | None = None
    target: list[EnvironmentTarget] | None = None
    type: NewEnvironmentVariableType | None = None
    updated_at: float | None = None
    updated_by: str | Unset | None = UNSET
    value: str | None = None
