"""`MicrofrontendProjectDeployment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.account_plan import AccountPlan
from hosting_sdk.models.alias_error import AliasError
from hosting_sdk.models.branch_matcher import BranchMatcher
from hosting_sdk.models.build_spec import BuildSpec
from hosting_sdk.models.deployment_state import DeploymentState
from hosting_sdk.models.oidc_token_claims import OidcTokenClaims
from hosting_sdk.models.project_deployment_creator import ProjectDeploymentCreator


@define(kw_only=True)
class MicrofrontendProjectDeployment:
    """`MicrofrontendProjectDeployment`, a part of other types.

    Attributes:
        alias: Domain names of the deployment.
        alias_assigned: Whether the aliases in `alias` point at the deployment.
        alias_error: Reason why an alias could not be assigned; null if none failed.
        alias_final: Domain name that the deployment finally got.
        automatic_aliases: Domain names that the platform made for the deployment.
        branch_matcher: Git branches that the environment deploys.
        building_at: Time when the build began, in milliseconds since the epoch.
        checks_conclusion: Outcome of all checks: `succeeded`, `failed`, `skipped` or `canceled`.
        checks_state: State of the checks: `registered`, `running` or `completed`.
        connect_builds_enabled: Whether builds use the Secure Compute network.
        connect_configuration_id: ID of the network or pool of addresses that the connection uses.
        created_at: Time of creation, in milliseconds since the epoch.
        created_in: Region that created the deployment.
        creator: User who created it.
        deleted_at: Time of deletion, in milliseconds since the epoch.
        deployment_hostname: Host name of the deployment, without the platform's domain.
        forced: Whether it was deployed although nothing changed.
        id: ID of the deployment (prefix `dpl_`).
        meta: Metadata of the deployment: names and texts.
        monorepo_manager: Tool that manages the monorepo, such as `turbo`; null if there is none.
        name: Name of the project at the time.
        oidc_token_claims: Claims of the OpenID Connect tokens that the deployment gets.
        plan: Plan of the owner at the time: `hobby`, `pro` or `enterprise`.
        preview_comments_enabled: Whether people can comment on the preview.
        private: Whether the source is hidden from others.
        ready_at: Time when the deployment became ready, in milliseconds since the epoch.
        ready_state: State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR`
            or `CANCELED`.
        ready_substate: What a ready deployment serves: `STAGED` no production traffic yet,
            `ROLLING` a part, `PROMOTED` all.
        requested_at: Time when the deployment was asked for, in milliseconds since the epoch.
        target: Environment of the deployment; null for a preview.
        team_id: ID of the team (prefix `team_`).
        url: Host name of the deployment, without a scheme.
        user_id: ID of the user who deployed.
        with_cache: Whether the build used the cache of an earlier one.
    """

    alias: list[str] | None = None
    alias_assigned: float | bool | Unset | None = UNSET
    alias_error: AliasError | Unset | None = UNSET
    alias_final: str | Unset | None = UNSET
    automatic_aliases: list[str] | None = None
    branch_matcher: BranchMatcher | None = None
    building_at: float | None = None
    builds: list[BuildSpec] | None = None
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    connect_builds_enabled: bool | None = None
    connect_configuration_id: str | None = None
    created_at: float
    created_in: str
    creator: ProjectDeploymentCreator | None
    deleted_at: float | None = None
    deployment_hostname: str
    forced: bool | None = None
    id: str
    meta: dict[str, str] | None = None
    monorepo_manager: str | Unset | None = UNSET
    name: str
    oidc_token_claims: OidcTokenClaims | None = None
    plan: AccountPlan
    preview_comments_enabled: bool | None = None
    private: bool
    ready_at: float | None = None
    ready_state: DeploymentState
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    requested_at: float | None = None
    target: str | Unset | None = UNSET
    team_id: str | Unset | None = UNSET
    type: Literal["LAMBDAS"] | str
    url: str
    user_id: str
    with_cache: bool | None = None
