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
    """`build` of `Deployment`."""

    env: list[str]
    """Names of the environment variables of the build."""


@define(kw_only=True)
class DeploymentBuildStep:
    """`builds[]` of `Deployment`."""

    config: dict[str, Any] | None = None
    src: str | None = None
    use: str


@define(kw_only=True)
class DeploymentConfigResourceConfigBuildMachine:
    """`config.resourceConfig.buildMachine` of `Deployment`."""

    purchase_type: Literal["enhanced", "turbo", "standard"] | str | Unset | None = UNSET
    """Size of the build machine: `standard`, `enhanced` or `turbo`."""


@define(kw_only=True)
class DeploymentConfigResourceConfig:
    """`config.resourceConfig` of `Deployment`."""

    build_machine: DeploymentConfigResourceConfigBuildMachine | None = None
    """Build machines of the team."""
    build_queue: BuildQueueConfig | None = None
    """Rules by which builds wait for each other."""
    elastic_concurrency: Literal["TEAM_SETTING", "PROJECT_SETTING", "SKIP_QUEUE"] | str | None = (
        None
    )
    """Reason why the build did not wait in the queue; absent if it waited."""


@define(kw_only=True)
class DeploymentConfig:
    """`config` of `Deployment`."""

    function_memory_type: Literal["standard", "standard_legacy", "performance"] | str
    """Memory class of functions."""
    function_timeout: float | None
    """Seconds after which functions are stopped; null for the default."""
    function_type: Literal["standard", "fluid"] | str
    """Kind of functions: `standard` or `fluid`."""
    is_using_active_cpu: bool | None = field(default=None, metadata={"wire": "isUsingActiveCPU"})
    """Whether only active processor time is charged."""
    resource_config: DeploymentConfigResourceConfig | None = None
    """Machines and limits of builds and functions."""
    secure_compute_fallback_region: str | None
    """Region of the Secure Compute network for failover."""
    secure_compute_primary_region: str | None
    """Region of the Secure Compute network."""
    version: float | None = None


@define(kw_only=True)
class DeploymentCron:
    """`crons[]` of `Deployment`."""

    path: str
    """Path that the job requests."""
    schedule: str
    """Time of the job as a cron expression in UTC."""


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
    """`functions{}.experimentalTriggers[]` of `Deployment`."""

    consumer: str
    """Name of the consumer group."""
    initial_delay_seconds: float | None = None
    """Seconds before the first try, at least 0."""
    max_concurrency: float | None = None
    """Most messages handled at a time, at least 1."""
    max_deliveries: float | None = None
    """Most tries for one message."""
    retry_after_seconds: float | None = None
    """Seconds before a failed try is repeated."""
    topic: str
    """Name of the queue's topic."""
    type: Literal["queue/v1beta"]


@define(kw_only=True)
class QueueTriggerV2beta:
    """`functions{}.experimentalTriggers[]` of `Deployment`."""

    initial_delay_seconds: float | None = None
    """Seconds before the first try, at least 0."""
    max_concurrency: float | None = None
    """Most messages handled at a time, at least 1."""
    max_deliveries: float | None = None
    """Most tries for one message."""
    retry_after_seconds: float | None = None
    """Seconds before a failed try is repeated."""
    topic: str
    """Name of the queue's topic."""
    type: Literal["queue/v2beta"]


@define(kw_only=True)
class DeploymentFunction:
    """`functions{}` of `Deployment`."""

    architecture: Literal["x86_64", "arm64"] | str | None = None
    """Processor architecture of the function: `x86_64` or `arm64`."""
    exclude_files: str | None = None
    """Pattern of the files to leave out of the function."""
    experimental_triggers: list[QueueTriggerV1beta | QueueTriggerV2beta] | None = None
    """Queues whose messages start the function."""
    function_failover_regions: list[str] | None = None
    """Regions that the function runs in if its own fail."""
    include_files: str | None = None
    """Pattern of the files to add to the function."""
    max_duration: float | Literal["max"] | str | None = None
    """Seconds after which the function is stopped, or `max`."""
    memory: float | None = None
    """Memory of the function in megabytes."""
    regions: list[str] | None = None
    """Regions that the function runs in."""
    runtime: str | None = None
    """Runtime of the function with its version."""
    supports_cancellation: bool | None = None
    """Whether the function is told when the client cancels the request."""


@define(kw_only=True)
class DeploymentGitLabRepo:
    """`gitRepo` of `Deployment`."""

    default_branch: str
    """Branch that the repository uses by default."""
    name: str
    namespace: str
    owner_type: Literal["team", "user"] | str
    """Whether a `team` or a `user` owns the repository."""
    path: str
    private: bool
    """Whether the repository is private."""
    project_id: float
    """ID of the project at the Git provider."""
    type: Literal["gitlab"]
    """Git provider of the repository."""
    url: str


@define(kw_only=True)
class DeploymentGitHubRepo:
    """`gitRepo` of `Deployment`."""

    default_branch: str
    """Branch that the repository uses by default."""
    name: str
    org: str
    owner_type: Literal["team", "user"] | str
    """Whether a `team` or a `user` owns the repository."""
    path: str
    private: bool
    """Whether the repository is private."""
    repo: str
    repo_id: float
    """ID of the repository at the Git provider."""
    repo_owner_id: float
    type: Literal["github"]
    """Git provider of the repository."""


@define(kw_only=True)
class DeploymentBitbucketRepo:
    """`gitRepo` of `Deployment`."""

    default_branch: str
    """Branch that the repository uses by default."""
    name: str
    owner: str
    owner_type: Literal["team", "user"] | str
    """Whether a `team` or a `user` owns the repository."""
    path: str
    private: bool
    """Whether the repository is private."""
    repo_uuid: str
    slug: str
    type: Literal["bitbucket"]
    """Git provider of the repository."""
    workspace_uuid: str


@define(kw_only=True)
class DeploymentVercelRepo:
    """`gitRepo` of `Deployment`."""

    default_branch: str
    """Branch that the repository uses by default."""
    name: str
    org: str
    owner_type: Literal["team", "user"] | str
    """Whether a `team` or a `user` owns the repository."""
    path: str
    private: bool
    """Whether the repository is private."""
    repo: str
    type: Literal["vercel"]
    """Git provider of the repository."""


@define(kw_only=True)
class DeploymentImagesLocalPattern:
    """`images.localPatterns[]` of `Deployment`."""

    pathname: str | None = None
    """Path; `*` stands for one segment, `**` for any number."""
    search: str | None = None
    """Query such as `?v=1`; empty allows none."""


@define(kw_only=True)
class DeploymentImagesRemotePattern:
    """`images.remotePatterns[]` of `Deployment`."""

    hostname: str
    """Host name; `*` stands for one subdomain, `**` for any number."""
    pathname: str | None = None
    """Path; `*` stands for one segment, `**` for any number."""
    port: str | None = None
    """Port such as `8080`; empty allows none."""
    protocol: Literal["http", "https"] | str | None = None
    """`http` or `https`."""
    search: str | None = None
    """Query such as `?v=1`; empty allows none."""


@define(kw_only=True)
class DeploymentImages:
    """`images` of `Deployment`."""

    content_disposition_type: Literal["inline", "attachment"] | str | None = None
    """Whether browsers show (`inline`) or download (`attachment`) an image."""
    content_security_policy: str | None = None
    """Header `Content-Security-Policy` for images."""
    dangerously_allow_svg: bool | None = field(
        default=None, metadata={"wire": "dangerouslyAllowSVG"}
    )
    """Whether SVG images are optimized, which can carry code."""
    domains: list[str] | None = None
    """Host names that images may come from."""
    formats: list[Literal["image/avif", "image/webp"] | str] | None = None
    """Formats that images are converted to."""
    local_patterns: list[DeploymentImagesLocalPattern] | None = None
    """Local images that may be optimized."""
    minimum_cache_ttl: float | None = field(default=None, metadata={"wire": "minimumCacheTTL"})
    """Least time to keep an optimized image, in seconds."""
    qualities: list[float] | None = None
    """Qualities that may be asked for, in percent."""
    remote_patterns: list[DeploymentImagesRemotePattern] | None = None
    """Remote images that may be optimized."""
    sizes: list[float] | None = None
    """Widths that may be asked for, in pixels."""


@define(kw_only=True)
class DeploymentIntegrations:
    """`integrations` of `Deployment`."""

    claimed_at: float | None = None
    """Time when an integration took the work, in milliseconds since the epoch."""
    completed_at: float | None = None
    """Time of completion, in milliseconds since the epoch."""
    skipped_at: float | None = None
    """Time when the integrations were skipped, in milliseconds since the epoch."""
    skipped_by: str | None = None
    """ID of the user who skipped the integrations."""
    started_at: float
    """Time of the start, in milliseconds since the epoch."""
    status: Literal["skipped", "pending", "ready", "error", "timeout"] | str
    """State of the integrations, such as `pending` or `ready`."""


@define(kw_only=True)
class DeploymentMicrofrontends:
    """`microfrontends` of `Deployment`."""

    default_app_project_name: str
    """Name of the project that is the default application of the group."""
    default_route: str | None = None
    """Path for screenshots and links to previews."""
    group_ids: list[str]
    """IDs of the microfrontends groups of the project (prefix `mfe_`)."""
    is_default_app: bool | None = None
    """Whether the project is the default application of its group."""
    mfe_config_upload_state: Literal["success", "waiting_on_build", "no_config"] | str | None = None
    """State of the upload of the configuration; only for the default application."""


@define(kw_only=True)
class DeploymentProjectSettings:
    """`projectSettings` of `Deployment`."""

    build_command: str | Unset | None = UNSET
    """Command that builds the project; null lets the platform detect it."""
    command_for_ignoring_build_step: str | Unset | None = UNSET
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    dev_command: str | Unset | None = UNSET
    """Command that starts the development server; null lets the platform detect it."""
    framework: Framework | str | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    install_command: str | Unset | None = UNSET
    """Command that installs dependencies; null lets the platform detect it."""
    node_version: NodeVersion | str | None = None
    """Version of Node.js for builds and functions, such as `22.x`."""
    output_directory: str | Unset | None = UNSET
    """Folder that the build writes to; null lets the platform detect it."""
    speed_insights: SpeedInsightsSettings | None = None
    """Settings of Speed Insights at the time of the deployment."""
    web_analytics: WebAnalyticsSettings | None = None
    """Settings of Web Analytics at the time of the deployment."""


@define(kw_only=True)
class DeploymentMiddlewareRoute:
    """`routes[]` of `Deployment`."""

    continue_: bool
    """Whether later routes are tried, too."""
    middleware: float
    """Number of the middleware that runs."""
    src: str
    """Regular expression that the path has to match."""


@define(kw_only=True)
class DeploymentHandleRoute:
    """`routes[]` of `Deployment`."""

    dest: str | None = None
    """Path or URL that the request is passed on to."""
    handle: Literal["error", "filesystem", "hit", "miss", "rewrite", "resource"] | str
    """Phase that the routes after this one belong to."""
    src: str | None = None
    """Regular expression that the path has to match."""
    status: float | None = None
    """HTTP status of the response."""


@define(kw_only=True)
class Deployment:
    """The result of `deployments.cancelDeployment` and 2 more."""

    alias: list[str] | None = None
    """Domain names that were assigned to the deployment."""
    alias_assigned: bool
    """Whether the aliases in `alias` point at the deployment."""
    alias_assigned_at: float | bool | Unset | None = UNSET
    """Time when the aliases were assigned, in milliseconds since the epoch, or whether they
    were."""
    alias_error: AliasError | Unset | None = UNSET
    """Reason why an alias could not be assigned; null if none failed."""
    alias_final: str | Unset | None = UNSET
    """Domain name that the deployment finally got."""
    alias_warning: AliasWarning | Unset | None = UNSET
    """Something to note about the aliases; null if there is nothing."""
    always_refuse_to_build: bool | None = None
    attribution: DeploymentAttribution | None = None
    """Person behind the deployment: the author of the commit, with their users of Git and of the
    platform."""
    auto_assign_custom_domains: bool | None = None
    """Whether custom domains of the project get the newest production deployment by themselves."""
    automatic_aliases: list[str] | None = None
    """Domain names that the platform made for the deployment."""
    booted_at: float
    """Time when the build machine started, in milliseconds since the epoch."""
    build: DeploymentBuild | None = None
    build_artifact_urls: list[str] | None = None
    """Addresses of build results to download."""
    build_container_finished_at: float | None = None
    """Time when the build machine ended, in milliseconds since the epoch."""
    build_error_at: float | None = None
    """Time when the build failed, in milliseconds since the epoch."""
    build_skipped: bool
    """Whether the build was skipped."""
    building_at: float
    """Time when the build began, in milliseconds since the epoch."""
    builds: list[DeploymentBuildStep] | None = None
    """Builders that made the deployment."""
    canceled_at: float | None = None
    """Time of cancellation, in milliseconds since the epoch."""
    checks: DeploymentCheckStates | None = None
    """State of the checks that block a stage of the deployment."""
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    """Outcome of all checks: `succeeded`, `failed`, `skipped` or `canceled`."""
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    """State of the checks: `registered`, `running` or `completed`."""
    config: DeploymentConfig | None = None
    """Configuration at the time of the deployment."""
    connect_builds_enabled: bool | None = None
    """Whether builds use the Secure Compute network."""
    connect_configuration_id: str | None = None
    """ID of the network or pool of addresses that the connection uses."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_in: str | None = None
    """Region that created the deployment."""
    creator: DeploymentCreator
    """User who created it."""
    crons: list[DeploymentCron] | None = None
    """Cron jobs of the deployment."""
    custom_environment: CustomEnvironment | Identifier | None = None
    """Custom environment of the deployment; absent for production and preview."""
    default_route: str | None = None
    """Path for screenshots and links to previews, with microfrontends."""
    deleted_at: float | Unset | None = UNSET
    """Time of deletion, in milliseconds since the epoch."""
    env: list[str] | None = None
    """Names of the environment variables of the deployment."""
    error_code: str | None = None
    """Code of the error that ended the build, for programs."""
    error_link: str | None = None
    """Address of a page on the error."""
    error_message: str | Unset | None = UNSET
    """Text of the error that ended the build, for people."""
    error_step: str | None = None
    """Step of the build that failed."""
    flags: DeploymentFlags | list[dict[str, Any]] | None = None
    """Feature flags that the deployment defines."""
    functions: dict[str, DeploymentFunction] | Unset | None = UNSET
    """Configuration of the deployment's functions, by path."""
    git_repo: (
        DeploymentGitLabRepo
        | DeploymentGitHubRepo
        | DeploymentBitbucketRepo
        | DeploymentVercelRepo
        | Unset
        | None
    ) = UNSET
    """Git repository of the deployment."""
    git_source: DeploymentGitSource | None = None
    """Git reference that is deployed."""
    id: str
    """ID of the deployment (prefix `dpl_`)."""
    images: DeploymentImages | None = None
    """Configuration of image optimization."""
    init_ready_at: float | None = None
    """Time when the deployment was initialized, in milliseconds since the epoch."""
    inspector_url: str | Unset | None = UNSET
    """Address of the deployment's page in the dashboard."""
    integrations: DeploymentIntegrations | None = None
    """State of the integrations that have to finish before the build."""
    is_first_branch_deployment: bool | None = None
    """Whether the deployment is the first one of its branch."""
    is_in_concurrent_builds_queue: bool | None = None
    """Whether the build waits because others of the team run."""
    is_in_system_builds_queue: bool | None = None
    """Whether the build waits for the platform."""
    lambdas: list[DeploymentLambda] | None = None
    """Functions that the build made."""
    manual_provisioning: ManualProvisioning | None = None
    """State of resources that a person provides before the build."""
    meta: dict[str, str]
    """Metadata of the deployment: names and texts."""
    microfrontends: DeploymentMicrofrontends | None = None
    """Settings of microfrontends."""
    monorepo_manager: str | Unset | None = UNSET
    """Tool that manages the monorepo, such as `turbo`; null if there is none."""
    name: str
    """Name of the project at the time of the deployment."""
    node_version: NodeVersion | str | None = None
    """Version of Node.js for builds and functions, such as `22.x`."""
    oidc_token_claims: OidcTokenClaims | None = None
    """Claims of the OpenID Connect tokens that the deployment gets."""
    oom_report: Literal["out-of-memory"] | str | None = None
    """`out-of-memory` if the build ran out of memory."""
    origin_cache_region: str | None = None
    """Region of the cache in front of the functions."""
    owner_id: str | None = None
    """ID of the team or user that owns the deployment."""
    passive_connect_configuration_id: str | None = None
    """ID of the Secure Compute network for failover."""
    passive_regions: list[str] | None = None
    """Regions that functions are prepared in for failover."""
    plan: AccountPlan | str | None = None
    """Plan of the owner at the time: `hobby`, `pro` or `enterprise`."""
    platform: DeploymentPlatform | None = None
    """Other platform that caused the deployment, if one did."""
    prebuilt: bool | None = None
    """Whether the deployment was built before it was uploaded."""
    preview_comments_enabled: bool | None = None
    """Whether people can comment on the preview."""
    project: DeploymentProject | None = None
    """Project of the deployment."""
    project_id: str | None = None
    """ID of the project (prefix `prj_`)."""
    project_settings: DeploymentProjectSettings | None = None
    """Settings of the project that the deployment was built with."""
    public: bool
    """Whether anyone may see the deployment's source."""
    ready: float | None = None
    """Time when the deployment became ready, in milliseconds since the epoch."""
    ready_state: DeploymentState | str
    """State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR` or
    `CANCELED`."""
    ready_state_reason: str | None = None
    """Reason for the state, in words."""
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    """Share of production traffic of a ready deployment: `STAGED` none yet, `ROLLING` a part,
    `PROMOTED` all."""
    regions: list[str]
    """Regions that functions run in."""
    routes: (
        list[DeploymentMiddlewareRoute | DeploymentRoute | DeploymentHandleRoute] | Unset | None
    ) = UNSET
    """Routes of the deployment; null if it has none."""
    seat_block: SeatBlock | None = None
    """Reason why the deployment is blocked: its author is no member of the team."""
    soft_deleted_by_retention: bool | None = None
    """Whether the retention policy deleted the deployment."""
    source: DeploymentSource | str | None = None
    """Origin of the deployment, such as `cli` or `git`."""
    status: DeploymentState | str
    """State of the deployment; the same as `readyState`."""
    target: Literal["staging", "production"] | str | Unset | None = UNSET
    """Environment: `production` or `staging`; null for a preview."""
    team: DeploymentTeam | None = None
    """Team that owns the deployment."""
    tty_build_logs: bool | None = None
    """Whether the build log has control codes of a terminal."""
    type: Literal["LAMBDAS"] | str
    """Kind of the deployment; always `LAMBDAS`."""
    undeleted_at: float | None = None
    """Time when the deletion was undone, in milliseconds since the epoch."""
    url: str
    """Host name of the deployment, without a scheme."""
    user_aliases: list[str] | None = None
    """Domain names that were given when the deployment was created."""
    user_configured_deployment_id: str | None = None
    """ID that the user chose for skew protection of a prebuilt deployment."""
    version: float
    """Version of the platform that made the deployment."""
