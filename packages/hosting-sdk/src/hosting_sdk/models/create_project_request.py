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
    """`environmentVariables[]` of `CreateProjectRequest`.

    Attributes:
        git_branch: Git branch that it is for; null for all branches.
        key: Name of the environment variable.
        target: Environments that get the variable, such as `production`.
        type: How the value is kept: `encrypted`, `plain`, `sensitive` (never shown again) or
            `system`.
        value: Value of the environment variable.
    """

    git_branch: str | None = None
    key: str
    target: EnvironmentTarget | list[EnvironmentTarget]
    type: NewEnvironmentVariableType | None = None
    value: str


@define(kw_only=True)
class CreateProjectRequestGitRepository:
    """`gitRepository` of `CreateProjectRequest`.

    Attributes:
        repo: Owner and name of the repository, such as `acme/shop`.
        type: Git provider, such as `github`.
    """

    repo: str
    type: Literal["github", "github-limited", "gitlab", "bitbucket", "vercel"]


@define(kw_only=True)
class CreateProjectRequestResourceConfig:
    """`resourceConfig` of `CreateProjectRequest`.

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
    build_machine_type: Literal["enhanced", "turbo", "standard"] | None = None
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
class CreateProjectRequestSsoProtection:
    """`ssoProtection` of `CreateProjectRequest`.

    Attributes:
        deployment_type: Deployments that are protected, such as `preview` or `all`.
    """

    deployment_type: ProtectionScope


@define(kw_only=True)
class CreateProjectRequest:
    """The body of `projects.createProject`.

    Attributes:
        build_command: Command that builds the project; null lets the platform detect it.
        command_for_ignoring_build_step: Command that decides whether to build: exit code 0 skips
            the build, 1 builds.
        dev_command: Command that starts the development server; null lets the platform detect it.
        enable_affected_projects_deployments: Whether deployments are skipped when nothing in the
            root folder or its dependencies changed.
        enable_preview_feedback: Whether previews show the toolbar for comments.
        enable_production_feedback: Whether production shows the toolbar for comments.
        environment_variables: Environment variables that the project begins with.
        framework: Framework of the project, such as `nextjs`; null if none is set.
        git_repository: Git repository to connect: pushes to it are deployed.
        install_command: Command that installs dependencies; null lets the platform detect it.
        name: Name of the project, at most 100 characters.
        oidc_token_config: Whether and how deployments get OpenID Connect tokens.
        output_directory: Folder that the build writes to; null lets the platform detect it.
        preview_deployment_suffix: Domain whose subdomains previews get; must be a domain of the
            team. Null for the platform's own.
        preview_deployments_disabled: Whether previews are turned off.
        public_source: Whether anyone may see the source and the logs of deployments.
        resource_config: Machines and limits of builds and functions.
        root_directory: Folder of the project in its repository; null is the root of the repository.
        serverless_function_region: Region that functions run in, such as `iad1`.
        serverless_function_zero_config_failover: Whether functions fail over to another region
            without configuration.
        skip_git_connect_during_link: Deprecated: whether the command line does not ask to connect a
            Git repository.
        sso_protection: Protection of deployments by a login to the platform; null if it is off.
    """

    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    dev_command: str | Unset | None = UNSET
    enable_affected_projects_deployments: bool | None = None
    enable_preview_feedback: bool | Unset | None = UNSET
    enable_production_feedback: bool | Unset | None = UNSET
    environment_variables: list[CreateProjectRequestEnvironmentVariable] | None = None
    framework: Framework | None = None
    git_repository: CreateProjectRequestGitRepository | None = None
    install_command: str | Unset | None = UNSET
    name: str
    oidc_token_config: OidcTokenConfigRequest | None = None
    output_directory: str | Unset | None = UNSET
    preview_deployment_suffix: str | Unset | None = UNSET
    preview_deployments_disabled: bool | Unset | None = UNSET
    public_source: bool | Unset | None = UNSET
    resource_config: CreateProjectRequestResourceConfig | None = None
    root_directory: str | Unset | None = UNSET
    serverless_function_region: str | Unset | None = UNSET
    serverless_function_zero_config_failover: bool | None = None
    skip_git_connect_during_link: bool | None = None
    sso_protection: CreateProjectRequestSsoProtection | Unset | None = UNSET


class CreateProjectRequestEnvironmentVariableDict(TypedDict):
    """`CreateProjectRequestEnvironmentVariable` as a dict in wire names."""

    gitBranch: NotRequired[str]
    key: str
    target: EnvironmentTarget | Sequence[EnvironmentTarget]
    type: NotRequired[NewEnvironmentVariableType]
    value: str


class CreateProjectRequestGitRepositoryDict(TypedDict):
    """`CreateProjectRequestGitRepository` as a dict in wire names."""

    repo: str
    type: Literal["github", "github-limited", "gitlab", "bitbucket", "vercel"]


class CreateProjectRequestResourceConfigDict(TypedDict):
    """`CreateProjectRequestResourceConfig` as a dict in wire names."""

    buildMachineElasticLastUpdated: NotRequired[float]
    buildMachineSelection: NotRequired[Literal["fixed", "elastic"]]
    buildMachineType: NotRequired[Literal["enhanced", "turbo", "standard"]]
    buildQueue: NotRequired[BuildQueueConfig | BuildQueueConfigDict]
    elasticConcurrencyEnabled: NotRequired[bool]
    enableFunctionsBeta: NotRequired[bool]
    fluid: NotRequired[bool]
    functionDefaultMemoryType: NotRequired[Literal["standard", "standard_legacy", "performance"]]
    functionDefaultRegions: NotRequired[Sequence[str]]
    functionDefaultTimeout: NotRequired[float]
    functionZeroConfigFailover: NotRequired[bool]
    isNSNBDisabled: NotRequired[bool]


class CreateProjectRequestSsoProtectionDict(TypedDict):
    """`CreateProjectRequestSsoProtection` as a dict in wire names."""

    deploymentType: ProtectionScope


class CreateProjectRequestDict(TypedDict):
    """`CreateProjectRequest` as a dict in wire names."""

    buildCommand: NotRequired[str | None]
    commandForIgnoringBuildStep: NotRequired[str | None]
    devCommand: NotRequired[str | None]
    enableAffectedProjectsDeployments: NotRequired[bool]
    enablePreviewFeedback: NotRequired[bool | None]
    enableProductionFeedback: NotRequired[bool | None]
    environmentVariables: NotRequired[
        Sequence[
            CreateProjectRequestEnvironmentVariable | CreateProjectRequestEnvironmentVariableDict
        ]
    ]
    framework: NotRequired[Framework]
    gitRepository: NotRequired[
        CreateProjectRequestGitRepository | CreateProjectRequestGitRepositoryDict
    ]
    installCommand: NotRequired[str | None]
    name: str
    oidcTokenConfig: NotRequired[OidcTokenConfigRequest | OidcTokenConfigRequestDict]
    outputDirectory: NotRequired[str | None]
    previewDeploymentSuffix: NotRequired[str | None]
    previewDeploymentsDisabled: NotRequired[bool | None]
    publicSource: NotRequired[bool | None]
    resourceConfig: NotRequired[
        CreateProjectRequestResourceConfig | CreateProjectRequestResourceConfigDict
    ]
    rootDirectory: NotRequired[str | None]
    serverlessFunctionRegion: NotRequired[str | None]
    serverlessFunctionZeroConfigFailover: NotRequired[bool]
    skipGitConnectDuringLink: NotRequired[bool]
    ssoProtection: NotRequired[
        CreateProjectRequestSsoProtection | CreateProjectRequestSsoProtectionDict | None
    ]
