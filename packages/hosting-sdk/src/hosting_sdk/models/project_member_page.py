"""The result of `projectMembers.getProjectMembers`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.member_pagination import MemberPagination
from hosting_sdk.models.project_role import ProjectRole
from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class ProjectMember:
    """`members[]` of `ProjectMemberPage`.

    Attributes:
        avatar: Hash of the picture of the user or team.
        computed_project_role: Role that counts, from the team, access groups and the project.
        created_at: Time when the member was added, in milliseconds since the epoch.
        email: Email address of the user.
        name: Full name of the user.
        role: Role that the project itself gives.
        team_role: Role of the member in the team.
        uid: ID of the user.
        username: Name of the user in URLs.
    """

    avatar: str | None = None
    computed_project_role: ProjectRole
    created_at: float
    email: str
    name: str | None = None
    role: ProjectRole
    team_role: TeamRole
    uid: str
    username: str


@define(kw_only=True)
class ProjectMemberPage(Page["ProjectMemberPage", "ProjectMember"]):
    """The result of `projectMembers.getProjectMembers`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    members: list[ProjectMember] | None = None
    pagination: MemberPagination | None = None
