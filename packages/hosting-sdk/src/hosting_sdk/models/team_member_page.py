"""The result of `teams.getTeamMembers`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.git_account import GitAccount
from hosting_sdk.models.member_pagination import MemberPagination
from hosting_sdk.models.project_role import ProjectRole
from hosting_sdk.models.team_join_origin import TeamJoinOrigin
from hosting_sdk.models.team_permission import TeamPermission
from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class TeamInvite:
    """`emailInviteCodes[]` of `TeamMemberPage`.

    Attributes:
        access_groups: IDs of the access groups that the person joins.
        created_at: Time of creation, in milliseconds since the epoch.
        email: Email address that was invited.
        expired: Whether the invitation has expired.
        id: ID of the invitation.
        is_d_sync_user: Whether directory sync manages the person.
        projects: Role in each project, by its ID.
        role: Role that the person gets in the team.
        team_permissions: Extra permissions in the team, such as `CreateProject`.
        team_roles: Roles in the team, such as `DEVELOPER`.
    """

    access_groups: list[str] | None = None
    created_at: float | None = None
    email: str | None = None
    entitlements: list[str] | None = None
    expired: Literal[True] | None = None
    id: str
    is_d_sync_user: bool
    projects: dict[str, ProjectRole] | None = None
    role: TeamRole | None = None
    team_permissions: list[TeamPermission] | None = None
    team_roles: list[TeamRole] | None = None


@define(kw_only=True)
class TeamMemberProject:
    """`members[].projects[]` of `TeamMemberPage`.

    Attributes:
        id: ID of the project (prefix `prj_`).
        name: Name of the project.
        role: Role of the member in the project.
    """

    id: str
    name: str
    role: ProjectRole | None = None


@define(kw_only=True)
class TeamMember:
    """`members[]` of `TeamMemberPage`.

    Attributes:
        access_requested_at: Time when the user asked to join, in milliseconds since the epoch.
        avatar: Hash of the picture of the user or team.
        bitbucket: Account of the user on Bitbucket.
        confirmed: Whether the membership is confirmed; false while the request waits.
        created_at: Time when the member was added, in milliseconds since the epoch.
        email: Email address of the user.
        github: Account of the user on GitHub.
        gitlab: Account of the user on GitLab.
        is_enterprise_managed: Whether an Enterprise organization manages the user.
        joined_from: How the user came to the team.
        name: Full name of the user.
        projects: Roles of the member in projects.
        role: Role of the member in the team.
        uid: ID of the user.
        username: Name of the user in URLs.
    """

    access_requested_at: float | None = None
    avatar: str | None = None
    bitbucket: GitAccount | None = None
    confirmed: bool
    created_at: float
    email: str
    github: GitAccount | None = None
    gitlab: GitAccount | None = None
    is_enterprise_managed: bool | None = None
    joined_from: TeamJoinOrigin | None = None
    name: str | None = None
    projects: list[TeamMemberProject] | None = None
    role: TeamRole
    uid: str
    username: str


@define(kw_only=True)
class TeamMemberPage(Page["TeamMemberPage", "TeamMember"]):
    """The result of `teams.getTeamMembers`.

    Attributes:
        email_invite_codes: Invitations by email that were not accepted yet.
        members: Members of the team.
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    email_invite_codes: list[TeamInvite] | None = None
    members: list[TeamMember]
    pagination: MemberPagination
