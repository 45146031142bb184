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
    """`connectConfigurations[]` of `UpdateProjectRequest`.

    Attributes:
        builds_enabled: Whether builds use the network.
        connect_configuration_id: ID of the Secure Compute network.
        env_id: Environment: `production`, `preview` or the ID of a custom one.
        passive: Whether the network is only for failover: builds do not run in it.
    """

    builds_enabled: bool
    connect_configuration_id: str
    env_id: str
    passive: bool


@define(kw_only=True)
class UpdateProjectRequestDismissedToast:
    """`dismissedToasts[]` of `UpdateProjectRequest`.

    Attributes:
        action: What was done with the message: `delete`, `cancel` or `accept`.
        dismissed_at: Time of the action, in milliseconds since the epoch.
        key: Key that identifies the message.
        value: Further data of the message.
    """

    action: Literal["delete", "cancel", "accept"]
    dismissed_at: float
    key: str
    value: Any = UNSET


@define(kw_only=True)
class UpdateProjectRequestResourceConfig:
    """`resourceConfig` of `UpdateProjectRequest`.

    Attributes:
        build_machine_elastic_last_updated: Time when the elastic choice was last changed, in
            milliseconds since the epoch.
        build_machine_selection: Whether the size of the build machine is `fixed`, or chosen for
            each build (`elastic`).
        build_machine_type: Size of the build machine: `standard`, `enhanced` or `turbo`.
        build_queue: How builds wait for each other.
        elastic_concurrency_enabled: Whether builds start at once in place of waiting for others,
            for a charge.
        enable_functions_beta: Whether functions use features in beta.
        fluid: Whether functions use fluid compute.
        function_default_memory_type: Memory class of functions, such as `standard`.
        function_default_regions: Regions that functions run in, such as `iad1`; at least one.
        function_default_timeout: Seconds after which functions are stopped, 1 to 900.
        function_zero_config_failover: Whether functions fail over to another region without
            configuration.
    """

    build_machine_elastic_last_updated: float | None = None
    build_machine_selection: Literal["fixed", "elastic"] | None = None
    build_machine_type: Literal["enhanced", "turbo", "standard", "elastic"] | None = None
    build_queue: BuildQueueConfig | None = None
    elastic_concurrency_enabled: bool | None = None
    enable_functions_beta: bool | None = None
    fluid: bool | None = None
    function_default_memory_type: Literal["standard", "standard_legacy", "performance"] | None = (
        None
    )
    function_default_regions: list[str] | None = None
    function_default_timeout: float | None = None
    function_zero_config_failover: bool | None = None
    is_nsnb_disabled: bool | None = field(default=None, metadata={"wire": "isNSNBDisabled"})


@define(kw_only=True)
class UpdateProjectRequest:
    """The body of `projects.updateProject`.

    Attributes:
        auto_assign_custom_domains: Whether custom domains get the newest production deployment by
            themselves.
        auto_assign_custom_domains_updated_by: ID of the user who last changed
            `autoAssignCustomDomains`.
        auto_expose_system_envs: Whether deployments get the platform's own environment variables.
        build_command: Command that builds the project; null lets the platform detect it.
        command_for_ignoring_build_step: Command that decides whether to build: exit code 0 skips
            the build, 1 builds.
        connect_configurations: Secure Compute networks of the project's environments.
        customer_support_code_visibility: Whether the platform's support may see the source.
        dev_command: Command that starts the development server; null lets the platform detect it.
        directory_listing: Whether folders without an index file show a list of their files.
        dismissed_toasts: Messages of the dashboard that were dismissed.
        enable_affected_projects_deployments: Whether deployments are skipped when nothing in the
            root folder or its dependencies changed.
        enable_external_rewrite_caching: Whether responses of external rewrites are cached.
        enable_preview_feedback: Whether previews show the toolbar for comments.
        enable_production_feedback: Whether production shows the toolbar for comments.
        framework: Framework of the project, such as `nextjs`; null if none is set.
        git_fork_protection: Whether a member must authorize deployments of pull requests from
            forks.
        git_lfs: Whether files in Git LFS are fetched.
        install_command: Command that installs dependencies; null lets the platform detect it.
        name: New name of the project, at most 100 characters.
        node_version: Version of Node.js for builds and functions, such as `22.x`.
        oidc_token_config: Whether and how deployments get OpenID Connect tokens.
        options_allowlist: Paths whose `OPTIONS` requests pass deployment protection; null for none.
        output_directory: Folder that the build writes to; null lets the platform detect it.
        password_protection: Protection of deployments by a password; null if it is off.
        preview_deployment_suffix: Domain whose subdomains previews get; must be a domain of the
            team. Null for the platform's own.
        preview_deployments_disabled: Whether previews are turned off.
        protected_sourcemaps: Whether source maps can only be read after a login.
        public_source: Whether anyone may see the source and the logs of deployments.
        resource_config: Machines and limits of builds and functions.
        root_directory: Folder of the project in its repository; null is the root of the repository.
        serverless_function_region: Region that functions run in, such as `iad1`.
        serverless_function_zero_config_failover: Whether functions fail over to another region
            without configuration.
        skew_protection_allowed_domains: Host names of other sites that may fetch protected assets;
            a leading `*.` covers subdomains.
        skew_protection_boundary_at: Skew protection is off for deployments created before this
            moment, in milliseconds since the epoch.
        skew_protection_max_age: Age up to which deployments have skew protection, in seconds.
        skip_git_connect_during_link: Deprecated: whether the command line does not ask to connect a
            Git repository.
        source_files_outside_root_directory: Whether the build may use files outside of the root
            folder.
        sso_protection: Protection of deployments by a login to the platform; null if it is off.
        static_ips: Static IP addresses of the project.
        tracing: Configuration of tracing; null if it is off.
        trusted_ips: Addresses that may open deployments; null if there is no such rule.
        trusted_sources: Projects and OpenID Connect providers whose requests pass deployment
            protection.
    """

    auto_assign_custom_domains: bool | None = None
    auto_assign_custom_domains_updated_by: str | None = None
    auto_expose_system_envs: bool | None = None
    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    connect_configurations: list[UpdateProjectRequestConnectConfiguration] | Unset | None = UNSET
    customer_support_code_visibility: bool | None = None
    dev_command: str | Unset | None = UNSET
    directory_listing: bool | None = None
    dismissed_toasts: list[UpdateProjectRequestDismissedToast] | None = None
    enable_affected_projects_deployments: bool | None = None
    enable_external_rewrite_caching: bool | None = None
    enable_preview_feedback: bool | Unset | None = UNSET
    enable_production_feedback: bool | Unset | None = UNSET
    framework: Framework | Unset | None = UNSET
    git_fork_protection: bool | None = None
    git_lfs: bool | None = field(default=None, metadata={"wire": "gitLFS"})
    install_command: str | Unset | None = UNSET
    name: str | None = None
    node_version: Literal["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x"] | None = (
        None
    )
    oidc_token_config: OidcTokenConfigRequest | None = None
    options_allowlist: OptionsAllowlist | Unset | None = UNSET
    output_directory: str | Unset | None = UNSET
    password_protection: PasswordProtectionRequest | Unset | None = UNSET
    preview_deployment_suffix: str | Unset | None = UNSET
    preview_deployments_disabled: bool | Unset | None = UNSET
    protected_sourcemaps: bool | None = None
    public_source: bool | Unset | None = UNSET
    resource_config: UpdateProjectRequestResourceConfig | None = None
    root_directory: str | Unset | None = UNSET
    serverless_function_region: str | Unset | None = UNSET
    serverless_function_zero_config_failover: bool | None = None
    skew_protection_allowed_domains: list[str] | None = None
    skew_protection_boundary_at: int | None = None
    skew_protection_max_age: int | None = None
    skip_git_connect_during_link: bool | None = None
    source_files_outside_root_directory: bool | None = None
    sso_protection: SsoProtectionRequest | Unset | None = UNSET
    static_ips: ToggleRequest | None = None
    tracing: TracingSettings | Unset | None = UNSET
    trusted_ips: TrustedIps | Unset | None = UNSET
    trusted_sources: TrustedSources | Unset | None = UNSET


class UpdateProjectRequestConnectConfigurationDict(TypedDict):
    """`UpdateProjectRequestConnectConfiguration` as a dict in wire names."""

    buildsEnabled: bool
    connectConfigurationId: str
    envId: str
    passive: bool


class UpdateProjectRequestDismissedToastDict(TypedDict):
    """`UpdateProjectRequestDismissedToast` as a dict in wire names."""

    action: Literal["delete", "cancel", "accept"]
    dismissedAt: float
    key: str
    value: NotRequired[Any]


class UpdateProjectRequestResourceConfigDict(TypedDict):
    """`UpdateProjectRequestResourceConfig` as a dict in wire names."""

    buildMachineElasticLastUpdated: NotRequired[float]
    buildMachineSelection: NotRequired[Literal["fixed", "elastic"]]
    buildMachineType: NotRequired[Literal["enhanced", "turbo", "standard", "elastic"]]
    buildQueue: NotRequired[BuildQueueConfig | BuildQueueConfigDict]
    elasticConcurrencyEnabled: NotRequired[bool]
    enableFunctionsBeta: NotRequired[bool]
    fluid: NotRequired[bool]
    functionDefaultMemoryType: NotRequired[Literal["standard", "standard_legacy", "performance"]]
    functionDefaultRegions: NotRequired[Sequence[str]]
    functionDefaultTimeout: NotRequired[float]
    functionZeroConfigFailover: NotRequired[bool]
    isNSNBDisabled: NotRequired[bool]


class UpdateProjectRequestDict(TypedDict):
    """`UpdateProjectRequest` as a dict in wire names."""

    autoAssignCustomDomains: NotRequired[bool]
    autoAssignCustomDomainsUpdatedBy: NotRequired[str]
    autoExposeSystemEnvs: NotRequired[bool]
    buildCommand: NotRequired[str | None]
    commandForIgnoringBuildStep: NotRequired[str | None]
    connectConfigurations: NotRequired[
        Sequence[
            UpdateProjectRequestConnectConfiguration | UpdateProjectRequestConnectConfigurationDict
        ]
        | None
    ]
    customerSupportCodeVisibility: NotRequired[bool]
    devCommand: NotRequired[str | None]
    directoryListing: NotRequired[bool]
    dismissedToasts: NotRequired[
        Sequence[UpdateProjectRequestDismissedToast | UpdateProjectRequestDismissedToastDict]
    ]
    enableAffectedProjectsDeployments: NotRequired[bool]
    enableExternalRewriteCaching: NotRequired[bool]
    enablePreviewFeedback: NotRequired[bool | None]
    enableProductionFeedback: NotRequired[bool | None]
    framework: NotRequired[Framework | None]
    gitForkProtection: NotRequired[bool]
    gitLFS: NotRequired[bool]
    installCommand: NotRequired[str | None]
    name: NotRequired[str]
    nodeVersion: NotRequired[
        Literal["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x"]
    ]
    oidcTokenConfig: NotRequired[OidcTokenConfigRequest | OidcTokenConfigRequestDict]
    optionsAllowlist: NotRequired[OptionsAllowlist | OptionsAllowlistDict | None]
    outputDirectory: NotRequired[str | None]
    passwordProtection: NotRequired[
        PasswordProtectionRequest | PasswordProtectionRequestDict | None
    ]
    previewDeploymentSuffix: NotRequired[str | None]
    previewDeploymentsDisabled: NotRequired[bool | None]
    protectedSourcemaps: NotRequired[bool]
    publicSource: NotRequired[bool | None]
    resourceConfig: NotRequired[
        UpdateProjectRequestResourceConfig | UpdateProjectRequestResourceConfigDict
    ]
    rootDirectory: NotRequired[str | None]
    serverlessFunctionRegion: NotRequired[str | None]
    serverlessFunctionZeroConfigFailover: NotRequired[bool]
    skewProtectionAllowedDomains: NotRequired[Sequence[str]]
    skewProtectionBoundaryAt: NotRequired[int]
    skewProtectionMaxAge: NotRequired[int]
    skipGitConnectDuringLink: NotRequired[bool]
    sourceFilesOutsideRootDirectory: NotRequired[bool]
    ssoProtection: NotRequired[SsoProtectionRequest | SsoProtectionRequestDict | None]
    staticIps: NotRequired[ToggleRequest | ToggleRequestDict]
    tracing: NotRequired[TracingSettings | TracingSettingsDict | None]
    trustedIps: NotRequired[TrustedIps | TrustedIpsDict | None]
    trustedSources: NotRequired[TrustedSources | TrustedSourcesDict | None]
