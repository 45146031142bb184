"""The body of `projects.updateProject`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.build_queue_config import BuildQueueConfig, BuildQueueConfigDict
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.oidc_token_config_request import (
    OidcTokenConfigRequest,
    OidcTokenConfigRequestDict,
)
from hosting_sdk.models.options_allowlist import OptionsAllowlist, OptionsAllowlistDict
from hosting_sdk.models.password_protection_request import (
    PasswordProtectionRequest,
    PasswordProtectionRequestDict,
)
from hosting_sdk.models.sso_protection_request import SsoProtectionRequest, SsoProtectionRequestDict
from hosting_sdk.models.toggle_request import ToggleRequest, ToggleRequestDict
from hosting_sdk.models.tracing_settings import TracingSettings, TracingSettingsDict
from hosting_sdk.models.trusted_ips import TrustedIps, TrustedIpsDict
from hosting_sdk.models.trusted_sources import TrustedSources, TrustedSourcesDict


@define(kw_only=True)
class UpdateProjectRequestConnectConfiguration:
    """`connectConfigurations[]` of `UpdateProjectRequest`."""

    builds_enabled: bool
    """Whether builds use the network."""
    connect_configuration_id: str
    """ID of the Secure Compute network."""
    env_id: str
    """Environment: `production`, `preview` or the ID of a custom one."""
    passive: bool
    """Whether the network is only for failover: builds do not run in it."""


@define(kw_only=True)
class UpdateProjectRequestDismissedToast:
    """`dismissedToasts[]` of `UpdateProjectRequest`."""

    action: Literal["delete", "cancel", "accept"]
    """Reaction to the message: `delete`, `cancel` or `accept`."""
    dismissed_at: float
    """Time of the action, in milliseconds since the epoch."""
    key: str
    """Key that identifies the message."""
    value: Any = UNSET
    """Further data of the message."""


@define(kw_only=True)
class UpdateProjectRequestResourceConfig:
    """`resourceConfig` of `UpdateProjectRequest`."""

    build_machine_elastic_last_updated: float | None = None
    """Time when the elastic choice was last changed, in milliseconds since the epoch."""
    build_machine_selection: Literal["fixed", "elastic"] | None = None
    """Whether the size of the build machine is `fixed`, or chosen for each build (`elastic`)."""
    build_machine_type: Literal["enhanced", "turbo", "standard", "elastic"] | None = None
    """Size of the build machine: `standard`, `enhanced` or `turbo`."""
    build_queue: BuildQueueConfig | None = None
    """Rules by which builds wait for each other."""
    elastic_concurrency_enabled: bool | None = None
    """Whether builds start at once in place of waiting for others, for a charge."""
    enable_functions_beta: bool | None = None
    """Whether functions use features in beta."""
    fluid: bool | None = None
    """Whether functions use fluid compute."""
    function_default_memory_type: Literal["standard", "standard_legacy", "performance"] | None = (
        None
    )
    """Memory class of functions, such as `standard`."""
    function_default_regions: list[str] | None = None
    """Regions that functions run in, such as `iad1`; at least one."""
    function_default_timeout: float | None = None
    """Seconds after which functions are stopped, 1 to 900."""
    function_zero_config_failover: bool | None = None
    """Whether functions fail over to another region without configuration."""
    is_nsnb_disabled: bool | None = field(default=None, metadata={"wire": "isNSNBDisabled"})


@define(kw_only=True)
class UpdateProjectRequest:
    """The body of `projects.updateProject`."""

    auto_assign_custom_domains: bool | None = None
    """Whether custom domains get the newest production deployment by themselves."""
    auto_assign_custom_domains_updated_by: str | None = None
    """ID of the user who last changed `autoAssignCustomDomains`."""
    auto_expose_system_envs: bool | None = None
    """Whether deployments get the platform's own environment variables."""
    build_command: str | Unset | None = UNSET
    """Command that builds the project; null lets the platform detect it."""
    command_for_ignoring_build_step: str | Unset | None = UNSET
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    connect_configurations: list[UpdateProjectRequestConnectConfiguration] | Unset | None = UNSET
    """Secure Compute networks of the project's environments."""
    customer_support_code_visibility: bool | None = None
    """Whether the platform's support may see the source."""
    dev_command: str | Unset | None = UNSET
    """Command that starts the development server; null lets the platform detect it."""
    directory_listing: bool | None = None
    """Whether folders without an index file show a list of their files."""
    dismissed_toasts: list[UpdateProjectRequestDismissedToast] | None = None
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
    framework: Framework | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    git_fork_protection: bool | None = None
    """Whether a member must authorize deployments of pull requests from forks."""
    git_lfs: bool | None = field(default=None, metadata={"wire": "gitLFS"})
    """Whether files in Git LFS are fetched."""
    install_command: str | Unset | None = UNSET
    """Command that installs dependencies; null lets the platform detect it."""
    name: str | None = None
    """New name of the project, at most 100 characters."""
    node_version: Literal["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x"] | None = (
        None
    )
    """Version of Node.js for builds and functions, such as `22.x`."""
    oidc_token_config: OidcTokenConfigRequest | None = None
    """Settings of the OpenID Connect tokens of deployments."""
    options_allowlist: OptionsAllowlist | Unset | None = UNSET
    """Paths whose `OPTIONS` requests pass deployment protection; null for none."""
    output_directory: str | Unset | None = UNSET
    """Folder that the build writes to; null lets the platform detect it."""
    password_protection: PasswordProtectionRequest | Unset | None = UNSET
    """Protection of deployments by a password; null if it is off."""
    preview_deployment_suffix: str | Unset | None = UNSET
    """Domain whose subdomains previews get; must be a domain of the team. Null for the
    platform's own."""
    preview_deployments_disabled: bool | Unset | None = UNSET
    """Whether previews are turned off."""
    protected_sourcemaps: bool | None = None
    """Whether source maps can only be read after a login."""
    public_source: bool | Unset | None = UNSET
    """Whether anyone may see the source and the logs of deployments."""
    resource_config: UpdateProjectRequestResourceConfig | None = None
    """Machines and limits of builds and functions."""
    root_directory: str | Unset | None = UNSET
    """Folder of the project in its repository; null is the root of the repository."""
    serverless_function_region: str | Unset | None = UNSET
    """Region that functions run in, such as `iad1`."""
    serverless_function_zero_config_failover: bool | None = None
    """Whether functions fail over to another region without configuration."""
    skew_protection_allowed_domains: list[str] | None = None
    """Host names of other sites that may fetch protected assets; a leading `*.` covers
    subdomains."""
    skew_protection_boundary_at: int | None = None
    """Skew protection is off for deployments created before this moment, in milliseconds since
    the epoch."""
    skew_protection_max_age: int | None = None
    """Age up to which deployments have skew protection, in seconds."""
    skip_git_connect_during_link: bool | None = None
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    source_files_outside_root_directory: bool | None = None
    """Whether the build may use files outside of the root folder."""
    sso_protection: SsoProtectionRequest | Unset | None = UNSET
    """Protection of deployments by a login to the platform; null if it is off."""
    static_ips: ToggleRequest | None = None
    """Static IP addresses of the project."""
    tracing: TracingSettings | Unset | None = UNSET
    """Configuration of tracing; null if it is off."""
    trusted_ips: TrustedIps | Unset | None = UNSET
    """Addresses that may open deployments; null if there is no such rule."""
    trusted_sources: TrustedSources | Unset | None = UNSET
    """Projects and OpenID Connect providers whose requests pass deployment protection."""


class UpdateProjectRequestConnectConfigurationDict(TypedDict):
    """`UpdateProjectRequestConnectConfiguration` as a dict in wire names."""

    buildsEnabled: bool
    """Whether builds use the network."""
    connectConfigurationId: str
    """ID of the Secure Compute network."""
    envId: str
    """Environment: `production`, `preview` or the ID of a custom one."""
    passive: bool
    """Whether the network is only for failover: builds do not run in it."""


class UpdateProjectRequestDismissedToastDict(TypedDict):
    """`UpdateProjectRequestDismissedToast` as a dict in wire names."""

    action: Literal["delete", "cancel", "accept"]
    """Reaction to the message: `delete`, `cancel` or `accept`."""
    dismissedAt: float
    """Time of the action, in milliseconds since the epoch."""
    key: str
    """Key that identifies the message."""
    value: NotRequired[Any]
    """Further data of the message."""


class UpdateProjectRequestResourceConfigDict(TypedDict):
    """`UpdateProjectRequestResourceConfig` as a dict in wire names."""

    buildMachineElasticLastUpdated: NotRequired[float]
    """Time when the elastic choice was last changed, in milliseconds since the epoch."""
    buildMachineSelection: NotRequired[Literal["fixed", "elastic"]]
    """Whether the size of the build machine is `fixed`, or chosen for each build (`elastic`)."""
    buildMachineType: NotRequired[Literal["enhanced", "turbo", "standard", "elastic"]]
    """Size of the build machine: `standard`, `enhanced` or `turbo`."""
    buildQueue: NotRequired[BuildQueueConfig | BuildQueueConfigDict]
    """Rules by which builds wait for each other."""
    elasticConcurrencyEnabled: NotRequired[bool]
    """Whether builds start at once in place of waiting for others, for a charge."""
    enableFunctionsBeta: NotRequired[bool]
    """Whether functions use features in beta."""
    fluid: NotRequired[bool]
    """Whether functions use fluid compute."""
    functionDefaultMemoryType: NotRequired[Literal["standard", "standard_legacy", "performance"]]
    """Memory class of functions, such as `standard`."""
    functionDefaultRegions: NotRequired[Sequence[str]]
    """Regions that functions run in, such as `iad1`; at least one."""
    functionDefaultTimeout: NotRequired[float]
    """Seconds after which functions are stopped, 1 to 900."""
    functionZeroConfigFailover: NotRequired[bool]
    """Whether functions fail over to another region without configuration."""
    isNSNBDisabled: NotRequired[bool]


class UpdateProjectRequestDict(TypedDict):
    """`UpdateProjectRequest` as a dict in wire names."""

    autoAssignCustomDomains: NotRequired[bool]
    """Whether custom domains get the newest production deployment by themselves."""
    autoAssignCustomDomainsUpdatedBy: NotRequired[str]
    """ID of the user who last changed `autoAssignCustomDomains`."""
    autoExposeSystemEnvs: NotRequired[bool]
    """Whether deployments get the platform's own environment variables."""
    buildCommand: NotRequired[str | None]
    """Command that builds the project; null lets the platform detect it."""
    commandForIgnoringBuildStep: NotRequired[str | None]
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    connectConfigurations: NotRequired[
        Sequence[
            UpdateProjectRequestConnectConfiguration | UpdateProjectRequestConnectConfigurationDict
        ]
        | None
    ]
    """Secure Compute networks of the project's environments."""
    customerSupportCodeVisibility: NotRequired[bool]
    """Whether the platform's support may see the source."""
    devCommand: NotRequired[str | None]
    """Command that starts the development server; null lets the platform detect it."""
    directoryListing: NotRequired[bool]
    """Whether folders without an index file show a list of their files."""
    dismissedToasts: NotRequired[
        Sequence[UpdateProjectRequestDismissedToast | UpdateProjectRequestDismissedToastDict]
    ]
    """Messages of the dashboard that were dismissed."""
    enableAffectedProjectsDeployments: NotRequired[bool]
    """Whether deployments are skipped when nothing in the root folder or its dependencies
    changed."""
    enableExternalRewriteCaching: NotRequired[bool]
    """Whether responses of external rewrites are cached."""
    enablePreviewFeedback: NotRequired[bool | None]
    """Whether previews show the toolbar for comments."""
    enableProductionFeedback: NotRequired[bool | None]
    """Whether production shows the toolbar for comments."""
    framework: NotRequired[Framework | None]
    """Framework of the project, such as `nextjs`; null if none is set."""
    gitForkProtection: NotRequired[bool]
    """Whether a member must authorize deployments of pull requests from forks."""
    gitLFS: NotRequired[bool]
    """Whether files in Git LFS are fetched."""
    installCommand: NotRequired[str | None]
    """Command that installs dependencies; null lets the platform detect it."""
    name: NotRequired[str]
    """New name of the project, at most 100 characters."""
    nodeVersion: NotRequired[
        Literal["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x"]
    ]
    """Version of Node.js for builds and functions, such as `22.x`."""
    oidcTokenConfig: NotRequired[OidcTokenConfigRequest | OidcTokenConfigRequestDict]
    """Settings of the OpenID Connect tokens of deployments."""
    optionsAllowlist: NotRequired[OptionsAllowlist | OptionsAllowlistDict | None]
    """Paths whose `OPTIONS` requests pass deployment protection; null for none."""
    outputDirectory: NotRequired[str | None]
    """Folder that the build writes to; null lets the platform detect it."""
    passwordProtection: NotRequired[
        PasswordProtectionRequest | PasswordProtectionRequestDict | None
    ]
    """Protection of deployments by a password; null if it is off."""
    previewDeploymentSuffix: NotRequired[str | None]
    """Domain whose subdomains previews get; must be a domain of the team. Null for the
    platform's own."""
    previewDeploymentsDisabled: NotRequired[bool | None]
    """Whether previews are turned off."""
    protectedSourcemaps: NotRequired[bool]
    """Whether source maps can only be read after a login."""
    publicSource: NotRequired[bool | None]
    """Whether anyone may see the source and the logs of deployments."""
    resourceConfig: NotRequired[
        UpdateProjectRequestResourceConfig | UpdateProjectRequestResourceConfigDict
    ]
    """Machines and limits of builds and functions."""
    rootDirectory: NotRequired[str | None]
    """Folder of the project in its repository; null is the root of the repository."""
    serverlessFunctionRegion: NotRequired[str | None]
    """Region that functions run in, such as `iad1`."""
    serverlessFunctionZeroConfigFailover: NotRequired[bool]
    """Whether functions fail over to another region without configuration."""
    skewProtectionAllowedDomains: NotRequired[Sequence[str]]
    """Host names of other sites that may fetch protected assets; a leading `*.` covers
    subdomains."""
    skewProtectionBoundaryAt: NotRequired[int]
    """Skew protection is off for deployments created before this moment, in milliseconds since
    the epoch."""
    skewProtectionMaxAge: NotRequired[int]
    """Age up to which deployments have skew protection, in seconds."""
    skipGitConnectDuringLink: NotRequired[bool]
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    sourceFilesOutsideRootDirectory: NotRequired[bool]
    """Whether the build may use files outside of the root folder."""
    ssoProtection: NotRequired[SsoProtectionRequest | SsoProtectionRequestDict | None]
    """Protection of deployments by a login to the platform; null if it is off."""
    staticIps: NotRequired[ToggleRequest | ToggleRequestDict]
    """Static IP addresses of the project."""
    tracing: NotRequired[TracingSettings | TracingSettingsDict | None]
    """Configuration of tracing; null if it is off."""
    trustedIps: NotRequired[TrustedIps | TrustedIpsDict | None]
    """Addresses that may open deployments; null if there is no such rule."""
    trustedSources: NotRequired[TrustedSources | TrustedSourcesDict | None]
    """Projects and OpenID Connect providers whose requests pass deployment protection."""
