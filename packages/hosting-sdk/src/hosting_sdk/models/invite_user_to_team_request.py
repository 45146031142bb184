"""The body of `teams.inviteUserToTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.project_role import ProjectRole
from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class InviteUserToTeamRequestItemProject:
    """`[].projects[]` of `InviteUserToTeamRequest`."""

    project_id: str
    """ID of the project (prefix `prj_`)."""
    role: ProjectRole
    """Role in the project, such as `PROJECT_DEVELOPER`."""


@define(kw_only=True)
class InviteUserToTeamRequestItem:
    """`[]` of `InviteUserToTeamRequest`."""

    email: str
    """Email address to send the invitation to."""
    projects: list[InviteUserToTeamRequestItemProject] | None = None
    """Projects to add the person to, each with a role."""
    role: TeamRole | None = None
    """Role in the team, such as `VIEWER`. `"VIEWER"` when it is absent."""


class InviteUserToTeamRequestItemProjectDict(TypedDict):
    """`InviteUserToTeamRequestItemProject` as a dict in wire names."""

    projectId: str
    """ID of the project (prefix `prj_`)."""
    role: ProjectRole
    """Role in the project, such as `PROJECT_DEVELOPER`."""


class InviteUserToTeamRequestItemDict(TypedDict):
    """`InviteUserToTeamRequestItem` as a dict in wire names."""

    email: str
    """Email address to send the invitation to."""
    projects: NotRequired[
        Sequence[InviteUserToTeamRequestItemProject | InviteUserToTeamRequestItemProjectDict]
    ]
    """Projects to add the person to, each with a role."""
    role: NotRequired[TeamRole]
    """Role in the team, such as `VIEWER`. `"VIEWER"` when it is absent."""


InviteUserToTeamRequest: TypeAlias = list[InviteUserToTeamRequestItem]
"""The body of `teams.inviteUserToTeam`."""

InviteUserToTeamRequestDict: TypeAlias = Sequence[
    InviteUserToTeamRequestItem | InviteUserToTeamRequestItemDict
]
"""`InviteUserToTeamRequest` as plain data in wire names."""
