"""`UserResourceConfig`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.build_queue_config import BuildQueueConfig


@define(kw_only=True)
class UserResourceConfigBuildEntitlements:
    """`buildEntitlements` of `UserResourceConfig`."""

    enhanced_builds: bool | None = None


@define(kw_only=True)
class UserResourceConfigBuildMachine:
    """`buildMachine` of `UserResourceConfig`."""

    cores: float | None = None
    default: Literal["enhanced", "turbo", "standard", "elastic"] | str | None = None
    """Size of build machines unless a project says otherwise."""
    default_purchase_type: Literal["enhanced", "turbo", "standard"] | str | None = None
    machine_selection_type: Literal["fixed", "elastic"] | str | None = None
    memory: float | None = None
    purchase_type: Literal["enhanced", "turbo", "standard"] | str | None = None
    """Size of the build machine: `standard`, `enhanced` or `turbo`."""


@define(kw_only=True)
class UserResourceConfigSecurity:
    """`security` of `UserResourceConfig`."""

    custom_rules: float | None = None
    ip_blocks: float | None = None
    ip_bypass: float | None = None
    rate_limit: float | None = None


@define(kw_only=True)
class UserResourceConfig:
    """`UserResourceConfig`, a part of other types."""

    aws_account_ids: list[str] | None = None
    aws_account_type: str | None = None
    blob_stores: float | None = None
    """Most blob stores."""
    build_entitlements: UserResourceConfigBuildEntitlements | None = None
    """Features of builds that the team may use."""
    build_machine: UserResourceConfigBuildMachine | None = None
    """Build machines of the team."""
    build_queue: BuildQueueConfig | None = None
    """Rules by which builds wait for each other."""
    bulk_redirects_free_limit_override: float | None = None
    cf_zone_name: str | None = None
    concurrent_builds: float | None = None
    """Most builds at the same time."""
    cron_jobs_per_project: float | None = None
    custom_environments_per_project: float | None = None
    edge_config_size: float | None = None
    """Most kilobytes in one Edge Config, if the limit is not the usual one."""
    edge_configs: float | None = None
    """Most Edge Configs."""
    edge_function_execution_timeout_ms: float | None = None
    edge_function_max_size_bytes: float | None = None
    elastic_concurrency_enabled: bool | None = None
    """Whether builds start at once in place of waiting for others, for a charge."""
    flags_explorer_overrides_threshold: float | None = None
    flags_explorer_unlimited_overrides: bool | None = None
    image_optimization_type: str | None = None
    integration_stores: float | None = None
    kv_databases: float | None = None
    """Most key-value databases."""
    microfrontend_groups_per_team: float | None = None
    microfrontend_projects_per_group: float | None = None
    node_type: str | None = None
    postgres_databases: float | None = None
    """Most PostgreSQL databases."""
    security: UserResourceConfigSecurity | None = None
    """State of the firewall and other protection."""
    serverless_function_max_memory_size: float | None = None
