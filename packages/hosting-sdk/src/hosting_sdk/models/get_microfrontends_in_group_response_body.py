"""The result of `microfrontends.getMicrofrontendsInGroup`.

Generated from `manifest/schemas/GetMicrofrontendsInGroupResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.analytics import Analytics
from hosting_sdk.models.create_project_crons import CreateProjectCrons
from hosting_sdk.models.create_project_security import CreateProjectSecurity
from hosting_sdk.models.custom_environments import CustomEnvironments
from hosting_sdk.models.default_resource_config import DefaultResourceConfig
from hosting_sdk.models.deployment_expiration import DeploymentExpiration
from hosting_sdk.models.features import Features
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.get_microfrontends_in_group_targets import GetMicrofrontendsInGroupTargets
from hosting_sdk.models.git_comments import GitComments
from hosting_sdk.models.git_provider_options import GitProviderOptions
from hosting_sdk.models.internal_routes import InternalRoutes
from hosting_sdk.models.ip_buckets import IpBuckets
from hosting_sdk.models.jobs import Jobs
from hosting_sdk.models.last_alias_request import LastAliasRequest
from hosting_sdk.models.link import Link
from hosting_sdk.models.microfrontends import Microfrontends
from hosting_sdk.models.new_connect_configurations import NewConnectConfigurations
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.options_allowlist import OptionsAllowlist
from hosting_sdk.models.project_web_analytics import ProjectWebAnalytics
from hosting_sdk.models.protection_bypass import ProtectionBypass
from hosting_sdk.models.response_body_abuse import ResponseBodyAbuse
from hosting_sdk.models.response_body_data_cache import ResponseBodyDataCache
from hosting_sdk.models.response_body_dismissed_toasts import ResponseBodyDismissedToasts
from hosting_sdk.models.response_body_env import ResponseBodyEnv
from hosting_sdk.models.response_body_oidc_token_config import ResponseBodyOidcTokenConfig
from hosting_sdk.models.response_body_permissions import ResponseBodyPermissions
from hosting_sdk.models.response_body_sso_protection import ResponseBodySsoProtection
from hosting_sdk.models.response_body_static_ips import ResponseBodyStaticIps
from hosting_sdk.models.response_body_trusted_ips import ResponseBodyTrustedIps
from hosting_sdk.models.rollback_description import RollbackDescription
from hosting_sdk.models.rolling_release import RollingRelease
from hosting_sdk.models.speed_insights import SpeedInsights
from hosting_sdk.models.tracing import Tracing
from hosting_sdk.models.trusted_sources import TrustedSources
from hosting_sdk.models.usage_status import UsageStatus


@define(kw_only=True)
class GetMicrofrontendsInGroupResponseBodyProjects:
    """`projects[]` of `GetMicrofrontendsInGroupResponseBody`."""

    abuse: ResponseBodyAbuse | None = None
    account_id: str
    analytics: Analytics | None = None
    applied_cve55182_migration: bool | None = None
    auto_assign_custom_domains: bool | None = None
    auto_assign_custom_domains_updated_by: str | None = None
    auto_expose_system_envs: bool | None = None
    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    concurrency_bucket_name: str | None = None
    connect_builds_enabled: bool | None = None
    connect_configuration_id: str | Unset | None = UNSET
    connect_configurations: list[NewConnectConfigurations] | Unset | None = UNSET
    created_at: float | None = None
    crons: CreateProjectCrons | None = None
    custom_environments: list[CustomEnvironments] | None = None
    customer_support_code_visibility: bool | None = None
    data_cache: ResponseBodyDataCache | None = None
    default_resource_config: DefaultResourceConfig
    delegated_protection: dict[str, Any] | Unset | None = UNSET
    deployment_expiration: DeploymentExpiration
    dev_command: str | Unset | None = UNSET
    directory_listing: bool
    dismissed_toasts: list[ResponseBodyDismissedToasts] | None = None
    enable_affected_projects_deployments: bool | None = None
    enable_external_rewrite_caching: bool | None = None
    enable_preview_feedback: bool | Unset | None = UNSET
    enable_production_feedback: bool | Unset | None = UNSET
    env: list[ResponseBodyEnv] | None = None
    features: Features | None = None
    flat_rate_tier: Literal["standard", "base", "advanced", "critical"] | str | None = None
    framework: Framework | Unset | None = UNSET
    git_comments: GitComments | None = None
    git_fork_protection: bool | None = None
    git_lfs: bool | None = field(default=None, metadata={"wire": "gitLFS"})
    git_provider_options: GitProviderOptions | None = None
    has_active_branches: bool | None = None
    has_deployments: bool | None = None
    id: str
    install_command: str | Unset | None = UNSET
    internal_routes: list[InternalRoutes] | None = None
    ip_buckets: list[IpBuckets] | None = None
    jobs: Jobs | None = None
    last_alias_request: LastAliasRequest | Unset | None = UNSET
    last_rollback_target: dict[str, Any] | Unset | None = UNSET
    latest_deployments: list[GetMicrofrontendsInGroupTargets] | None = None
    link: Link | None = None
    live: bool | None = None
    microfrontends: Microfrontends | None = None
    name: str
    node_version: NodeVersion
    oidc_token_config: ResponseBodyOidcTokenConfig | None = None
    options_allowlist: OptionsAllowlist | Unset | None = UNSET
    output_directory: str | Unset | None = UNSET
    passive_connect_configuration_id: str | Unset | None = UNSET
    password_protection: dict[str, Any] | Unset | None = UNSET
    paused: bool | None = None
    permissions: ResponseBodyPermissions | None = None
    production_deployments_fast_lane: bool | None = None
    protected_sourcemaps: bool | None = None
    protection_bypass: dict[str, ProtectionBypass] | None = None
    public_source: bool | Unset | None = UNSET
    resource_config: DefaultResourceConfig
    rollback_description: RollbackDescription | None = None
    rolling_release: RollingRelease | Unset | None = UNSET
    root_directory: str | Unset | None = UNSET
    security: CreateProjectSecurity | None = None
    serverless_function_zero_config_failover: bool | None = None
    skew_protection_allowed_domains: list[str] | None = None
    skew_protection_boundary_at: float | None = None
    skew_protection_max_age: float | None = None
    skip_git_connect_during_link: bool | None = None
    source_files_outside_root_directory: bool | None = None
    speed_insights: SpeedInsights | None = None
    sso_protection: ResponseBodySsoProtection | Unset | None = UNSET
    static_ips: ResponseBodyStaticIps | None = None
    targets: dict[str, GetMicrofrontendsInGroupTargets | None] | None = None
    tier: str | None = None
    tracing: Tracing | None = None
    transfer_completed_at: float | None = None
    transfer_started_at: float | None = None
    transfer_to_account_id: str | None = None
    transferred_from_account_id: str | None = None
    trusted_ips: ResponseBodyTrustedIps | Unset | None = UNSET
    trusted_sources: TrustedSources | Unset | None = UNSET
    updated_at: float | None = None
    usage_status: UsageStatus | None = None
    v0: bool | None = None
    v0_created: bool | None = None
    web_analytics: ProjectWebAnalytics | None = None


@define(kw_only=True)
class GetMicrofrontendsInGroupResponseBody:
    """The result of `microfrontends.getMicrofrontendsInGroup`."""

    projects: list[GetMicrofrontendsInGroupResponseBodyProjects]
