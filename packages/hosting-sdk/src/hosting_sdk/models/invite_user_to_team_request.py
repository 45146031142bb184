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
    """`[].projects[]` of `InviteUserToTeamRequest`.

    Attributes:
        project_id: ID of the project (prefix `prj_`).
        role: Role in the project, such as `PROJECT_DEVELOPER`.
    """

    project_id: str
    role: ProjectRole


@define(kw_only=True)
class InviteUserToTeamRequestItem:
    """`[]` of `InviteUserToTeamRequest`.

    Attributes:
        email: Email address to send the invitation to.
        projects: Projects to add the person to, each with a role.
        role: Role in the team, such as `VIEWER`. `"VIEWER"` when it is absent.
    """

    email: str
    projects: list[InviteUserToTeamRequestItemProject] | None = None
    role: TeamRole | None = None


class InviteUserToTeamRequestItemProjectDict(TypedDict):
    """`InviteUserToTeamRequestItemProject` as a dict in wire names."""

    projectId: str
    role: ProjectRole


class InviteUserToTeamRequestItemDict(TypedDict):
    """`InviteUserToTeamRequestItem` as a dict in wire names."""

    email: str
    projects: NotRequired[
        Sequence[InviteUserToTeamRequestItemProject | InviteUserToTeamRequestItemProjectDict]
    ]
    role: NotRequired[TeamRole]


InviteUserToTeamRequest: TypeAlias = list[InviteUserToTeamRequestItem]
"""The body of `teams.inviteUserToTeam`."""

InviteUserToTeamRequestDict: TypeAlias = Sequence[
    InviteUserToTeamRequestItem | InviteUserToTeamRequestItemDict
]
"""`InviteUserToTeamRequest` as plain data in wire names."""
