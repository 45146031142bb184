"""`ProjectDeployment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.build_spec import BuildSpec
from hosting_sdk.models.project_deployment_creator import ProjectDeploymentCreator


@define(kw_only=True)
class ProjectDeployment:
    """`ProjectDeployment`, a part of other types.

    Attributes:
        alias: Domain names of the deployment.
        alias_assigned: Whether the aliases in `alias` point at the deployment.
        created_at: Time of creation, in milliseconds since the epoch.
        created_in: Region that created the deployment.
        creator: User who created it.
        deployment_hostname: Host name of the deployment, without the platform's domain.
        forced: Whether it was deployed although nothing changed.
        id: ID of the deployment (prefix `dpl_`).
        meta: Metadata of the deployment: names and texts.
        name: Name of the project at the time.
        plan: Plan of the owner at the time: `hobby`, `pro` or `enterprise`.
        private: Whether the source is hidden from others.
        ready_state: State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR`
            or `CANCELED`.
        requested_at: Time when the deployment was asked for, in milliseconds since the epoch.
        target: Environment of the deployment; null for a preview.
        team_id: ID of the team (prefix `team_`).
        url: Host name of the deployment, without a scheme.
        user_id: ID of the user who deployed.
        with_cache: Whether the build used the cache of an earlier one.
    """

    alias: list[str] | None = None
    alias_assigned: float | bool | Unset | None = UNSET
    builds: list[BuildSpec] | None = None
    created_at: float
    created_in: str
    creator: ProjectDeploymentCreator | None
    deployment_hostname: str
    forced: bool | None = None
    id: str
    meta: dict[str, str] | None = None
    name: str
    plan: str
    private: bool
    ready_state: str
    requested_at: float | None = None
    target: str | Unset | None = UNSET
    team_id: str | Unset | None = UNSET
    type: str
    url: str
    user_id: str
    with_cache: bool | None = None
