"""The result of `deployments.getDeployment`.

Generated from `manifest/schemas/GetDeploymentResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_error import AliasError
from hosting_sdk.models.alias_warning import AliasWarning
from hosting_sdk.models.cancel_deployment_response_body import CancelDeploymentResponseBody
from hosting_sdk.models.custom_environments import CustomEnvironments
from hosting_sdk.models.lambdas import Lambdas
from hosting_sdk.models.manual_provisioning import ManualProvisioning
from hosting_sdk.models.node_version import NodeVersion
from hosting_sdk.models.oidc_token_claims import OidcTokenClaims
from hosting_sdk.models.ready_state import ReadyState
from hosting_sdk.models.response_body_creator import ResponseBodyCreator
from hosting_sdk.models.response_body_git_source import ResponseBodyGitSource
from hosting_sdk.models.response_body_project import ResponseBodyProject
from hosting_sdk.models.response_body_source import ResponseBodySource
from hosting_sdk.models.response_body_team import ResponseBodyTeam
from hosting_sdk.models.transforms import Transforms


@define(kw_only=True)
class GetDeploymentResponseBody2:
    """The result of `deployments.getDeployment`."""

    alias: list[str] | None = None
    alias_assigned: bool
    alias_error: AliasError | Unset | None = UNSET
    alias_final: str | Unset | None = UNSET
    alias_warning: AliasWarning | Unset | None = UNSET
    auto_assign_custom_domains: bool | None = None
    automatic_aliases: list[str] | None = None
    booted_at: float
    build_container_finished_at: float | None = None
    build_error_at: float | None = None
    build_skipped: bool
    building_at: float
    canceled_at: float | None = None
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    created_at: float
    creator: ResponseBodyCreator
    custom_environment: CustomEnvironments | Transforms | None = None
    default_route: str | None = None
    deleted_at: float | Unset | None = UNSET
    error_code: str | None = None
    error_link: str | None = None
    error_message: str | Unset | None = UNSET
    error_step: str | None = None
    git_source: ResponseBodyGitSource | None = None
    id: str
    init_ready_at: float | None = None
    is_first_branch_deployment: bool | None = None
    lambdas: list[Lambdas] | None = None
    manual_provisioning: ManualProvisioning | None = None
    meta: dict[str, str]
    name: str
    node_version: NodeVersion | None = None
    oidc_token_claims: OidcTokenClaims | None = None
    oom_report: Literal["out-of-memory"] | str | None = None
    origin_cache_region: str | None = None
    passive_regions: list[str] | None = None
    prebuilt: bool | None = None
    preview_comments_enabled: bool | None = None
    project: ResponseBodyProject | None = None
    public: bool
    ready: float | None = None
    ready_state: ReadyState
    ready_state_reason: str | None = None
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    regions: list[str]
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


GetDeploymentResponseBody: TypeAlias = CancelDeploymentResponseBody | GetDeploymentResponseBody2
"""The result of `deployments.getDeployment`."""
