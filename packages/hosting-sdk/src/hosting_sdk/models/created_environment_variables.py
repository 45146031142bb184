"""The result of `projects.createProjectEnv`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.content_hint import ContentHint
from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.environment_variable import EnvironmentVariable
from hosting_sdk.models.environment_variable_failure import EnvironmentVariableFailure
from hosting_sdk.models.environment_variable_type import EnvironmentVariableType
from hosting_sdk.models.internal_content_hint import InternalContentHint


@define(kw_only=True)
class CreatedEnvironmentVariable:
    """`created[]` of `CreatedEnvironmentVariables`."""

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
    """ID of the environment variable."""
    internal_content_hint: InternalContentHint | Unset | None = UNSET
    """Purpose of the value, for the platform's own use."""
    key: str
    """Name of the environment variable."""
    legacy_value: str | None = None
    """Value as it was encrypted before it was migrated."""
    sunset_secret_id: str | None = None
    """ID of the secret that the variable was migrated from."""
    system: bool | None = None
    """Whether the platform sets the variable."""
    target: list[str] | EnvironmentTarget | str | None = None
    """Environments that get the variable, such as `production`."""
    type: EnvironmentVariableType | str
    """Protection of the value: `encrypted`, `plain`, `sensitive` (never shown again) or
    `system`."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    updated_by: str | Unset | None = UNSET
    """ID of the user who made the last change."""
    value: str
    """Value of the environment variable."""
    vsm_value: str | None = None
    """Value as the newer store of secrets has it."""


@define(kw_only=True)
class CreatedEnvironmentVariables:
    """The result of `projects.createProjectEnv`."""

    created: EnvironmentVariable | list[CreatedEnvironmentVariable]
    """Variables that were created; one of them alone is not in a list."""
    failed: list[EnvironmentVariableFailure]
    """Variables that were not created, each with the reason."""
