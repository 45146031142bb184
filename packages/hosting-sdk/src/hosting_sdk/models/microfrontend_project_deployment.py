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
    """`MicrofrontendProjectDeployment`, a part of other types."""

    alias: list[str] | None = None
    """Domain names of the deployment."""
    alias_assigned: float | bool | Unset | None = UNSET
    """Whether the aliases in `alias` point at the deployment."""
    alias_error: AliasError | Unset | None = UNSET
    """Reason why an alias could not be assigned; null if none failed."""
    alias_final: str | Unset | None = UNSET
    """Domain name that the deployment finally got."""
    automatic_aliases: list[str] | None = None
    """Domain names that the platform made for the deployment."""
    branch_matcher: BranchMatcher | None = None
    """Git branches that the environment deploys."""
    building_at: float | None = None
    """Time when the build began, in milliseconds since the epoch."""
    builds: list[BuildSpec] | None = None
    checks_conclusion: Literal["succeeded", "failed", "skipped", "canceled"] | str | None = None
    """Outcome of all checks: `succeeded`, `failed`, `skipped` or `canceled`."""
    checks_state: Literal["registered", "running", "completed"] | str | None = None
    """State of the checks: `registered`, `running` or `completed`."""
    connect_builds_enabled: bool | None = None
    """Whether builds use the Secure Compute network."""
    connect_configuration_id: str | None = None
    """ID of the network or pool of addresses that the connection uses."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_in: str
    """Region that created the deployment."""
    creator: ProjectDeploymentCreator | None
    """User who created it."""
    deleted_at: float | None = None
    """Time of deletion, in milliseconds since the epoch."""
    deployment_hostname: str
    """Host name of the deployment, without the platform's domain."""
    forced: bool | None = None
    """Whether the deployment was made although nothing changed."""
    id: str
    """ID of the deployment (prefix `dpl_`)."""
    meta: dict[str, str] | None = None
    """Metadata of the deployment: names and texts."""
    monorepo_manager: str | Unset | None = UNSET
    """Tool that manages the monorepo, such as `turbo`; null if there is none."""
    name: str
    """Name of the project at the time."""
    oidc_token_claims: OidcTokenClaims | None = None
    """Claims of the OpenID Connect tokens that the deployment gets."""
    plan: AccountPlan | str
    """Plan of the owner at the time: `hobby`, `pro` or `enterprise`."""
    preview_comments_enabled: bool | None = None
    """Whether people can comment on the preview."""
    private: bool
    """Whether the source is hidden from others."""
    ready_at: float | None = None
    """Time when the deployment became ready, in milliseconds since the epoch."""
    ready_state: DeploymentState | str
    """State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR` or
    `CANCELED`."""
    ready_substate: Literal["STAGED", "ROLLING", "PROMOTED"] | str | None = None
    """Share of production traffic of a ready deployment: `STAGED` none yet, `ROLLING` a part,
    `PROMOTED` all."""
    requested_at: float | None = None
    """Time when the deployment was asked for, in milliseconds since the epoch."""
    target: str | Unset | None = UNSET
    """Environment of the deployment; null for a preview."""
    team_id: str | Unset | None = UNSET
    """ID of the team (prefix `team_`)."""
    type: Literal["LAMBDAS"] | str
    url: str
    """Host name of the deployment, without a scheme."""
    user_id: str
    """ID of the user who deployed."""
    with_cache: bool | None = None
    """Whether the build used the cache of an earlier one."""
