"""The result of `deployments.cancelDeployment` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.account_plan import AccountPlan
from hosting_sdk.models.alias_error import AliasError
from hosting_sdk.models.alias_warning import AliasWarning
from hosting_sdk.models.build_queue_config import BuildQueueConfig
from hosting_sdk.models.custom_environment import CustomEnvironment
from hosting_sdk.models.deployment_attribution import DeploymentAttribution
from hosting_sdk.models.deployment_check_states import DeploymentCheckStates
from hosting_sdk.models.deployment_creator import DeploymentCreator
from hosting_sdk.models.deployment_git_source import DeploymentGitSource
from hosting_sdk.models.deployment_lambda import DeploymentLambda
from hosting_sdk.models.deployment_platform import DeploymentPlatform
from hosting_sdk.models.deployment_project import DeploymentProject
from hosting_sdk.models.deployment_route import DeploymentRoute
from hosting_sdk.models.deployment_source import DeploymentSource
from hosting_sdk.models.deployment_state import DeploymentState
from hosting_sdk.models.deployment_team import DeploymentTeam
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.identifier import Identifier
from hosting_sdk.models.json_value import JsonValue
from hosting_sdk.models.manual_provisioning import ManualProvisioning
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.oidc_token_claims import OidcTokenClaims
from hosting_sdk.models.seat_block import SeatBlock
from hosting_sdk.models.speed_insights_settings import SpeedInsightsSettings
from hosting_sdk.models.web_analytics_settings import WebAnalyticsSettings


@define(kw_only=True)
class DeploymentBuild:
    """`build` of `Deployment`.

    Attributes:
        env: Names of the environment variables of the build.
    """

    env: list[str]


@define(kw_only=True)
class DeploymentBuildStep:
    """`builds[]` of `Deployment`."""

    config: dict[str, Any] | None = None
    src: str | None = None
    use: str


@define(kw_only=True)
class DeploymentConfigResourceConfigBuildMachine:
    """`config.resourceConfig.buildMachine` of `Deployment`.

    Attributes:
        purchase_type: Size of the build machine: `standard`, `enhanced` or `turbo`.
    """

    purchase_type: Literal["enhanced", "turbo", "standard"] | str | Unset | None = UNSET


@define(kw_only=True)
class DeploymentConfigResourceConfig:
    """`config.resourceConfig` of `Deployment`.

    Attributes:
        build_machine: Build machines of the team.
        build_queue: How builds wait for each other.
        elastic_concurrency: Why the build did not have to wait in the queue, if it did not.
    """

    build_machine: DeploymentConfigResourceConfigBuildMachine | None = None
    build_queue: BuildQueueConfig | None = None
    elastic_concurrency: Literal["TEAM_SETTING", "PROJECT_SETTING", "SKIP_QUEUE"] | str | None = (
        None
    )


@define(kw_only=True)
class DeploymentConfig:
    """`config` of `Deployment`.

    Attributes:
        function_memory_type: Memory class of functions.
        function_timeout: Seconds after which functions are stopped; null for the default.
        function_type: Kind of functions: `standard` or `fluid`.
        is_using_active_cpu: Whether only active processor time is charged.
        resource_config: Machines and limits of builds and functions.
        secure_compute_fallback_region: Region of the Secure Compute network for failover.
        secure_compute_primary_region: Region of the Secure Compute network.
    """

    function_memory_type: Literal["standard", "standard_legacy", "performance"] | str
    function_timeout: float | None
    function_type: Literal["standard", "fluid"] | str
    is_using_active_cpu: bool | None = field(default=None, metadata={"wire": "isUsingActiveCPU"})
    resource_config: DeploymentConfigResourceConfig | None = None
    secure_compute_fallback_region: str | None
    secure_compute_primary_region: str | None
    version: float | None = None


@define(kw_only=True)
class DeploymentCron:
    """`crons[]` of `Deployment`.

    Attributes:
        path: Path that the job requests.
        schedule: Time of the job as a cron expression in UTC.
    """

    path: str
    schedule: str


@define(kw_only=True)
class DeploymentFlagsDefinitionOption:
    """`flags.definitions{}.options[]` of `Deployment`."""

    label: str | None = None
    value: JsonValue | None


@define(kw_only=True)
class DeploymentFlagsDefinition:
    """`flags.definitions{}` of `Deployment`."""

    description: str | None = None
    options: list[DeploymentFlagsDefinitionOption] | None = None
    url: str | None = None


@define(kw_only=True)
class DeploymentFlags:
    """`flags` of `Deployment`."""

    definitions: dict[str, DeploymentFlagsDefinition]


@define(kw_only=True)
class QueueTriggerV1beta:
    """`functions{}.experimentalTriggers[]` of `Deployment`.

    Attributes:
        consumer: Name of the consumer group.
        initial_delay_seconds: Seconds before the first try, at least 0.
        max_concurrency: Most messages handled at a time, at least 1.
        max_deliveries: Most tries for one message.
        retry_after_seconds: Seconds before a failed try is repeated.
        topic: Name of the queue's topic.
    """

    consumer: str
    initial_delay_seconds: float | None = None
    max_concurrency: float | None = None
    max_deliveries: float | None = None
    retry_after_seconds: float | None = None
    topic: str
    type: Literal["queue/v1beta"]


@define(kw_only=True)
class QueueTriggerV2beta:
    """`functions{}.experimentalTriggers[]` of `Deployment`.

    Attributes:
        initial_delay_seconds: Seconds before the first try, at least 0.
        max_concurrency: Most messages handled at a time, at least 1.
        max_deliveries: Most tries for one message.
        retry_after_seconds: Seconds before a failed try is repeated.
        topic: Name of the queue's topic.
    """

    initial_delay_seconds: float | None = None
    max_concurrency: float | None = None
    max_deliveries: float | None = None
    retry_after_seconds: float | None = None
    topic: str
    type: Literal["queue/v2beta"]


@define(kw_only=True)
class DeploymentFunction:
    """`functions{}` of `Deployment`.

    Attributes:
        architecture: Processor architecture of the function: `x86_64` or `arm64`.
        exclude_files: Pattern of the files to leave out of the function.
        experimental_triggers: Queues whose messages start the function.
        function_failover_regions: Regions that the function runs in if its own fail.
        include_files: Pattern of the files to add to the function.
        max_duration: Seconds after which the function is stopped, or `max`.
        memory: Memory of the function in megabytes.
        regions: Regions that the function runs in.
        runtime: Runtime of the function with its version.
        supports_cancellation: Whether the function is told when the client cancels the request.
    """

    architecture: Literal["x86_64", "arm64"] | str | None = None
    exclude_files: str | None = None
    experimental_triggers: list[QueueTriggerV1beta | QueueTriggerV2beta] | None = None
    function_failover_regions: list[str] | None = None
    include_files: str | None = None
    max_duration: float | Literal["max"] | str | None = None
    memory: float | None = None
    regions: list[str] | None = None
    runtime: str | None = None
    supports_cancellation: bool | None = None


@define(kw_only=True)
class DeploymentGitLabRepo:
    """`gitRepo` of `Deployment`.

    Attributes:
        default_branch: Branch that the repository uses by default.
        owner_type: Whether a `team` or a `user` owns the repository.
        private: Whether the repository is private.
        project_id: ID of the project (prefix `prj_`).
        type: Git provider, such as `github`.
    """

    default_branch: str
    name: str
    namespace: str
    owner_type: Literal["team", "user"] | str
    path: str
    private: bool
    project_id: float
    type: Literal["gitlab"]
    url: str


@define(kw_only=True)
class DeploymentGitHubRepo:
    """`gitRepo` of `Deployment`.

    Attributes:
        default_branch: Branch that the repository uses by default.
        owner_type: Whether a `team` or a `user` owns the repository.
        private: Whether the repository is private.
        repo_id: ID of the repository at the Git provider.
        type: Git provider, such as `github`.
    """

    default_branch: str
    name: str
    org: str
    owner_type: Literal["team", "user"] | str
    path: str
    private: bool
    repo: str
    repo_id: float
    repo_owner_id: float
    type: Literal["github"]


@define(kw_only=True)
class DeploymentBitbucketRepo:
    """`gitRepo` of `Deployment`.

    Attributes:
        default_branch: Branch that the repository uses by default.
        owner_type: Whether a `team` or a `user` owns the repository.
        private: Whether the repository is private.
        type: Git provider, such as `github`.
    """

    default_branch: str
    name: str
    owner: str
    owner_type: Literal["team", "user"] | str
    path: str
    private: bool
    repo_uuid: str
    slug: str
    type: Literal["bitbucket"]
    workspace_uuid: str


@define(kw_only=True)
class DeploymentVercelRepo:
    """`gitRepo` of `Deployment`.

    Attributes:
        default_branch: Branch that the repository uses by default.
        owner_type: Whether a `team` or a `user` owns the repository.
        private: Whether the repository is private.
        type: Git provider, such as `github`.
    """

    default_branch: str
    name: str
    org: str
    owner_type: Literal["team", "user"] | str
    path: str
    private: bool
    repo: str
    type: Literal["vercel"]


@define(kw_only=True)
class DeploymentImagesLocalPattern:
    """`images.localPatterns[]` of `Deployment`.

    Attributes:
        pathname: Path; `*` stands for one segment, `**` for any number.
        search: Query such as `?v=1`; empty allows none.
    """

    pathname: str | None = None
    search: str | None = None


@define(kw_only=True)
class DeploymentImagesRemotePattern:
    """`images.remotePatterns[]` of `Deployment`.

    Attributes:
        hostname: Host name; `*` stands for one subdomain, `**` for any number.
        pathname: Path; `*` stands for one segment, `**` for any number.
        port: Port such as `8080`; empty allows none.
        protocol: `http` or `https`.
        search: Query such as `?v=1`; empty allows none.
    """

    hostname: str
    pathname: str | None = None
    port: str | None = None
    protocol: Literal["http", "https"] | str | None = None
    search: str | None = None


@define(kw_only=True)
class DeploymentImages:
    """`images` of `Deployment`.

    Attributes:
        content_disposition_type: Whether browsers show (`inline`) or download (`attachment`) an
            image.
        content_security_policy: Header `Content-Security-Policy` for images.
        dangerously_allow_svg: Whether SVG images are optimized, which can carry code.
        domains: Host names that images may come from.
        formats: Formats that images are converted to.
        local_patterns: Local images that may be optimized.
        minimum_cache_ttl: Least time to keep an optimized image, in seconds.
        qualities: Qualities that may be asked for, in percent.
        remote_patterns: Remote images that may be optimized.
        sizes: Widths that may be asked for, in pixels.
    """

    content_disposition_type: Literal["inline", "attachment"] | str | None = None
    content_security_policy: str | None = None
    dangerously_allow_svg: bool | None = field(
        default=None, metadata={"wire": "dangerouslyAllowSVG"}
    )
    domains: list[str] | None = None
    formats: list[Literal["image/avif", "image/webp"] | str] | None = None
    local_patterns: list[DeploymentImagesLocalPattern] | None = None
    minimum_cache_ttl: float | None = field(default=None, metadata={"wire": "minimumCacheTTL"})
    qualities: list[float] | None = None
    remote_patterns: list[DeploymentImagesRemotePattern] | None = None
    sizes: list[float] | None = None


@define(kw_only=True)
class DeploymentIntegrations:
    """`integrations` of `Deployment`.

    Attributes:
        claimed_at: Time when an integration took the work, in milliseconds since the epoch.
        completed_at: Time of completion, in milliseconds since the epoch.
        skipped_at: Time when the integrations were skipped, in milliseconds since the epoch.
        skipped_by: ID of the user who skipped the integrations.
        started_at: Time of the start, in milliseconds since the epoch.
        status: State of the integrations, such as `pending` or `ready`.
    """

    claimed_at: float | None = None
    completed_at: float | None = None
    skipped_at: float | None = None
    skipped_by: str | None = None
    started_at: float
    status: Literal["skipped", "pending", "ready", "error", "timeout"] | str


@define(kw_only=True)
class DeploymentMicrofrontends:
    """`microfrontends` of `Deployment`.

    Attributes:
        default_app_project_name: Name of the project that is the default application of the group.
        default_route: Path for screenshots and links to previews.
        group_ids: IDs of the microfrontends groups of the project (prefix `mfe_`).
        is_default_app: Whether the project is the default application of its group.
        mfe_config_upload_state: What became of the upload of the configuration; only for the
            default application.
    """

    default_app_project_name: str
    default_route: str | None = None
    group_ids: list[str]
    is_default_app: bool | None = None
    mfe_config_upload_state: Literal["success", "waiting_on_build", "no_config"] | str | None = None


@define(kw_only=True)
class DeploymentProjectSettings:
    """`projectSettings` of `Deployment`.

    Attributes:
        build_command: Command that builds the project; null lets the platform detect it.
        command_for_ignoring_build_step: Command that decides whether to build: exit code 0 skips
            the build, 1 builds.
        dev_command: Command that starts the development server; null lets the platform detect it.
        framework: Framework of the project, such as `nextjs`; null if none is set.
        install_command: Command that installs dependencies; null lets the platform detect it.
        node_version: Version of Node.js for builds and functions, such as `22.x`.
        output_directory: Folder that the build writes to; null lets the platform detect it.
        speed_insights: Settings of Speed Insights at the time of the deployment.
        web_analytics: Settings of Web Analytics at the time of the deployment.
    """

    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    dev_command: str | Unset | None = UNSET
    framework: Framework | Unset | None = UNSET
    install_command: str | Unset | None = UNSET
    node_version: NodeVersion | None = None
    output_directory: str | Unset | None = UNSET
    speed_insights: SpeedInsightsSettings | None = None
    web_analytics: WebAnalyticsSettings | None = None


@define(kw_only=True)
class DeploymentMiddlewareRoute:
    """`routes[]` of `Deployment`.

    Attributes:
        continue_: Whether later routes are tried, too.
        middleware: Number of the middleware that runs.
        src: Regular expression that the path has to match.
    """

    continue_: bool
    middleware: float
    src: str


@define(kw_only=True)
class DeploymentHandleRoute:
    """`routes[]` of `Deployment`.

    Attributes:
        dest: Path or URL that the request is passed on to.
        handle: Phase that the routes after this one belong to.
        src: Regular expression that the path has to match.
        status: HTTP status of the response.
    """

    dest: str | None = None
    handle: Literal["error", "filesystem", "hit", "miss", "rewrite", "resource"] | str
    src: str | None = None
    status: float | None = None


@define(kw_only=True)
class Deployment:
    """The result of `deployments.cancelDeployment` and 2 more.

    Attributes:
        alias: Domain names that were assigned to the deployment.
        alias_assigned: Whether the aliases in `alias` point at the deployment.
        alias_assigned_at: Time when the aliases were assigned, in milliseconds since the epoch, or
            whether they were.
        alias_error: Reason why an alias could not be assigned; null if none failed.
        alias_final: Domain name that the deployment finally got.
        alias_warning: Something to note about the aliases; null if there is nothing.
        attribution: Who caused the deployment: the author of the commit, with the users of Git and
            of the platform behind it.
        auto_assign_custom_domains: Whether custom domains of the project get the newest production
            deployment by themselves.
        automatic_aliases: Domain names that the platform made for the deployment.
        booted_at: Time when the build machine started, in milliseconds since the epoch.
        build_artifact_urls: Addresses of build results to download.
        build_container_finished_at: Time when the build machine ended, in milliseconds since the
            epoch.
        build_error_at: Time when the build failed, in milliseconds since the epoch.
        build_skipped: Whether the build was skipped.
        building_at: Time when the build began, in milliseconds since the epoch.
        builds: Builders that made the deployment.
        canceled_at: Time of cancellation, in milliseconds since the epoch.
        checks: State of the checks that block a stage of the deployment.
        checks_conclusion: Outcome of all checks: `succeeded`, `failed`, `skipped` or `canceled`.
        checks_state: State of the checks: `registered`, `running` or `completed`.
        config: Configuration at the time of the deployment.
        connect_builds_enabled: Whether builds use the Secure Compute network.
        connect_configuration_id: ID of the network or pool of addresses that the connection uses.
        created_at: Time of creation, in milliseconds since the epoch.
        created_in: Region that created the deployment.
        creator: User who created it.
        crons: Cron jobs of the deployment.
        custom_environment: Custom environment of the deployment; absent for production and preview.
        default_route: Path for screenshots and links to previews, with microfrontends.
        deleted_at: Time of deletion, in milliseconds since the epoch.
        env: Names of the environment variables of the deployment.
        error_code: Code of the error that ended the build, for programs.
        error_link: Address of a page on the error.
        error_message: Text of the error that ended the build, for people.
        error_step: Step of the build that failed.
        flags: Feature flags that the deployment defines.
        functions: Configuration of the deployment's functions, by path.
        git_repo: Git repository of the deployment.
        git_source: Git reference that is deployed.
        id: ID of the deployment (prefix `dpl_`).
        images: Configuration of image optimization.
        init_ready_at: Time when the deployment was initialized, in milliseconds since the epoch.
        inspector_url: Address of the deployment's page in the dashboard.
        integrations: State of the integrations that have to finish before the build.
        is_first_branch_deployment: Whether it is the first deployment of its branch.
        is_in_concurrent_builds_queue: Whether the build waits because others of the team run.
        is_in_system_builds_queue: Whether the build waits for the platform.
        lambdas: Functions that the build made.
        manual_provisioning: State of resources that a person provides before the build.
        meta: Metadata of the deployment: names and texts.
        microfrontends: Settings of microfrontends.
        monorepo_manager: Tool that manages the monorepo, such as `turbo`; null if there is none.
        name: Name of the project at the time of the deployment.
        node_version: Version of Node.js for builds and functions, such as `22.x`.
        oidc_token_claims: Claims of the OpenID Connect tokens that the deployment gets.
        oom_report: `out-of-memory` if the build ran out of memory.
        origin_cache_region: Region of the cache in front of the functions.
        owner_id: ID of the team or user that owns the deployment.
        passive_connect_configuration_id: ID of the Secure Compute network for failover.
        passive_regions: Regions that functions are prepared in for failover.
        plan: Plan of the owner at the time: `hobby`, `pro` or `enterprise`.
        platform: Other platform that caused the deployment, if one did.
        prebuilt: Whether the deployment was built before it was uploaded.
        preview_comments_enabled: Whether people can comment on the preview.
        project: Project of the deployment.
        project_id: ID of the project (prefix `prj_`).
        project_settings: Settings of the project that the deployment was built with.
        public: Whether anyone may see the deployment's source.
        ready: Time when the deployment became ready, in milliseconds since the epoch.
        ready_state: State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR`
            or `CANCELED`.
        ready_state_reason: Reason for the state, in words.
        ready_substate: What a ready deployment serves: `STAGED` no production traffic yet,
            `ROLLING` a part, `PROMOTED` all.
        regions: Regions that functions run in.
        routes: Routes of the deployment; null if it has none.
        seat_block: Reason why the deployment is blocked: its author is no member of the team.
        soft_deleted_by_retention: Whether the retention policy deleted the deployment.
        source: How the deployment was created, such as `cli` or `git`.
        status: State of the deployment; the same as `readyState`.
        target: Environment: `production` or `staging`; null for a preview.
        team: Team that owns the deployment.
        tty_build_logs: Whether the build log has control codes of a terminal.
        type: Kind of the deployment; always `LAMBDAS`.
        undeleted_at: Time when the deletion was undone, in milliseconds since the epoch.
        url: Host name of the deployment, without a scheme.
        user_aliases: Domain names that were given when the deployment was created.
        user_configured_deployment_id: ID that the user chose for skew protection of a prebuilt
            deployment.
        version: Version of the platform that made the deployment.
    """

    alias: list[str] | None = None
    alias_assigned: bool
    alias_assigned_at: float | bool | Unset | None = UNSET
    alias_error: AliasError | Unset | None = UNSET
    alias_final: str | Unset | None = UNSET
    alias_warning: AliasWarning | Unset | None = UNSET
    always_refuse_to_build: bool | None = None
    attribution: DeploymentAttribution | None = None
    auto_assign_custom_domains: bool | None = None
    automatic_aliases: list[str] | None = None
    booted_at: float
    build: DeploymentBuild | None = None
    build_artifact_urls: list[str] | None = None
    build_container_finished_at: float | None = None
    build_error_at: float | None = None
    build_skipped: bool
    building_at: float
    builds: list[DeploymentBuildStep] | None = None
    canceled_at: float | None = None
    checks: DeploymentCheckStates | None = None
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    config: DeploymentConfig | None = None
    connect_builds_enabled: bool | None = None
    connect_configuration_id: str | None = None
    created_at: float
    created_in: str | None = None
    creator: DeploymentCreator
    crons: list[DeploymentCron] | None = None
    custom_environment: CustomEnvironment | Identifier | None = None
    default_route: str | None = None
    deleted_at: float | Unset | None = UNSET
    env: list[str] | None = None
    error_code: str | None = None
    error_link: str | None = None
    error_message: str | Unset | None = UNSET
    error_step: str | None = None
    flags: DeploymentFlags | list[dict[str, Any]] | None = None
    functions: dict[str, DeploymentFunction] | Unset | None = UNSET
    git_repo: (
        DeploymentGitLabRepo
        | DeploymentGitHubRepo
        | DeploymentBitbucketRepo
        | DeploymentVercelRepo
        | Unset
        | None
    ) = UNSET
    git_source: DeploymentGitSource | None = None
    id: str
    images: DeploymentImages | None = None
    init_ready_at: float | None = None
    inspector_url: str | Unset | None = UNSET
    integrations: DeploymentIntegrations | None = None
    is_first_branch_deployment: bool | None = None
    is_in_concurrent_builds_queue: bool | None = None
    is_in_system_builds_queue: bool | None = None
    lambdas: list[DeploymentLambda] | None = None
    manual_provisioning: ManualProvisioning | None = None
    meta: dict[str, str]
    microfrontends: DeploymentMicrofrontends | None = None
    monorepo_manager: str | Unset | None = UNSET
    name: str
    node_version: NodeVersion | None = None
    oidc_token_claims: OidcTokenClaims | None = None
    oom_report: Literal["out-of-memory"] | str | None = None
    origin_cache_region: str | None = None
    owner_id: str | None = None
    passive_connect_configuration_id: str | None = None
    passive_regions: list[str] | None = None
    plan: AccountPlan | None = None
    platform: DeploymentPlatform | None = None
    prebuilt: bool | None = None
    preview_comments_enabled: bool | None = None
    project: DeploymentProject | None = None
    project_id: str | None = None
    project_settings: DeploymentProjectSettings | None = None
    public: bool
    ready: float | None = None
    ready_state: DeploymentState
    ready_state_reason: str | None = None
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    regions: list[str]
    routes: (
        list[DeploymentMiddlewareRoute | DeploymentRoute | DeploymentHandleRoute] | Unset | None
    ) = UNSET
    seat_block: SeatBlock | None = None
    soft_deleted_by_retention: bool | None = None
    source: DeploymentSource | None = None
    status: DeploymentState
    target: Literal["staging", "production"] | str | Unset | None = UNSET
    team: DeploymentTeam | None = None
    tty_build_logs: bool | None = None
    type: Literal["LAMBDAS"] | str
    undeleted_at: float | None = None
    url: str
    user_aliases: list[str] | None = None
    user_configured_deployment_id: str | None = None
    version: float
