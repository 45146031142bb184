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
    """`alias[]` of `ProjectSummary`.

    Attributes:
        configured_by: How the domain leads to the platform: `CNAME`, `A`, `http` or `dns-01`.
        configured_changed_at: Time when the way last changed, in milliseconds since the epoch.
        created_at: Time of creation, in milliseconds since the epoch.
        deployment: Deployment that the alias points at; null for none.
        domain: Domain name of the alias.
        git_branch: Git branch that it is for; null for all branches.
        redirect: Domain that this one redirects to; null if it does not.
        redirect_status_code: HTTP status of the redirect: 301, 302, 307 or 308.
        target: Environment of the alias, such as `PRODUCTION`.
    """

    configured_by: Literal["A", "CNAME", "http", "dns-01"] | str | Unset | None = UNSET
    configured_changed_at: float | Unset | None = UNSET
    created_at: float | Unset | None = UNSET
    deployment: ProjectDeployment | None
    domain: str
    environment: SystemEnvironment
    git_branch: str | Unset | None = UNSET
    redirect: str | Unset | None = UNSET
    redirect_status_code: float | Unset | None = UNSET
    target: Literal["PRODUCTION", "STAGING", "PREVIEW"] | str


@define(kw_only=True)
class ProjectSummarySecurityFirewallRouteMitigateErl:
    """`security.firewallRoutes[].mitigate.erl` of `ProjectSummary`."""

    algo: Literal["fixed_window", "token_bucket"] | str
    keys: list[str]
    limit: float
    window: float


@define(kw_only=True)
class ProjectSummarySecurityFirewallRouteMitigate:
    """`security.firewallRoutes[].mitigate` of `ProjectSummary`.

    Attributes:
        action: `challenge` or `deny`.
    """

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"] | str
    erl: ProjectSummarySecurityFirewallRouteMitigateErl | None = None
    log_headers: FirewallLogHeaders | None = field(default=None, metadata={"wire": "log_headers"})
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
    """`security` of `ProjectSummary`.

    Attributes:
        attack_mode_active_until: Time when attack challenge mode ends, in milliseconds since the
            epoch; null for no end.
        attack_mode_enabled: Whether attack challenge mode is on.
        attack_mode_updated_at: Time when attack challenge mode was last changed, in milliseconds
            since the epoch.
        bot_id_enabled: Whether BotID, the detection of bots, is on.
        firewall_bypass_ips: Addresses that pass the firewall.
        firewall_config_version: Version of the firewall configuration.
        firewall_enabled: Whether the firewall is on.
        firewall_updated_at: Time of the last change of the firewall, in milliseconds since the
            epoch.
        ja3_enabled: Whether TLS fingerprints (JA3) are computed.
        ja4_enabled: Whether TLS fingerprints (JA4) are computed.
        managed_rules: Rule sets that the platform keeps.
        page_integrity_enabled: Whether Page Integrity is on.
    """

    attack_mode_active_until: float | Unset | None = UNSET
    attack_mode_enabled: bool | None = None
    attack_mode_updated_at: float | None = None
    bot_id_enabled: bool | None = None
    firewall_bypass_ips: list[str] | None = None
    firewall_config_version: float | None = None
    firewall_enabled: bool | None = None
    firewall_routes: list[ProjectSummarySecurityFirewallRoute] | None = None
    firewall_seawall_enabled: bool | None = None
    firewall_updated_at: float | None = None
    ja3_enabled: bool | None = None
    ja4_enabled: bool | None = None
    log_headers: FirewallLogHeaders | None = field(default=None, metadata={"wire": "log_headers"})
    managed_rules: ProjectManagedRules | Unset | None = UNSET
    page_integrity_enabled: bool | None = None
    request_logs_key: list[str] | None = None
    security_plus: bool | None = None
    security_plus_metadata: SecurityPlusState | None = None


@define(kw_only=True)
class ProjectSummary:
    """`ProjectSummary`, a part of other types.

    Attributes:
        abuse: Record of abuse of the project.
        account_id: ID of the team or user that owns the project.
        alias: Domain names of the project.
        auto_assign_custom_domains: Whether custom domains of the project get the newest production
            deployment by themselves.
        auto_assign_custom_domains_updated_by: ID of the user who last changed
            `autoAssignCustomDomains`.
        auto_expose_system_envs: Whether deployments get the platform's own environment variables.
        build_command: Command that builds the project; null lets the platform detect it.
        command_for_ignoring_build_step: Command that decides whether to build: exit code 0 skips
            the build, 1 builds.
        created_at: Time of creation, in milliseconds since the epoch.
        customer_support_code_visibility: Whether the platform's support may see the source.
        deployment_expiration: How long deployments are kept; null for the default.
        dev_command: Command that starts the development server; null lets the platform detect it.
        directory_listing: Whether folders without an index file show a list of their files.
        env: Environment variables of the project.
        framework: Framework of the project, such as `nextjs`; null if none is set.
        git_comments: Where the platform's bot comments on Git.
        git_fork_protection: Whether a member must authorize deployments of pull requests from
            forks.
        git_provider_options: What the platform reports to the Git provider.
        has_active_branches: Whether branches of the project have deployments.
        id: ID of the project (prefix `prj_`).
        install_command: Command that installs dependencies; null lets the platform detect it.
        latest_deployments: Newest deployments of the project.
        link: Git repository that the project is connected to.
        live: Whether the project serves production traffic.
        name: Name of the project, unique in its team.
        node_version: Version of Node.js for builds and functions, such as `22.x`.
        oidc_token_config: Whether and how deployments get OpenID Connect tokens.
        output_directory: Folder that the build writes to; null lets the platform detect it.
        password_protection: Protection of deployments by a password; null if it is off.
        paused: Whether the project is paused.
        public_source: Whether anyone may see the source and the logs of deployments.
        resource_config: Machines and limits of builds and functions.
        rolling_release: Configuration of rolling releases; null if they are off.
        root_directory: Folder of the project in its repository; null is the root of the repository.
        security: State of the firewall and other protection.
        serverless_function_region: Region that functions run in, such as `iad1`.
        serverless_function_zero_config_failover: Whether functions fail over to another region
            without configuration.
        skip_git_connect_during_link: Deprecated: whether the command line does not ask to connect a
            Git repository.
        source_files_outside_root_directory: Whether the build may use files outside of the root
            folder.
        speed_insights: Settings of Speed Insights.
        sso_protection: Protection of deployments by a login to the platform; null if it is off.
        targets: Newest deployment of each environment, by its name.
        transfer_completed_at: Time when the project's transfer ended, in milliseconds since the
            epoch.
        transfer_started_at: Time when the project's transfer began, in milliseconds since the
            epoch.
        transfer_to_account_id: ID of the team or user that gets the project.
        transferred_from_account_id: ID of the team or user that had the project before.
        trusted_sources: Projects and OpenID Connect providers whose requests pass deployment
            protection.
        updated_at: Time of the last change, in milliseconds since the epoch.
        web_analytics: Settings of Web Analytics.
    """

    abuse: ProjectAbuse | None = None
    account_id: str
    alias: list[ProjectSummaryAlias]
    analytics: ProjectAnalytics | None = None
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
    env: list[EnvironmentVariable] | None = None
    framework: Framework | Unset | None = UNSET
    git_comments: GitCommentSettings | None = None
    git_fork_protection: bool | None = None
    git_provider_options: GitProviderOptions | None = None
    has_active_branches: bool | None = None
    id: str
    install_command: str | Unset | None = UNSET
    internal_routes: list[InternalRoute] | None = None
    ip_buckets: list[IpBucket] | None = None
    latest_deployments: list[ProjectDeployment] | None = None
    link: GitLink | None = None
    live: bool | None = None
    name: str
    node_version: NodeVersion
    oidc_token_config: OidcTokenConfig | None = None
    output_directory: str | Unset | None = UNSET
    password_protection: dict[str, Any] | Unset | None = UNSET
    paused: bool | None = None
    public_source: bool | Unset | None = UNSET
    resource_config: ProjectResourceConfig
    rolling_release: RollingReleaseConfig | Unset | None = UNSET
    root_directory: str | Unset | None = UNSET
    security: ProjectSummarySecurity | None = None
    serverless_function_region: str
    serverless_function_zero_config_failover: bool | None = None
    skip_git_connect_during_link: bool | None = None
    source_files_outside_root_directory: bool | None = None
    speed_insights: SpeedInsightsSettings | None = None
    sso_protection: SsoProtection | Unset | None = UNSET
    targets: dict[str, ProjectDeployment | None] | None = None
    tier: str | None = None
    transfer_completed_at: float | None = None
    transfer_started_at: float | None = None
    transfer_to_account_id: str | None = None
    transferred_from_account_id: str | None = None
    trusted_sources: TrustedSources | Unset | None = UNSET
    updated_at: float | None = None
    web_analytics: WebAnalyticsSettings | None = None
