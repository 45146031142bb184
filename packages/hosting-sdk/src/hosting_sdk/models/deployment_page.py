"""The result of `deployments.getDeployments`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk._pages import Page
from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_error import AliasError
from hosting_sdk.models.deployment_attribution import DeploymentAttribution
from hosting_sdk.models.deployment_check_states import DeploymentCheckStates
from hosting_sdk.models.deployment_platform import DeploymentPlatform
from hosting_sdk.models.deployment_source import DeploymentSource
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.git_comment_settings import GitCommentSettings
from hosting_sdk.models.manual_provisioning import ManualProvisioning
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.seat_block import SeatBlock
from hosting_sdk.models.speed_insights_settings import SpeedInsightsSettings
from hosting_sdk.models.web_analytics_settings import WebAnalyticsSettings


@define(kw_only=True)
class DeploymentSummaryCreator:
    """`deployments[].creator` of `DeploymentPage`.

    Attributes:
        email: Email address of the user.
        github_login: Name of the user on GitHub.
        gitlab_login: Name of the user on GitLab.
        uid: ID of the user.
        username: Name of the user in URLs.
    """

    email: str | None = None
    github_login: str | None = None
    gitlab_login: str | None = None
    uid: str
    username: str | None = None


@define(kw_only=True)
class DeploymentSummaryCustomEnvironment:
    """`deployments[].customEnvironment` of `DeploymentPage`.

    Attributes:
        id: ID of the custom environment (prefix `env_`).
        slug: Name of the custom environment in URLs.
    """

    id: str
    slug: str | None = None


@define(kw_only=True)
class DeploymentSummaryProjectSettings:
    """`deployments[].projectSettings` of `DeploymentPage`.

    Attributes:
        build_command: Command that builds the project; null lets the platform detect it.
        command_for_ignoring_build_step: Command that decides whether to build: exit code 0 skips
            the build, 1 builds.
        created_at: Time of creation, in milliseconds since the epoch.
        customer_support_code_visibility: Whether the platform's support may see the source.
        dev_command: Command that starts the development server; null lets the platform detect it.
        framework: Framework of the project, such as `nextjs`; null if none is set.
        git_comments: Where the platform's bot comments on Git.
        git_fork_protection: Whether a member must authorize deployments of pull requests from
            forks.
        git_lfs: Whether files in Git LFS are fetched.
        install_command: Command that installs dependencies; null lets the platform detect it.
        node_version: Version of Node.js for builds and functions, such as `22.x`.
        output_directory: Folder that the build writes to; null lets the platform detect it.
        public_source: Whether anyone may see the source and the logs of deployments.
        root_directory: Folder of the project in its repository; null is the root of the repository.
        skip_git_connect_during_link: Deprecated: whether the command line does not ask to connect a
            Git repository.
        source_files_outside_root_directory: Whether the build may use files outside of the root
            folder.
        speed_insights: Settings of Speed Insights at the time of the deployment.
        web_analytics: Settings of Web Analytics at the time of the deployment.
    """

    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    created_at: float | None = None
    customer_support_code_visibility: bool | None = None
    dev_command: str | Unset | None = UNSET
    framework: Framework | Unset | None = UNSET
    git_comments: GitCommentSettings | None = None
    git_fork_protection: bool | None = None
    git_lfs: bool | None = field(default=None, metadata={"wire": "gitLFS"})
    install_command: str | Unset | None = UNSET
    node_version: NodeVersion | None = None
    output_directory: str | Unset | None = UNSET
    public_source: bool | Unset | None = UNSET
    root_directory: str | Unset | None = UNSET
    skip_git_connect_during_link: bool | None = None
    source_files_outside_root_directory: bool | None = None
    speed_insights: SpeedInsightsSettings | None = None
    web_analytics: WebAnalyticsSettings | None = None


@define(kw_only=True)
class DeploymentSummary:
    """`deployments[]` of `DeploymentPage`.

    Attributes:
        alias_assigned: Whether the aliases in `alias` point at the deployment.
        alias_error: Reason why an alias could not be assigned; null if none failed.
        attribution: Who caused the deployment: the author of the commit, with the users of Git and
            of the platform behind it.
        building_at: Time when the build began, in milliseconds since the epoch.
        checks: State of the checks that block a stage of the deployment.
        checks_conclusion: Outcome of all checks: `succeeded`, `failed`, `skipped` or `canceled`.
        checks_state: State of the checks: `registered`, `running` or `completed`.
        connect_builds_enabled: Whether builds use the Secure Compute network.
        connect_configuration_id: ID of the network or pool of addresses that the connection uses.
        created_at: Time of creation, in milliseconds since the epoch.
        creator: User who created it.
        custom_environment: Custom environment of the deployment; absent for production and preview.
        default_route: Path for screenshots and links to previews, with microfrontends.
        error_code: Code of the error that ended the build, for programs.
        error_message: Text of the error that ended the build, for people.
        inspector_url: Address of the deployment's page in the dashboard.
        manual_provisioning: State of resources that a person provides before the build.
        oom_report: `out-of-memory` if the build ran out of memory.
        passive_connect_configuration_id: ID of the Secure Compute network for failover.
        platform: Other platform that caused the deployment, if one did.
        prebuilt: Whether the deployment was built before it was uploaded.
        project_id: ID of the project (prefix `prj_`).
        project_settings: Settings of the project that the deployment was built with.
        ready: Time when the deployment became ready, in milliseconds since the epoch.
        ready_state: State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR`
            or `CANCELED`.
        ready_substate: What a ready deployment serves: `STAGED` no production traffic yet,
            `ROLLING` a part, `PROMOTED` all.
        seat_block: Reason why the deployment is blocked: its author is no member of the team.
        soft_deleted_by_retention: Whether the retention policy deleted the deployment.
    """

    alias_assigned: float | bool | Unset | None = UNSET
    alias_error: AliasError | Unset | None = UNSET
    attribution: DeploymentAttribution | None = None
    building_at: float | None = None
    checks: DeploymentCheckStates | None = None
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    connect_builds_enabled: bool | None = None
    connect_configuration_id: str | None = None
    created: float
    created_at: float | None = None
    creator: DeploymentSummaryCreator
    custom_environment: DeploymentSummaryCustomEnvironment | None = None
    default_route: str | None = None
    deleted: float | None = None
    error_code: str | None = None
    error_message: str | Unset | None = UNSET
    expiration: float | None = None
    inspector_url: str | None
    is_rollback_candidate: bool | Unset | None = UNSET
    manual_provisioning: ManualProvisioning | None = None
    meta: dict[str, str] | None = None
    name: str
    oom_report: Literal["out-of-memory"] | str | None = None
    passive_connect_configuration_id: str | None = None
    platform: DeploymentPlatform | None = None
    prebuilt: bool | None = None
    project_id: str
    project_settings: DeploymentSummaryProjectSettings | None = None
    proposed_expiration: float | None = None
    ready: float | None = None
    ready_state: (
        Literal["BUILDING", "ERROR", "INITIALIZING", "QUEUED", "READY", "CANCELED", "DELETED"]
        | str
        | None
    ) = None
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    seat_block: SeatBlock | None = None
    soft_deleted_by_retention: bool | None = None
    source: DeploymentSource | None = None
    state: (
        Literal["BUILDING", "ERROR", "INITIALIZING", "QUEUED", "READY", "CANCELED", "DELETED"]
        | str
        | None
    ) = None
    target: Literal["staging", "production"] | str | Unset | None = UNSET
    type: Literal["LAMBDAS"] | str
    uid: str
    undeleted: float | None = None
    url: str


@define(kw_only=True)
class DeploymentPage(Page["DeploymentPage", "DeploymentSummary"]):
    """The result of `deployments.getDeployments`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    deployments: list[DeploymentSummary]
    pagination: Pagination
