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
    """`buildMachine` of `UserResourceConfig`.

    Attributes:
        default: Size of build machines unless a project says otherwise.
        purchase_type: Size of the build machine: `standard`, `enhanced` or `turbo`.
    """

    cores: float | None = None
    default: Literal["enhanced", "turbo", "standard", "elastic"] | str | None = None
    default_purchase_type: Literal["enhanced", "turbo", "standard"] | str | None = None
    machine_selection_type: Literal["fixed", "elastic"] | str | None = None
    memory: float | None = None
    purchase_type: Literal["enhanced", "turbo", "standard"] | str | None = None


@define(kw_only=True)
class UserResourceConfigSecurity:
    """`security` of `UserResourceConfig`."""

    custom_rules: float | None = None
    ip_blocks: float | None = None
    ip_bypass: float | None = None
    rate_limit: float | None = None


@define(kw_only=True)
class UserResourceConfig:
    """`UserResourceConfig`, a part of other types.

    Attributes:
        blob_stores: Most blob stores.
        build_entitlements: Features of builds that the team may use.
        build_machine: Build machines of the team.
        build_queue: How builds wait for each other.
        concurrent_builds: Most builds at the same time.
        edge_config_size: Most kilobytes in one Edge Config, if the limit is not the usual one.
        edge_configs: Most Edge Configs.
        elastic_concurrency_enabled: Whether builds start at once in place of waiting for others,
            for a charge.
        kv_databases: Most key-value databases.
        postgres_databases: Most PostgreSQL databases.
        security: State of the firewall and other protection.
    """

    aws_account_ids: list[str] | None = None
    aws_account_type: str | None = None
    blob_stores: float | None = None
    build_entitlements: UserResourceConfigBuildEntitlements | None = None
    build_machine: UserResourceConfigBuildMachine | None = None
    build_queue: BuildQueueConfig | None = None
    bulk_redirects_free_limit_override: float | None = None
    cf_zone_name: str | None = None
    concurrent_builds: float | None = None
    cron_jobs_per_project: float | None = None
    custom_environments_per_project: float | None = None
    edge_config_size: float | None = None
    edge_configs: float | None = None
    edge_function_execution_timeout_ms: float | None = None
    edge_function_max_size_bytes: float | None = None
    elastic_concurrency_enabled: bool | None = None
    flags_explorer_overrides_threshold: float | None = None
    flags_explorer_unlimited_overrides: bool | None = None
    image_optimization_type: str | None = None
    integration_stores: float | None = None
    kv_databases: float | None = None
    microfrontend_groups_per_team: float | None = None
    microfrontend_projects_per_group: float | None = None
    node_type: str | None = None
    postgres_databases: float | None = None
    security: UserResourceConfigSecurity | None = None
    serverless_function_max_memory_size: float | None = None
