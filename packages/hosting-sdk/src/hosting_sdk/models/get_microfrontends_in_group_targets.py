"""`GetMicrofrontendsInGroupTargets`, a part of other types.

Generated from `manifest/schemas/GetMicrofrontendsInGroupTargets.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.alias_error import AliasError
from hosting_sdk.models.branch_matcher import BranchMatcher
from hosting_sdk.models.create_project_builds import CreateProjectBuilds
from hosting_sdk.models.create_project_creator import CreateProjectCreator
from hosting_sdk.models.oidc_token_claims import OidcTokenClaims
from hosting_sdk.models.plan import Plan
from hosting_sdk.models.ready_state import ReadyState


@define(kw_only=True)
class GetMicrofrontendsInGroupTargets:
    """`GetMicrofrontendsInGroupTargets`, a part of other types."""

    alias: list[str] | None = None
    alias_assigned: float | bool | Unset | None = UNSET
    alias_error: AliasError | Unset | None = UNSET
    alias_final: str | Unset | None = UNSET
    automatic_aliases: list[str] | None = None
    branch_matcher: BranchMatcher | None = None
    building_at: float | None = None
    builds: list[CreateProjectBuilds] | None = None
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    connect_builds_enabled: bool | None = None
    connect_configuration_id: str | None = None
    created_at: float
    created_in: str
    creator: CreateProjectCreator | None
    deleted_at: float | None = None
    deployment_hostname: str
    forced: bool | None = None
    id: str
    meta: dict[str, str] | None = None
    monorepo_manager: str | Unset | None = UNSET
    name: str
    oidc_token_claims: OidcTokenClaims | None = None
    plan: Plan
    preview_comments_enabled: bool | None = None
    private: bool
    ready_at: float | None = None
    ready_state: ReadyState
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    requested_at: float | None = None
    target: str | Unset | None = UNSET
    team_id: str | Unset | None = UNSET
    type: Literal["LAMBDAS"] | str
    url: str
    user_id: str
    with_cache: bool | None = None
