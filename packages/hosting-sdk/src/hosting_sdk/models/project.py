"""The result of `projects.createProject` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_request import AliasRequest
from hosting_sdk.models.connect_configuration import ConnectConfiguration
from hosting_sdk.models.custom_environment import CustomEnvironment
from hosting_sdk.models.deployment_expiration import DeploymentExpiration
from hosting_sdk.models.environment_variable import EnvironmentVariable
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.git_comment_settings import GitCommentSettings
from hosting_sdk.models.git_link import GitLink
from hosting_sdk.models.git_provider_options import GitProviderOptions
from hosting_sdk.models.internal_route import InternalRoute
from hosting_sdk.models.ip_bucket import IpBucket
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.oidc_token_config import OidcTokenConfig
from hosting_sdk.models.options_allowlist import OptionsAllowlist
from hosting_sdk.models.project_abuse import ProjectAbuse
from hosting_sdk.models.project_analytics import ProjectAnalytics
from hosting_sdk.models.project_crons import ProjectCrons
from hosting_sdk.models.project_data_cache import ProjectDataCache
from hosting_sdk.models.project_deployment import ProjectDeployment
from hosting_sdk.models.project_dismissed_toast import ProjectDismissedToast
from hosting_sdk.models.project_features import ProjectFeatures
from hosting_sdk.models.project_jobs import ProjectJobs
from hosting_sdk.models.project_microfrontends import ProjectMicrofrontends
from hosting_sdk.models.project_permissions import ProjectPermissions
from hosting_sdk.models.project_protection_bypass import ProjectProtectionBypass
from hosting_sdk.models.project_resource_config import ProjectResourceConfig
from hosting_sdk.models.project_security import ProjectSecurity
from hosting_sdk.models.project_static_ips import ProjectStaticIps
from hosting_sdk.models.project_trusted_ips import ProjectTrustedIps
from hosting_sdk.models.project_usage_status import ProjectUsageStatus
from hosting_sdk.models.rollback_description import RollbackDescription
from hosting_sdk.models.rolling_release_config import RollingReleaseConfig
from hosting_sdk.models.speed_insights_settings import SpeedInsightsSettings
from hosting_sdk.models.sso_protection import SsoProtection
from hosting_sdk.models.tracing_settings import TracingSettings
from hosting_sdk.models.trusted_sources import TrustedSources
from hosting_sdk.models.web_analytics_settings import WebAnalyticsSettings


@define(kw_only=True)
class Project:
    """The result of `projects.createProject` and 2 more."""

    abuse: ProjectAbuse | None = None
    """Record of abuse of the project."""
    account_id: str
    """ID of the team or user that owns the project."""
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
    concurrency_bucket_name: str | None = None
    connect_builds_enabled: bool | None = None
    """Whether builds use the Secure Compute network."""
    connect_configuration_id: str | Unset | None = UNSET
    """ID of the network or pool of addresses that the connection uses."""
    connect_configurations: list[ConnectConfiguration] | Unset | None = UNSET
    """Secure Compute networks of the project's environments."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    crons: ProjectCrons | None = None
    """Cron jobs of the project."""
    custom_environments: list[CustomEnvironment] | None = None
    """Custom environments of the project."""
    customer_support_code_visibility: bool | None = None
    """Whether the platform's support may see the source."""
    data_cache: ProjectDataCache | None = None
    """Data cache of the project."""
    default_resource_config: ProjectResourceConfig
    """Machines and limits where the project does not set its own."""
    delegated_protection: dict[str, Any] | Unset | None = UNSET
    deployment_expiration: DeploymentExpiration
    """Retention of deployments; null for the default."""
    dev_command: str | Unset | None = UNSET
    """Command that starts the development server; null lets the platform detect it."""
    directory_listing: bool
    """Whether folders without an index file show a list of their files."""
    dismissed_toasts: list[ProjectDismissedToast] | None = None
    """Messages of the dashboard that were dismissed."""
    enable_affected_projects_deployments: bool | None = None
    """Whether deployments are skipped when nothing in the root folder or its dependencies
    changed."""
    enable_external_rewrite_caching: bool | None = None
    """Whether responses of external rewrites are cached."""
    enable_preview_feedback: bool | Unset | None = UNSET
    """Whether previews show the toolbar for comments."""
    enable_production_feedback: bool | Unset | None = UNSET
    """Whether production shows the toolbar for comments."""
    env: list[EnvironmentVariable] | None = None
    """Environment variables of the project."""
    features: ProjectFeatures | None = None
    flat_rate_tier: Literal["standard", "base", "advanced", "critical"] | str | None = None
    framework: Framework | str | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    git_comments: GitCommentSettings | None = None
    """Places on Git where the platform's bot comments."""
    git_fork_protection: bool | None = None
    """Whether a member must authorize deployments of pull requests from forks."""
    git_lfs: bool | None = field(default=None, metadata={"wire": "gitLFS"})
    """Whether files in Git LFS are fetched."""
    git_provider_options: GitProviderOptions | None = None
    """Reports of the platform to the Git provider."""
    has_active_branches: bool | None = None
    """Whether branches of the project have deployments."""
    has_deployments: bool | None = None
    """Whether the project has deployments."""
    id: str
    """ID of the project (prefix `prj_`)."""
    install_command: str | Unset | None = UNSET
    """Command that installs dependencies; null lets the platform detect it."""
    internal_routes: list[InternalRoute] | None = None
    ip_buckets: list[IpBucket] | None = None
    jobs: ProjectJobs | None = None
    last_alias_request: AliasRequest | Unset | None = UNSET
    """Last promotion or rollback; null if there was none."""
    last_rollback_target: dict[str, Any] | Unset | None = UNSET
    """Deployment that the last rollback went to; null if there was none."""
    latest_deployments: list[ProjectDeployment] | None = None
    """Newest deployments of the project."""
    link: GitLink | None = None
    """Git repository that the project is connected to."""
    live: bool | None = None
    """Whether the project serves production traffic."""
    microfrontends: ProjectMicrofrontends | None = None
    """Settings of microfrontends."""
    name: str
    """Name of the project, unique in its team."""
    node_version: NodeVersion | str
    """Version of Node.js for builds and functions, such as `22.x`."""
    oidc_token_config: OidcTokenConfig | None = None
    """Settings of the OpenID Connect tokens of deployments."""
    options_allowlist: OptionsAllowlist | Unset | None = UNSET
    """Paths whose `OPTIONS` requests pass deployment protection; null for none."""
    output_directory: str | Unset | None = UNSET
    """Folder that the build writes to; null lets the platform detect it."""
    passive_connect_configuration_id: str | Unset | None = UNSET
    """ID of the Secure Compute network for failover."""
    password_protection: dict[str, Any] | Unset | None = UNSET
    """Protection of deployments by a password; null if it is off."""
    paused: bool | None = None
    """Whether the project is paused."""
    permissions: ProjectPermissions | None = None
    """Actions that the token's user may take on each kind of object, as lists."""
    production_deployments_fast_lane: bool | None = None
    """Whether builds of production go before others."""
    protected_sourcemaps: bool | None = None
    """Whether source maps can only be read after a login."""
    protection_bypass: dict[str, ProjectProtectionBypass] | None = None
    """Secrets with which requests pass deployment protection, and what is known of each."""
    public_source: bool | Unset | None = UNSET
    """Whether anyone may see the source and the logs of deployments."""
    resource_config: ProjectResourceConfig
    """Machines and limits of builds and functions."""
    rollback_description: RollbackDescription | None = None
    """Reason of the last rollback."""
    rolling_release: RollingReleaseConfig | Unset | None = UNSET
    """Configuration of rolling releases; null if they are off."""
    root_directory: str | Unset | None = UNSET
    """Folder of the project in its repository; null is the root of the repository."""
    security: ProjectSecurity | None = None
    """State of the firewall and other protection."""
    serverless_function_zero_config_failover: bool | None = None
    """Whether functions fail over to another region without configuration."""
    skew_protection_allowed_domains: list[str] | None = None
    """Host names of other sites that may fetch protected assets; a leading `*.` covers
    subdomains."""
    skew_protection_boundary_at: float | None = None
    """Skew protection is off for deployments created before this moment, in milliseconds since
    the epoch."""
    skew_protection_max_age: float | None = None
    """Age up to which deployments have skew protection, in seconds."""
    skip_git_connect_during_link: bool | None = None
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    source_files_outside_root_directory: bool | None = None
    """Whether the build may use files outside of the root folder."""
    speed_insights: SpeedInsightsSettings | None = None
    """Settings of Speed Insights."""
    sso_protection: SsoProtection | Unset | None = UNSET
    """Protection of deployments by a login to the platform; null if it is off."""
    static_ips: ProjectStaticIps | None = None
    """Static IP addresses of the project."""
    targets: dict[str, ProjectDeployment | None] | None = None
    """Newest deployment of each environment, by its name."""
    tier: str | None = None
    tracing: TracingSettings | None = None
    """Configuration of tracing; null if it is off."""
    transfer_completed_at: float | None = None
    """Time when the project's transfer ended, in milliseconds since the epoch."""
    transfer_started_at: float | None = None
    """Time when the project's transfer began, in milliseconds since the epoch."""
    transfer_to_account_id: str | None = None
    """ID of the team or user that gets the project."""
    transferred_from_account_id: str | None = None
    """ID of the team or user that had the project before."""
    trusted_ips: ProjectTrustedIps | Unset | None = UNSET
    """Addresses that may open deployments; null if there is no such rule."""
    trusted_sources: TrustedSources | Unset | None = UNSET
    """Projects and OpenID Connect providers whose requests pass deployment protection."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    usage_status: ProjectUsageStatus | None = None
    """State of a flat-rate project's use."""
    v0: bool | None = None
    v0_created: bool | None = None
    web_analytics: WebAnalyticsSettings | None = None
    """Settings of Web Analytics."""
