"""`PayloadResourceConfig`, a part of other types.

Generated from `manifest/schemas/PayloadResourceConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.build_queue import BuildQueue


@define(kw_only=True)
class PayloadResourceConfigBuildEntitlements:
    """`buildEntitlements` of `PayloadResourceConfig`."""

    enhanced_builds: bool | None = None


@define(kw_only=True)
class PayloadResourceConfigBuildMachine:
    """`buildMachine` of `PayloadResourceConfig`."""

    cores: float | None = None
    default: Literal["enhanced", "turbo", "standard", "elastic"] | str | None = None
    default_purchase_type: Literal["enhanced", "turbo", "standard"] | str | None = None
    machine_selection_type: Literal["fixed", "elastic"] | str | None = None
    memory: float | None = None
    purchase_type: Literal["enhanced", "turbo", "standard"] | str | None = None


@define(kw_only=True)
class PayloadResourceConfigSecurity:
    """`security` of `PayloadResourceConfig`."""

    custom_rules: float | None = None
    ip_blocks: float | None = None
    ip_bypass: float | None = None
    rate_limit: float | None = None


@define(kw_only=True)
class PayloadResourceConfig:
    """`PayloadResourceConfig`, a part of other types."""

    aws_account_ids: list[str] | None = None
    aws_account_type: str | None = None
    blob_stores: float | None = None
    build_entitlements: PayloadResourceConfigBuildEntitlements | None = None
    build_machine: PayloadResourceConfigBuildMachine | None = None
    build_queue: BuildQueue | None = None
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
    security: PayloadResourceConfigSecurity | None = None
    serverless_function_max_memory_size: float | None = None
