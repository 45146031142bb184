"""The result of `deployments.getDeployments`.

Generated from `manifest/schemas/GetDeploymentsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_error import AliasError
from hosting_sdk.models.framework import Framework
from hosting_sdk.models.git_comments import GitComments
from hosting_sdk.models.manual_provisioning import ManualProvisioning
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.platform import Platform
from hosting_sdk.models.project_web_analytics import ProjectWebAnalytics
from hosting_sdk.models.response_body_attribution import ResponseBodyAttribution
from hosting_sdk.models.response_body_checks import ResponseBodyChecks
from hosting_sdk.models.response_body_source import ResponseBodySource
from hosting_sdk.models.seat_block import SeatBlock
from hosting_sdk.models.speed_insights import SpeedInsights


@define(kw_only=True)
class GetDeploymentsResponseBodyDeploymentsCreator:
    """`deployments[].creator` of `GetDeploymentsResponseBody`."""

    email: str | None = None
    github_login: str | None = None
    gitlab_login: str | None = None
    uid: str
    username: str | None = None


@define(kw_only=True)
class GetDeploymentsResponseBodyDeploymentsCustomEnvironment:
    """`deployments[].customEnvironment` of `GetDeploymentsResponseBody`."""

    id: str
    slug: str | None = None


@define(kw_only=True)
class GetDeploymentsResponseBodyDeploymentsProjectSettings:
    """`deployments[].projectSettings` of `GetDeploymentsResponseBody`."""

    build_command: str | Unset | None = UNSET
    command_for_ignoring_build_step: str | Unset | None = UNSET
    created_at: float | None = None
    customer_support_code_visibility: bool | None = None
    dev_command: str | Unset | None = UNSET
    framework: Framework | Unset | None = UNSET
    git_comments: GitComments | None = None
    git_fork_protection: bool | None = None
    git_lfs: bool | None = field(default=None, metadata={"wire": "gitLFS"})
    install_command: str | Unset | None = UNSET
    node_version: NodeVersion | None = None
    output_directory: str | Unset | None = UNSET
    public_source: bool | Unset | None = UNSET
    root_directory: str | Unset | None = UNSET
    skip_git_connect_during_link: bool | None = None
    source_files_outside_root_directory: bool | None = None
    speed_insights: SpeedInsights | None = None
    web_analytics: ProjectWebAnalytics | None = None


@define(kw_only=True)
class GetDeploymentsResponseBodyDeployments:
    """`deployments[]` of `GetDeploymentsResponseBody`."""

    alias_assigned: float | bool | Unset | None = UNSET
    alias_error: AliasError | Unset | None = UNSET
    attribution: ResponseBodyAttribution | None = None
    building_at: float | None = None
    checks: ResponseBodyChecks | None = None
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    connect_builds_enabled: bool | None = None
    connect_configuration_id: str | None = None
    created: float
    created_at: float | None = None
    creator: GetDeploymentsResponseBodyDeploymentsCreator
    custom_environment: GetDeploymentsResponseBodyDeploymentsCustomEnvironment | None = None
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
    platform: Platform | None = None
    prebuilt: bool | None = None
    project_id: str
    project_settings: GetDeploymentsResponseBodyDeploymentsProjectSettings | None = None
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
    source: ResponseBodySource | None = None
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
class GetDeploymentsResponseBody:
    """The result of `deployments.getDeployments`."""

    deployments: list[GetDeploymentsResponseBodyDeployments]
    pagination: Pagination
