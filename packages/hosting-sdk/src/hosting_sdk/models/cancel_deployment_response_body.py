"""The result of `deployments.cancelDeployment` and 1 more.

Generated from `manifest/schemas/CancelDeploymentResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_error import AliasError
from hosting_sdk.models.alias_warning import AliasWarning
from hosting_sdk.models.build_queue import BuildQueue
from hosting_sdk.models.custom_environments import CustomEnvironments
from hosting_sdk.models.flag_json_value import FlagJSONValue
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.lambdas import Lambdas
from hosting_sdk.models.manual_provisioning import ManualProvisioning
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.oidc_token_claims import OidcTokenClaims
from hosting_sdk.models.plan import Plan
from hosting_sdk.models.platform import Platform
from hosting_sdk.models.project_web_analytics import ProjectWebAnalytics
from hosting_sdk.models.ready_state import ReadyState
from hosting_sdk.models.response_body_attribution import ResponseBodyAttribution
from hosting_sdk.models.response_body_checks import ResponseBodyChecks
from hosting_sdk.models.response_body_creator import ResponseBodyCreator
from hosting_sdk.models.response_body_git_source import ResponseBodyGitSource
from hosting_sdk.models.response_body_project import ResponseBodyProject
from hosting_sdk.models.response_body_route import ResponseBodyRoute
from hosting_sdk.models.response_body_source import ResponseBodySource
from hosting_sdk.models.response_body_team import ResponseBodyTeam
from hosting_sdk.models.seat_block import SeatBlock
from hosting_sdk.models.speed_insights import SpeedInsights
from hosting_sdk.models.transforms import Transforms


@define(kw_only=True)
class CancelDeploymentResponseBodyBuild:
    """`build` of `CancelDeploymentResponseBody`."""

    env: list[str]


@define(kw_only=True)
class CancelDeploymentResponseBodyBuilds:
    """`builds[]` of `CancelDeploymentResponseBody`."""

    config: dict[str, Any] | None = None
    src: str | None = None
    use: str


@define(kw_only=True)
class CancelDeploymentResponseBodyConfigResourceConfigBuildMachine:
    """`config.resourceConfig.buildMachine` of `CancelDeploymentResponseBody`."""

    purchase_type: Literal["enhanced", "turbo", "standard"] | str | Unset | None = UNSET


@define(kw_only=True)
class CancelDeploymentResponseBodyConfigResourceConfig:
    """`config.resourceConfig` of `CancelDeploymentResponseBody`."""

    build_machine: CancelDeploymentResponseBodyConfigResourceConfigBuildMachine | None = None
    build_queue: BuildQueue | None = None
    elastic_concurrency: Literal["TEAM_SETTING", "PROJECT_SETTING", "SKIP_QUEUE"] | str | None = (
        None
    )


@define(kw_only=True)
class CancelDeploymentResponseBodyConfig:
    """`config` of `CancelDeploymentResponseBody`."""

    function_memory_type: Literal["standard", "standard_legacy", "performance"] | str
    function_timeout: float | None
    function_type: Literal["standard", "fluid"] | str
    is_using_active_cpu: bool | None = field(default=None, metadata={"wire": "isUsingActiveCPU"})
    resource_config: CancelDeploymentResponseBodyConfigResourceConfig | None = None
    secure_compute_fallback_region: str | None
    secure_compute_primary_region: str | None
    version: float | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyCrons:
    """`crons[]` of `CancelDeploymentResponseBody`."""

    path: str
    schedule: str


@define(kw_only=True)
class CancelDeploymentResponseBodyFlagsDefinitionsOptions:
    """`flags.definitions{}.options[]` of `CancelDeploymentResponseBody`."""

    label: str | None = None
    value: FlagJSONValue | None


@define(kw_only=True)
class CancelDeploymentResponseBodyFlagsDefinitions:
    """`flags.definitions{}` of `CancelDeploymentResponseBody`."""

    description: str | None = None
    options: list[CancelDeploymentResponseBodyFlagsDefinitionsOptions] | None = None
    url: str | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyFlags:
    """`flags` of `CancelDeploymentResponseBody`."""

    definitions: dict[str, CancelDeploymentResponseBodyFlagsDefinitions]


@define(kw_only=True)
class CancelDeploymentResponseBodyFunctionsExperimentalTriggersQueueV1beta:
    """`functions{}.experimentalTriggers[]` of `CancelDeploymentResponseBody`."""

    consumer: str
    initial_delay_seconds: float | None = None
    max_concurrency: float | None = None
    max_deliveries: float | None = None
    retry_after_seconds: float | None = None
    topic: str
    type: Literal["queue/v1beta"]


@define(kw_only=True)
class CancelDeploymentResponseBodyFunctionsExperimentalTriggersQueueV2beta:
    """`functions{}.experimentalTriggers[]` of `CancelDeploymentResponseBody`."""

    initial_delay_seconds: float | None = None
    max_concurrency: float | None = None
    max_deliveries: float | None = None
    retry_after_seconds: float | None = None
    topic: str
    type: Literal["queue/v2beta"]


@define(kw_only=True)
class CancelDeploymentResponseBodyFunctions:
    """`functions{}` of `CancelDeploymentResponseBody`."""

    architecture: Literal["x86_64", "arm64"] | str | None = None
    exclude_files: str | None = None
    experimental_triggers: (
        list[
            CancelDeploymentResponseBodyFunctionsExperimentalTriggersQueueV1beta
            | CancelDeploymentResponseBodyFunctionsExperimentalTriggersQueueV2beta
        ]
        | None
    ) = None
    function_failover_regions: list[str] | None = None
    include_files: str | None = None
    max_duration: float | Literal["max"] | str | None = None
    memory: float | None = None
    regions: list[str] | None = None
    runtime: str | None = None
    supports_cancellation: bool | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyGitRepoGitlab:
    """`gitRepo` of `CancelDeploymentResponseBody`."""

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
class CancelDeploymentResponseBodyGitRepoGithub:
    """`gitRepo` of `CancelDeploymentResponseBody`."""

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
class CancelDeploymentResponseBodyGitRepoBitbucket:
    """`gitRepo` of `CancelDeploymentResponseBody`."""

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
class CancelDeploymentResponseBodyGitRepoVercel:
    """`gitRepo` of `CancelDeploymentResponseBody`."""

    default_branch: str
    name: str
    org: str
    owner_type: Literal["team", "user"] | str
    path: str
    private: bool
    repo: str
    type: Literal["vercel"]


@define(kw_only=True)
class CancelDeploymentResponseBodyImagesLocalPatterns:
    """`images.localPatterns[]` of `CancelDeploymentResponseBody`."""

    pathname: str | None = None
    search: str | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyImagesRemotePatterns:
    """`images.remotePatterns[]` of `CancelDeploymentResponseBody`."""

    hostname: str
    pathname: str | None = None
    port: str | None = None
    protocol: Literal["http", "https"] | str | None = None
    search: str | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyImages:
    """`images` of `CancelDeploymentResponseBody`."""

    content_disposition_type: Literal["inline", "attachment"] | str | None = None
    content_security_policy: str | None = None
    dangerously_allow_svg: bool | None = field(
        default=None, metadata={"wire": "dangerouslyAllowSVG"}
    )
    domains: list[str] | None = None
    formats: list[Literal["image/avif", "image/webp"] | str] | None = None
    local_patterns: list[CancelDeploymentResponseBodyImagesLocalPatterns] | None = None
    minimum_cache_ttl: float | None = field(default=None, metadata={"wire": "minimumCacheTTL"})
    qualities: list[float] | None = None
    remote_patterns: list[CancelDeploymentResponseBodyImagesRemotePatterns] | None = None
    sizes: list[float] | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyIntegrations:
    """`integrations` of `CancelDeploymentResponseBody`."""

    claimed_at: float | None = None
    completed_at: float | None = None
    skipped_at: float | None = None
    skipped_by: str | None = None
    started_at: float
    status: Literal["skipped", "pending", "ready", "error", "timeout"] | str


@define(kw_only=True)
class CancelDeploymentResponseBodyMicrofrontends1:
    """`microfrontends` of `CancelDeploymentResponseBody`."""

    default_app_project_name: str
    default_route: str | None = None
    group_ids: list[str]
    is_default_app: Literal[True]
    mfe_config_upload_state: Literal["success", "waiting_on_build", "no_config"] | str | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyMicrofrontends2:
    """`microfrontends` of `CancelDeploymentResponseBody`."""

    default_app_project_name: str
    default_route: str | None = None
    group_ids: list[str]
    is_default_app: Literal[False] | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyProjectSettings:
    """`projectSettings` of `CancelDeploymentResponseBody`."""

    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    dev_command: str | Unset | None = UNSET
    framework: Framework | Unset | None = UNSET
    install_command: str | Unset | None = UNSET
    node_version: NodeVersion | None = None
    output_directory: str | Unset | None = UNSET
    speed_insights: SpeedInsights | None = None
    web_analytics: ProjectWebAnalytics | None = None


@define(kw_only=True)
class CancelDeploymentResponseBodyRoutes1:
    """`routes[]` of `CancelDeploymentResponseBody`."""

    continue_: bool
    middleware: float
    src: str


@define(kw_only=True)
class CancelDeploymentResponseBodyRoutes3:
    """`routes[]` of `CancelDeploymentResponseBody`."""

    dest: str | None = None
    handle: Literal["error", "filesystem", "hit", "miss", "rewrite", "resource"] | str
    src: str | None = None
    status: float | None = None


@define(kw_only=True)
class CancelDeploymentResponseBody:
    """The result of `deployments.cancelDeployment` and 1 more."""

    alias: list[str] | None = None
    alias_assigned: bool
    alias_assigned_at: float | bool | Unset | None = UNSET
    alias_error: AliasError | Unset | None = UNSET
    alias_final: str | Unset | None = UNSET
    alias_warning: AliasWarning | Unset | None = UNSET
    always_refuse_to_build: bool | None = None
    attribution: ResponseBodyAttribution | None = None
    auto_assign_custom_domains: bool | None = None
    automatic_aliases: list[str] | None = None
    booted_at: float
    build: CancelDeploymentResponseBodyBuild
    build_artifact_urls: list[str] | None = None
    build_container_finished_at: float | None = None
    build_error_at: float | None = None
    build_skipped: bool
    building_at: float
    builds: list[CancelDeploymentResponseBodyBuilds] | None = None
    canceled_at: float | None = None
    checks: ResponseBodyChecks | None = None
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    config: CancelDeploymentResponseBodyConfig | None = None
    connect_builds_enabled: bool | None = None
    connect_configuration_id: str | None = None
    created_at: float
    created_in: str
    creator: ResponseBodyCreator
    crons: list[CancelDeploymentResponseBodyCrons] | None = None
    custom_environment: CustomEnvironments | Transforms | None = None
    default_route: str | None = None
    deleted_at: float | Unset | None = UNSET
    env: list[str]
    error_code: str | None = None
    error_link: str | None = None
    error_message: str | Unset | None = UNSET
    error_step: str | None = None
    flags: CancelDeploymentResponseBodyFlags | list[dict[str, Any]] | None = None
    functions: dict[str, CancelDeploymentResponseBodyFunctions] | Unset | None = UNSET
    git_repo: (
        CancelDeploymentResponseBodyGitRepoGitlab
        | CancelDeploymentResponseBodyGitRepoGithub
        | CancelDeploymentResponseBodyGitRepoBitbucket
        | CancelDeploymentResponseBodyGitRepoVercel
        | Unset
        | None
    ) = UNSET
    git_source: ResponseBodyGitSource | None = None
    id: str
    images: CancelDeploymentResponseBodyImages | None = None
    init_ready_at: float | None = None
    inspector_url: str | None
    integrations: CancelDeploymentResponseBodyIntegrations | None = None
    is_first_branch_deployment: bool | None = None
    is_in_concurrent_builds_queue: bool
    is_in_system_builds_queue: bool
    lambdas: list[Lambdas] | None = None
    manual_provisioning: ManualProvisioning | None = None
    meta: dict[str, str]
    microfrontends: (
        CancelDeploymentResponseBodyMicrofrontends1
        | CancelDeploymentResponseBodyMicrofrontends2
        | None
    ) = None
    monorepo_manager: str | Unset | None = UNSET
    name: str
    node_version: NodeVersion | None = None
    oidc_token_claims: OidcTokenClaims | None = None
    oom_report: Literal["out-of-memory"] | str | None = None
    origin_cache_region: str | None = None
    owner_id: str
    passive_connect_configuration_id: str | None = None
    passive_regions: list[str] | None = None
    plan: Plan
    platform: Platform | None = None
    prebuilt: bool | None = None
    preview_comments_enabled: bool | None = None
    project: ResponseBodyProject | None = None
    project_id: str
    project_settings: CancelDeploymentResponseBodyProjectSettings
    public: bool
    ready: float | None = None
    ready_state: ReadyState
    ready_state_reason: str | None = None
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    regions: list[str]
    routes: (
        list[
            CancelDeploymentResponseBodyRoutes1
            | ResponseBodyRoute
            | CancelDeploymentResponseBodyRoutes3
        ]
        | None
    )
    seat_block: SeatBlock | None = None
    soft_deleted_by_retention: bool | None = None
    source: ResponseBodySource | None = None
    status: ReadyState
    target: Literal["staging", "production"] | str | Unset | None = UNSET
    team: ResponseBodyTeam | None = None
    tty_build_logs: bool | None = None
    type: Literal["LAMBDAS"] | str
    undeleted_at: float | None = None
    url: str
    user_aliases: list[str] | None = None
    user_configured_deployment_id: str | None = None
    version: float
