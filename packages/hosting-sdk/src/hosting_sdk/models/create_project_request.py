"""The body of `projects.createProject`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.build_queue_config import BuildQueueConfig, BuildQueueConfigDict
from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.new_environment_variable_type import NewEnvironmentVariableType
from hosting_sdk.models.oidc_token_config_request import (
    OidcTokenConfigRequest,
    OidcTokenConfigRequestDict,
)
from hosting_sdk.models.protection_scope import ProtectionScope


@define(kw_only=True)
class CreateProjectRequestEnvironmentVariable:
    """`environmentVariables[]` of `CreateProjectRequest`."""

    git_branch: str | None = None
    """Git branch that it is for; null for all branches."""
    key: str
    """Name of the environment variable."""
    target: EnvironmentTarget | list[EnvironmentTarget]
    """Environments that get the variable, such as `production`."""
    type: NewEnvironmentVariableType | None = None
    """Protection of the value: `encrypted`, `plain`, `sensitive` (never shown again) or
    `system`."""
    value: str
    """Value of the environment variable."""


@define(kw_only=True)
class CreateProjectRequestGitRepository:
    """`gitRepository` of `CreateProjectRequest`."""

    repo: str
    """Owner and name of the repository, such as `acme/shop`."""
    type: Literal["github", "github-limited", "gitlab", "bitbucket", "vercel"]
    """Git provider, such as `github`."""


@define(kw_only=True)
class CreateProjectRequestResourceConfig:
    """`resourceConfig` of `CreateProjectRequest`."""

    build_machine_elastic_last_updated: float | None = None
    """Time when the elastic choice was last changed, in milliseconds since the epoch."""
    build_machine_selection: Literal["fixed", "elastic"] | None = None
    """Whether the size of the build machine is `fixed`, or chosen for each build (`elastic`)."""
    build_machine_type: Literal["enhanced", "turbo", "standard"] | None = None
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
class CreateProjectRequestSsoProtection:
    """`ssoProtection` of `CreateProjectRequest`."""

    deployment_type: ProtectionScope
    """Deployments that are protected, such as `preview` or `all`."""


@define(kw_only=True)
class CreateProjectRequest:
    """The body of `projects.createProject`."""

    build_command: str | Unset | None = UNSET
    """Command that builds the project; null lets the platform detect it."""
    command_for_ignoring_build_step: str | Unset | None = UNSET
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    dev_command: str | Unset | None = UNSET
    """Command that starts the development server; null lets the platform detect it."""
    enable_affected_projects_deployments: bool | None = None
    """Whether deployments are skipped when nothing in the root folder or its dependencies
    changed."""
    enable_preview_feedback: bool | Unset | None = UNSET
    """Whether previews show the toolbar for comments."""
    enable_production_feedback: bool | Unset | None = UNSET
    """Whether production shows the toolbar for comments."""
    environment_variables: list[CreateProjectRequestEnvironmentVariable] | None = None
    """Environment variables that the project begins with."""
    framework: Framework | None = None
    """Framework of the project, such as `nextjs`; null if none is set."""
    git_repository: CreateProjectRequestGitRepository | None = None
    """Git repository to connect: pushes to it are deployed."""
    install_command: str | Unset | None = UNSET
    """Command that installs dependencies; null lets the platform detect it."""
    name: str
    """Name of the project, at most 100 characters."""
    oidc_token_config: OidcTokenConfigRequest | None = None
    """Settings of the OpenID Connect tokens of deployments."""
    output_directory: str | Unset | None = UNSET
    """Folder that the build writes to; null lets the platform detect it."""
    preview_deployment_suffix: str | Unset | None = UNSET
    """Domain whose subdomains previews get; must be a domain of the team. Null for the
    platform's own."""
    preview_deployments_disabled: bool | Unset | None = UNSET
    """Whether previews are turned off."""
    public_source: bool | Unset | None = UNSET
    """Whether anyone may see the source and the logs of deployments."""
    resource_config: CreateProjectRequestResourceConfig | None = None
    """Machines and limits of builds and functions."""
    root_directory: str | Unset | None = UNSET
    """Folder of the project in its repository; null is the root of the repository."""
    serverless_function_region: str | Unset | None = UNSET
    """Region that functions run in, such as `iad1`."""
    serverless_function_zero_config_failover: bool | None = None
    """Whether functions fail over to another region without configuration."""
    skip_git_connect_during_link: bool | None = None
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    sso_protection: CreateProjectRequestSsoProtection | Unset | None = UNSET
    """Protection of deployments by a login to the platform; null if it is off."""


class CreateProjectRequestEnvironmentVariableDict(TypedDict):
    """`CreateProjectRequestEnvironmentVariable` as a dict in wire names."""

    gitBranch: NotRequired[str]
    """Git branch that it is for; null for all branches."""
    key: str
    """Name of the environment variable."""
    target: EnvironmentTarget | Sequence[EnvironmentTarget]
    """Environments that get the variable, such as `production`."""
    type: NotRequired[NewEnvironmentVariableType]
    """Protection of the value: `encrypted`, `plain`, `sensitive` (never shown again) or
    `system`."""
    value: str
    """Value of the environment variable."""


class CreateProjectRequestGitRepositoryDict(TypedDict):
    """`CreateProjectRequestGitRepository` as a dict in wire names."""

    repo: str
    """Owner and name of the repository, such as `acme/shop`."""
    type: Literal["github", "github-limited", "gitlab", "bitbucket", "vercel"]
    """Git provider, such as `github`."""


class CreateProjectRequestResourceConfigDict(TypedDict):
    """`CreateProjectRequestResourceConfig` as a dict in wire names."""

    buildMachineElasticLastUpdated: NotRequired[float]
    """Time when the elastic choice was last changed, in milliseconds since the epoch."""
    buildMachineSelection: NotRequired[Literal["fixed", "elastic"]]
    """Whether the size of the build machine is `fixed`, or chosen for each build (`elastic`)."""
    buildMachineType: NotRequired[Literal["enhanced", "turbo", "standard"]]
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


class CreateProjectRequestSsoProtectionDict(TypedDict):
    """`CreateProjectRequestSsoProtection` as a dict in wire names."""

    deploymentType: ProtectionScope
    """Deployments that are protected, such as `preview` or `all`."""


class CreateProjectRequestDict(TypedDict):
    """`CreateProjectRequest` as a dict in wire names."""

    buildCommand: NotRequired[str | None]
    """Command that builds the project; null lets the platform detect it."""
    commandForIgnoringBuildStep: NotRequired[str | None]
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    devCommand: NotRequired[str | None]
    """Command that starts the development server; null lets the platform detect it."""
    enableAffectedProjectsDeployments: NotRequired[bool]
    """Whether deployments are skipped when nothing in the root folder or its dependencies
    changed."""
    enablePreviewFeedback: NotRequired[bool | None]
    """Whether previews show the toolbar for comments."""
    enableProductionFeedback: NotRequired[bool | None]
    """Whether production shows the toolbar for comments."""
    environmentVariables: NotRequired[
        Sequence[
            CreateProjectRequestEnvironmentVariable | CreateProjectRequestEnvironmentVariableDict
        ]
    ]
    """Environment variables that the project begins with."""
    framework: NotRequired[Framework]
    """Framework of the project, such as `nextjs`; null if none is set."""
    gitRepository: NotRequired[
        CreateProjectRequestGitRepository | CreateProjectRequestGitRepositoryDict
    ]
    """Git repository to connect: pushes to it are deployed."""
    installCommand: NotRequired[str | None]
    """Command that installs dependencies; null lets the platform detect it."""
    name: str
    """Name of the project, at most 100 characters."""
    oidcTokenConfig: NotRequired[OidcTokenConfigRequest | OidcTokenConfigRequestDict]
    """Settings of the OpenID Connect tokens of deployments."""
    outputDirectory: NotRequired[str | None]
    """Folder that the build writes to; null lets the platform detect it."""
    previewDeploymentSuffix: NotRequired[str | None]
    """Domain whose subdomains previews get; must be a domain of the team. Null for the
    platform's own."""
    previewDeploymentsDisabled: NotRequired[bool | None]
    """Whether previews are turned off."""
    publicSource: NotRequired[bool | None]
    """Whether anyone may see the source and the logs of deployments."""
    resourceConfig: NotRequired[
        CreateProjectRequestResourceConfig | CreateProjectRequestResourceConfigDict
    ]
    """Machines and limits of builds and functions."""
    rootDirectory: NotRequired[str | None]
    """Folder of the project in its repository; null is the root of the repository."""
    serverlessFunctionRegion: NotRequired[str | None]
    """Region that functions run in, such as `iad1`."""
    serverlessFunctionZeroConfigFailover: NotRequired[bool]
    """Whether functions fail over to another region without configuration."""
    skipGitConnectDuringLink: NotRequired[bool]
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    ssoProtection: NotRequired[
        CreateProjectRequestSsoProtection | CreateProjectRequestSsoProtectionDict | None
    ]
    """Protection of deployments by a login to the platform; null if it is off."""
