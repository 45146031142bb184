"""`ResponseBodyProjects`, a part of other types.

Generated from `manifest/schemas/ResponseBodyProjects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.analytics import Analytics
from hosting_sdk.models.default_resource_config import DefaultResourceConfig
from hosting_sdk.models.deployment_expiration import DeploymentExpiration
from hosting_sdk.models.env import Env
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.get_projects_response_body_has import GetProjectsResponseBodyHas
from hosting_sdk.models.git_comments import GitComments
from hosting_sdk.models.git_provider_options import GitProviderOptions
from hosting_sdk.models.internal_routes import InternalRoutes
from hosting_sdk.models.ip_buckets import IpBuckets
from hosting_sdk.models.latest_deployments import LatestDeployments
from hosting_sdk.models.link import Link
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.project_web_analytics import ProjectWebAnalytics
from hosting_sdk.models.response_body_abuse import ResponseBodyAbuse
from hosting_sdk.models.response_body_env import ResponseBodyEnv
from hosting_sdk.models.response_body_managed_rules import ResponseBodyManagedRules
from hosting_sdk.models.response_body_oidc_token_config import ResponseBodyOidcTokenConfig
from hosting_sdk.models.response_body_sso_protection import ResponseBodySsoProtection
from hosting_sdk.models.rolling_release import RollingRelease
from hosting_sdk.models.rules_log_headers import RulesLogHeaders
from hosting_sdk.models.security_plus_metadata import SecurityPlusMetadata
from hosting_sdk.models.speed_insights import SpeedInsights
from hosting_sdk.models.src import Src
from hosting_sdk.models.trusted_sources import TrustedSources


@define(kw_only=True)
class ResponseBodyProjectsAlias:
    """`alias[]` of `ResponseBodyProjects`."""

    configured_by: Literal["A", "CNAME", "http", "dns-01"] | str | Unset | None = UNSET
    configured_changed_at: float | Unset | None = UNSET
    created_at: float | Unset | None = UNSET
    deployment: LatestDeployments | None
    domain: str
    environment: Env
    git_branch: str | Unset | None = UNSET
    redirect: str | Unset | None = UNSET
    redirect_status_code: float | Unset | None = UNSET
    target: Literal["PRODUCTION", "STAGING", "PREVIEW"] | str


@define(kw_only=True)
class ResponseBodyProjectsSecurityFirewallRoutesMitigateErl:
    """`security.firewallRoutes[].mitigate.erl` of `ResponseBodyProjects`."""

    algo: Literal["fixed_window", "token_bucket"] | str
    keys: list[str]
    limit: float
    window: float


@define(kw_only=True)
class ResponseBodyProjectsSecurityFirewallRoutesMitigate:
    """`security.firewallRoutes[].mitigate` of `ResponseBodyProjects`."""

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"] | str
    erl: ResponseBodyProjectsSecurityFirewallRoutesMitigateErl | None = None
    log_headers: RulesLogHeaders | None = field(default=None, metadata={"wire": "log_headers"})
    rule_id: str = field(metadata={"wire": "rule_id"})
    ttl: float | None = None


@define(kw_only=True)
class ResponseBodyProjectsSecurityFirewallRoutes:
    """`security.firewallRoutes[]` of `ResponseBodyProjects`."""

    dest: str | None = None
    handle: Literal["init", "finalize"] | str | None = None
    has: list[GetProjectsResponseBodyHas] | None = None
    missing: list[GetProjectsResponseBodyHas] | None = None
    mitigate: ResponseBodyProjectsSecurityFirewallRoutesMitigate | None = None
    src: Src | None = None
    status: float | None = None


@define(kw_only=True)
class ResponseBodyProjectsSecurity:
    """`security` of `ResponseBodyProjects`."""

    attack_mode_active_until: float | Unset | None = UNSET
    attack_mode_enabled: bool | None = None
    attack_mode_updated_at: float | None = None
    bot_id_enabled: bool | None = None
    firewall_bypass_ips: list[str] | None = None
    firewall_config_version: float | None = None
    firewall_enabled: bool | None = None
    firewall_routes: list[ResponseBodyProjectsSecurityFirewallRoutes] | None = None
    firewall_seawall_enabled: bool | None = None
    firewall_updated_at: float | None = None
    ja3_enabled: bool | None = None
    ja4_enabled: bool | None = None
    log_headers: RulesLogHeaders | None = field(default=None, metadata={"wire": "log_headers"})
    managed_rules: ResponseBodyManagedRules | Unset | None = UNSET
    page_integrity_enabled: bool | None = None
    request_logs_key: list[str] | None = None
    security_plus: bool | None = None
    security_plus_metadata: SecurityPlusMetadata | None = None


@define(kw_only=True)
class ResponseBodyProjects:
    """`ResponseBodyProjects`, a part of other types."""

    abuse: ResponseBodyAbuse | None = None
    account_id: str
    alias: list[ResponseBodyProjectsAlias]
    analytics: Analytics | None = None
    applied_cve55182_migration: bool | None = None
    auto_assign_custom_domains: bool | None = None
    auto_assign_custom_domains_updated_by: str | None = None
    auto_expose_system_envs: bool | None = None
    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    created_at: float | None = None
    customer_support_code_visibility: bool | None = None
    deployment_expiration: DeploymentExpiration
    dev_command: str | Unset | None = UNSET
    directory_listing: bool
    env: list[ResponseBodyEnv] | None = None
    framework: Framework | Unset | None = UNSET
    git_comments: GitComments | None = None
    git_fork_protection: bool | None = None
    git_provider_options: GitProviderOptions | None = None
    has_active_branches: bool | None = None
    id: str
    install_command: str | Unset | None = UNSET
    internal_routes: list[InternalRoutes] | None = None
    ip_buckets: list[IpBuckets] | None = None
    latest_deployments: list[LatestDeployments] | None = None
    link: Link | None = None
    live: bool | None = None
    name: str
    node_version: NodeVersion
    oidc_token_config: ResponseBodyOidcTokenConfig | None = None
    output_directory: str | Unset | None = UNSET
    password_protection: dict[str, Any] | Unset | None = UNSET
    paused: bool | None = None
    public_source: bool | Unset | None = UNSET
    resource_config: DefaultResourceConfig
    rolling_release: RollingRelease | Unset | None = UNSET
    root_directory: str | Unset | None = UNSET
    security: ResponseBodyProjectsSecurity | None = None
    serverless_function_region: str
    serverless_function_zero_config_failover: bool | None = None
    skip_git_connect_during_link: bool | None = None
    source_files_outside_root_directory: bool | None = None
    speed_insights: SpeedInsights | None = None
    sso_protection: ResponseBodySsoProtection | Unset | None = UNSET
    targets: dict[str, LatestDeployments | None] | None = None
    tier: str | None = None
    transfer_completed_at: float | None = None
    transfer_started_at: float | None = None
    transfer_to_account_id: str | None = None
    transferred_from_account_id: str | None = None
    trusted_sources: TrustedSources | Unset | None = UNSET
    updated_at: float | None = None
    web_analytics: ProjectWebAnalytics | None = None
