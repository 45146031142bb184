"""`ProjectDeployment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.build_spec import BuildSpec
from hosting_sdk.models.project_deployment_creator import ProjectDeploymentCreator


@define(kw_only=True)
class ProjectDeployment:
    """`ProjectDeployment`, a part of other types."""

    alias: list[str] | None = None
    """Domain names of the deployment."""
    alias_assigned: float | bool | Unset | None = UNSET
    """Whether the aliases in `alias` point at the deployment."""
    builds: list[BuildSpec] | None = None
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_in: str
    """Region that created the deployment."""
    creator: ProjectDeploymentCreator | None
    """User who created it."""
    deployment_hostname: str
    """Host name of the deployment, without the platform's domain."""
    forced: bool | None = None
    """Whether the deployment was made although nothing changed."""
    id: str
    """ID of the deployment (prefix `dpl_`)."""
    meta: dict[str, str] | None = None
    """Metadata of the deployment: names and texts."""
    name: str
    """Name of the project at the time."""
    plan: str
    """Plan of the owner at the time: `hobby`, `pro` or `enterprise`."""
    private: bool
    """Whether the source is hidden from others."""
    ready_state: str
    """State of the deployment: `QUEUED`, `INITIALIZING`, `BUILDING`, `READY`, `ERROR` or
    `CANCELED`."""
    requested_at: float | None = None
    """Time when the deployment was asked for, in milliseconds since the epoch."""
    target: str | Unset | None = UNSET
    """Environment of the deployment; null for a preview."""
    team_id: str | Unset | None = UNSET
    """ID of the team (prefix `team_`)."""
    type: str
    url: str
    """Host name of the deployment, without a scheme."""
    user_id: str
    """ID of the user who deployed."""
    with_cache: bool | None = None
    """Whether the build used the cache of an earlier one."""
