"""`ProjectSummary`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.deployment_expiration import DeploymentExpiration
from hosting_sdk.models.environment_variable import EnvironmentVariable
from hosting_sdk.models.firewall_log_headers import FirewallLogHeaders
from hosting_sdk.models.firewall_route_condition import FirewallRouteCondition
from hosting_sdk.models.firewall_route_text import FirewallRouteText
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.git_comment_settings import GitCommentSettings
from hosting_sdk.models.git_link import GitLink
from hosting_sdk.models.git_provider_options import GitProviderOptions
from hosting_sdk.models.internal_route import InternalRoute
from hosting_sdk.models.ip_bucket import IpBucket
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.oidc_token_config import OidcTokenConfig
from hosting_sdk.models.project_abuse import ProjectAbuse
from hosting_sdk.models.project_analytics import ProjectAnalytics
from hosting_sdk.models.project_deployment import ProjectDeployment
from hosting_sdk.models.project_managed_rules import ProjectManagedRules
from hosting_sdk.models.project_resource_config import ProjectResourceConfig
from hosting_sdk.models.rolling_release_config import RollingReleaseConfig
from hosting_sdk.models.security_plus_state import SecurityPlusState
from hosting_sdk.models.speed_insights_settings import SpeedInsightsSettings
from hosting_sdk.models.sso_protection import SsoProtection
from hosting_sdk.models.system_environment import SystemEnvironment
from hosting_sdk.models.trusted_sources import TrustedSources
from hosting_sdk.models.web_analytics_settings import WebAnalyticsSettings


@define(kw_only=True)
class ProjectSummaryAlias:
    """`alias[]` of `ProjectSummary`."""

    configured_by: Literal["A", "CNAME", "http", "dns-01"] | str | Unset | None = UNSET
    """Record or challenge that points the domain to the platform: `CNAME`, `A`, `http` or
    `dns-01`."""
    configured_changed_at: float | Unset | None = UNSET
    """Time when the way last changed, in milliseconds since the epoch."""
    created_at: float | Unset | None = UNSET
    """Time of creation, in milliseconds since the epoch."""
    deployment: ProjectDeployment | None
    """Deployment that the alias points at; null for none."""
    domain: str
    """Domain name of the alias."""
    environment: SystemEnvironment | str
    git_branch: str | Unset | None = UNSET
    """Git branch that it is for; null for all branches."""
    redirect: str | Unset | None = UNSET
    """Domain that this one redirects to; null if it does not."""
    redirect_status_code: float | Unset | None = UNSET
    """HTTP status of the redirect: 301, 302, 307 or 308."""
    target: Literal["PRODUCTION", "STAGING", "PREVIEW"] | str
    """Environment of the alias, such as `PRODUCTION`."""


@define(kw_only=True)
class ProjectSummarySecurityFirewallRouteMitigateErl:
    """`security.firewallRoutes[].mitigate.erl` of `ProjectSummary`."""

    algo: Literal["fixed_window", "token_bucket"] | str
    keys: list[str]
    limit: float
    window: float


@define(kw_only=True)
class ProjectSummarySecurityFirewallRouteMitigate:
    """`security.firewallRoutes[].mitigate` of `ProjectSummary`."""

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"] | str
    """Answer to a request that the route matches."""
    erl: ProjectSummarySecurityFirewallRouteMitigateErl | None = None
    log_headers: FirewallLogHeaders | str | None = field(
        default=None, metadata={"wire": "log_headers"}
    )
    rule_id: str = field(metadata={"wire": "rule_id"})
    ttl: float | None = None


@define(kw_only=True)
class ProjectSummarySecurityFirewallRoute:
    """`security.firewallRoutes[]` of `ProjectSummary`."""

    dest: str | None = None
    handle: Literal["init", "finalize"] | str | None = None
    has: list[FirewallRouteCondition] | None = None
    missing: list[FirewallRouteCondition] | None = None
    mitigate: ProjectSummarySecurityFirewallRouteMitigate | None = None
    src: FirewallRouteText | None = None
    status: float | None = None


@define(kw_only=True)
class ProjectSummarySecurity:
    """`security` of `ProjectSummary`."""

    attack_mode_active_until: float | Unset | None = UNSET
    """Time when attack challenge mode ends, in milliseconds since the epoch; null for no end."""
    attack_mode_enabled: bool | None = None
    """Whether attack challenge mode is on."""
    attack_mode_updated_at: float | None = None
    """Time when attack challenge mode was last changed, in milliseconds since the epoch."""
    bot_id_enabled: bool | None = None
    """Whether BotID, the detection of bots, is on."""
    firewall_bypass_ips: list[str] | None = None
    """Addresses that pass the firewall."""
    firewall_config_version: float | None = None
    """Version of the firewall configuration."""
    firewall_enabled: bool | None = None
    """Whether the firewall is on."""
    firewall_routes: list[ProjectSummarySecurityFirewallRoute] | None = None
    firewall_seawall_enabled: bool | None = None
    firewall_updated_at: float | None = None
    """Time of the last change of the firewall, in milliseconds since the epoch."""
    ja3_enabled: bool | None = None
    """Whether TLS fingerprints (JA3) are computed."""
    ja4_enabled: bool | None = None
    """Whether TLS fingerprints (JA4) are computed."""
    log_headers: FirewallLogHeaders | str | None = field(
        default=None, metadata={"wire": "log_headers"}
    )
    managed_rules: ProjectManagedRules | Unset | None = UNSET
    """Rule sets that the platform keeps."""
    page_integrity_enabled: bool | None = None
    """Whether Page Integrity is on."""
    request_logs_key: list[str] | None = None
    security_plus: bool | None = None
    security_plus_metadata: SecurityPlusState | None = None


@define(kw_only=True)
class ProjectSummary:
    """`ProjectSummary`, a part of other types."""

    abuse: ProjectAbuse | None = None
    """Record of abuse of the project."""
    account_id: str
    """ID of the team or user that owns the project."""
    alias: list[ProjectSummaryAlias]
    """Domain names of the project."""
    analytics: ProjectAnalytics | None = None
    applied_cve55182_migration: bool | None = None
    auto_assign_custom_domains: bool | None = None
    """Whether custom domains of the project get the newest production deployment by themselves."""
    auto_assign_custom_domains_updated_by: str | None = None
    """ID of the user who last changed `autoAssignCustomDomains`."""
    auto_expose_system_envs: bool | None = None
    """Whether deployments get the platform's own environment variables."""
    build_command: str | Unset | None = UNSET
    """Command that builds the project; null lets the platform detect it."""
    command_for_ignoring_build_step: str | Unset | None = UNSET
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    customer_support_code_visibility: bool | None = None
    """Whether the platform's support may see the source."""
    deployment_expiration: DeploymentExpiration
    """Retention of deployments; null for the default."""
    dev_command: str | Unset | None = UNSET
    """Command that starts the development server; null lets the platform detect it."""
    directory_listing: bool
    """Whether folders without an index file show a list of their files."""
    env: list[EnvironmentVariable] | None = None
    """Environment variables of the project."""
    framework: Framework | str | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    git_comments: GitCommentSettings | None = None
    """Places on Git where the platform's bot comments."""
    git_fork_protection: bool | None = None
    """Whether a member must authorize deployments of pull requests from forks."""
    git_provider_options: GitProviderOptions | None = None
    """Reports of the platform to the Git provider."""
    has_active_branches: bool | None = None
    """Whether branches of the project have deployments."""
    id: str
    """ID of the project (prefix `prj_`)."""
    install_command: str | Unset | None = UNSET
    """Command that installs dependencies; null lets the platform detect it."""
    internal_routes: list[InternalRoute] | None = None
    ip_buckets: list[IpBucket] | None = None
    latest_deployments: list[ProjectDeployment] | None = None
    """Newest deployments of the project."""
    link: GitLink | None = None
    """Git repository that the project is connected to."""
    live: bool | None = None
    """Whether the project serves production traffic."""
    name: str
    """Name of the project, unique in its team."""
    node_version: NodeVersion | str
    """Version of Node.js for builds and functions, such as `22.x`."""
    oidc_token_config: OidcTokenConfig | None = None
    """Settings of the OpenID Connect tokens of deployments."""
    output_directory: str | Unset | None = UNSET
    """Folder that the build writes to; null lets the platform detect it."""
    password_protection: dict[str, Any] | Unset | None = UNSET
    """Protection of deployments by a password; null if it is off."""
    paused: bool | None = None
    """Whether the project is paused."""
    public_source: bool | Unset | None = UNSET
    """Whether anyone may see the source and the logs of deployments."""
    resource_config: ProjectResourceConfig
    """Machines and limits of builds and functions."""
    rolling_release: RollingReleaseConfig | Unset | None = UNSET
    """Configuration of rolling releases; null if they are off."""
    root_directory: str | Unset | None = UNSET
    """Folder of the project in its repository; null is the root of the repository."""
    security: ProjectSummarySecurity | None = None
    """State of the firewall and other protection."""
    serverless_function_region: str
    """Region that functions run in, such as `iad1`."""
    serverless_function_zero_config_failover: bool | None = None
    """Whether functions fail over to another region without configuration."""
    skip_git_connect_during_link: bool | None = None
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    source_files_outside_root_directory: bool | None = None
    """Whether the build may use files outside of the root folder."""
    speed_insights: SpeedInsightsSettings | None = None
    """Settings of Speed Insights."""
    sso_protection: SsoProtection | Unset | None = UNSET
    """Protection of deployments by a login to the platform; null if it is off."""
    targets: dict[str, ProjectDeployment | None] | None = None
    """Newest deployment of each environment, by its name."""
    tier: str | None = None
    transfer_completed_at: float | None = None
    """Time when the project's transfer ended, in milliseconds since the epoch."""
    transfer_started_at: float | None = None
    """Time when the project's transfer began, in milliseconds since the epoch."""
    transfer_to_account_id: str | None = None
    """ID of the team or user that gets the project."""
    transferred_from_account_id: str | None = None
    """ID of the team or user that had the project before."""
    trusted_sources: TrustedSources | Unset | None = UNSET
    """Projects and OpenID Connect providers whose requests pass deployment protection."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    web_analytics: WebAnalyticsSettings | None = None
    """Settings of Web Analytics."""
