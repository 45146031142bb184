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
    """`deployments[].creator` of `DeploymentPage`."""

    email: str | None = None
    """Email address of the user."""
    github_login: str | None = None
    """Name of the user on GitHub."""
    gitlab_login: str | None = None
    """Name of the user on GitLab."""
    uid: str
    """ID of the user."""
    username: str | None = None
    """Name of the user in URLs."""


@define(kw_only=True)
class DeploymentSummaryCustomEnvironment:
    """`deployments[].customEnvironment` of `DeploymentPage`."""

    id: str
    """ID of the custom environment (prefix `env_`)."""
    slug: str | None = None
    """Name of the custom environment in URLs."""


@define(kw_only=True)
class DeploymentSummaryProjectSettings:
    """`deployments[].projectSettings` of `DeploymentPage`."""

    build_command: str | Unset | None = UNSET
    """Command that builds the project; null lets the platform detect it."""
    command_for_ignoring_build_step: str | Unset | None = UNSET
    """Command that decides whether to build: exit code 0 skips the build, 1 builds."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    customer_support_code_visibility: bool | None = None
    """Whether the platform's support may see the source."""
    dev_command: str | Unset | None = UNSET
    """Command that starts the development server; null lets the platform detect it."""
    framework: Framework | str | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    git_comments: GitCommentSettings | None = None
    """Places on Git where the platform's bot comments."""
    git_fork_protection: bool | None = None
    """Whether a member must authorize deployments of pull requests from forks."""
    git_lfs: bool | None = field(default=None, metadata={"wire": "gitLFS"})
    """Whether files in Git LFS are fetched."""
    install_command: str | Unset | None = UNSET
    """Command that installs dependencies; null lets the platform detect it."""
    node_version: NodeVersion | str | None = None
    """Version of Node.js for builds and functions, such as `22.x`."""
    output_directory: str | Unset | None = UNSET
    """Folder that the build writes to; null lets the platform detect it."""
    public_source: bool | Unset | None = UNSET
    """Whether anyone may see the source and the logs of deployments."""
    root_directory: str | Unset | None = UNSET
    """Folder of the project in its repository; null is the root of the repository."""
    skip_git_connect_during_link: bool | None = None
    """Deprecated: whether the command line does not ask to connect a Git repository."""
    source_files_outside_root_directory: bool | None = None
    """Whether the build may use files outside of the root folder."""
    speed_insights: SpeedInsightsSettings | None = None
    """Settings of Speed Insights at the time of the deployment."""
    web_analytics: WebAnalyticsSettings | None = None
    """Settings of Web Analytics at the time of the deployment."""


@define(kw_only=True)
class DeploymentSummary:
    """`deployments[]` of `DeploymentPage`."""

    alias_assigned: float | bool | Unset | None = UNSET
    """Whether the aliases in `alias` point at the deployment."""
    alias_error: AliasError | Unset | None = UNSET
    """Reason why an alias could not be assigned; null if none failed."""
    attribution: DeploymentAttribution | None = None
    """Person behind the deployment: the author of the commit, with their users of Git and of the
    platform."""
    building_at: float | None = None
    """Time when the build began, in milliseconds since the epoch."""
    checks: DeploymentCheckStates | None = None
    """State of the checks that block a stage of the deployment."""
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    """Outcome of all checks: `succeeded`, `failed`, `skipped` or `canceled`."""
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    """State of the checks: `registered`, `running` or `completed`."""
    connect_builds_enabled: bool | None = None
    """Whether builds use the Secure Compute network."""
    connect_configuration_id: str | None = None
    """ID of the network or pool of addresses that the connection uses."""
    created: float
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    creator: DeploymentSummaryCreator
    """User who created it."""
    custom_environment: DeploymentSummaryCustomEnvironment | None = None
    """Custom environment of the deployment; absent for production and preview."""
    default_route: str | None = None
    """Path for screenshots and links to previews, with microfrontends."""
    deleted: float | None = None
    error_code: str | None = None
    """Code of the error that ended the build, for programs."""
    error_message: str | Unset | None = UNSET
    """Text of the error that ended the build, for people."""
    expiration: float | None = None
    inspector_url: str | None
    """Address of the deployment's page in the dashboard."""
    is_rollback_candidate: bool | Unset | None = UNSET
    manual_provisioning: ManualProvisioning | None = None
    """State of resources that a person provides before the build."""
    meta: dict[str, str] | None = None
    name: str
    oom_report: Literal["out-of-memory"] | str | None = None
    """`out-of-memory` if the build ran out of memory."""
    passive_connect_configuration_id: str | None = None
    """ID of the Secure Compute network for failover."""
    platform: DeploymentPlatform | None = None
    """Other platform that caused the deployment, if one did."""
    prebuilt: bool | None = None
    """Whether the deployment was built before it was uploaded."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    project_settings: DeploymentSummaryProjectSettings | None = None
    """Settings of the project that the deployment was built with."""
    proposed_expiration: float | None = None
    ready: float | None = None
    """Time when the deployment became ready, in milliseconds since the epoch."""
    ready_state: (
        Literal["BUILDING", "ERROR", "INITIALIZING", "QUEUED", "READY", "CANCELED", "DELETED"]
        | str
        | None
    ) = None
    """State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR` or
    `CANCELED`."""
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    """Share of production traffic of a ready deployment: `STAGED` none yet, `ROLLING` a part,
    `PROMOTED` all."""
    seat_block: SeatBlock | None = None
    """Reason why the deployment is blocked: its author is no member of the team."""
    soft_deleted_by_retention: bool | None = None
    """Whether the retention policy deleted the deployment."""
    source: DeploymentSource | str | None = None
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
    """The result of `deployments.getDeployments`."""

    deployments: list[DeploymentSummary]
    pagination: Pagination
    """Position of this page, with the cursors of the pages beside it."""
