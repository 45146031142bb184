"""`LatestDeployments`, a part of other types.

Generated from `manifest/schemas/LatestDeployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.create_project_builds import CreateProjectBuilds
from hosting_sdk.models.create_project_creator import CreateProjectCreator


@define(kw_only=True)
class LatestDeployments:
    """`LatestDeployments`, a part of other types."""

    alias: list[str] | None = None
    alias_assigned: float | bool | Unset | None = UNSET
    builds: list[CreateProjectBuilds] | None = None
    created_at: float
    created_in: str
    creator: CreateProjectCreator | None
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
