"""The result of `projects.filterProjectEnvs`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.content_hint import ContentHint
from hosting_sdk.models.environment_targets import EnvironmentTargets
from hosting_sdk.models.environment_variable import EnvironmentVariable
from hosting_sdk.models.environment_variable_type import EnvironmentVariableType
from hosting_sdk.models.internal_content_hint import InternalContentHint
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class EnvironmentVariableList:
    """The result of `projects.filterProjectEnvs`."""

    comment: str | None = None
    """Note on what the variable is for, at most 500 characters."""
    configuration_id: str | Unset | None = UNSET
    """ID of the installed integration (prefix `icfg_`)."""
    content_hint: ContentHint | Unset | None = UNSET
    """Purpose of the value, such as the connection string of a store."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    created_by: str | Unset | None = UNSET
    """ID of the user who created it."""
    custom_environment_ids: list[str] | None = None
    """IDs of the custom environments that it is for (prefix `env_`)."""
    decrypted: bool | None = None
    """Whether `value` is decrypted."""
    edge_config_id: str | Unset | None = UNSET
    """ID of the Edge Config (prefix `ecfg_`)."""
    edge_config_token_id: str | Unset | None = UNSET
    """ID of the read token of the Edge Config."""
    git_branch: str | None = None
    """Git branch that it is for; null for all branches."""
    id: str | None = None
    internal_content_hint: InternalContentHint | Unset | None = UNSET
    """Purpose of the value, for the platform's own use."""
    key: str | None = None
    """Name of the environment variable."""
    legacy_value: str | None = None
    """Value as it was encrypted before it was migrated."""
    sunset_secret_id: str | None = None
    """ID of the secret that the variable was migrated from."""
    system: bool | None = None
    """Whether the platform sets the variable."""
    target: EnvironmentTargets | str | None = None
    """Environments that get the variable, such as `production`."""
    type: EnvironmentVariableType | str | None = None
    """Protection of the value: `encrypted`, `plain`, `sensitive` (never shown again) or
    `system`."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    updated_by: str | Unset | None = UNSET
    """ID of the user who made the last change."""
    value: str | None = None
    """Value of the environment variable."""
    vsm_value: str | None = None
    """Value as the newer store of secrets has it."""
    envs: list[EnvironmentVariable] | None = None
    """Environment variables of the project."""
    pagination: Pagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
    hidden_production_env_count: float | None = None
    """Number of production variables that the token may not see."""
