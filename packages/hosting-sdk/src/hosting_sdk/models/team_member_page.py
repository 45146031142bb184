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
    """`emailInviteCodes[]` of `TeamMemberPage`."""

    access_groups: list[str] | None = None
    """IDs of the access groups that the person joins."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    email: str | None = None
    """Email address that was invited."""
    entitlements: list[str] | None = None
    expired: Literal[True] | None = None
    """Whether the invitation has expired."""
    id: str
    """ID of the invitation."""
    is_d_sync_user: bool
    """Whether directory sync manages the person."""
    projects: dict[str, ProjectRole | str] | None = None
    """Role in each project, by its ID."""
    role: TeamRole | str | None = None
    """Role that the person gets in the team."""
    team_permissions: list[TeamPermission | str] | None = None
    """Extra permissions in the team, such as `CreateProject`."""
    team_roles: list[TeamRole | str] | None = None
    """Roles in the team, such as `DEVELOPER`."""


@define(kw_only=True)
class TeamMemberProject:
    """`members[].projects[]` of `TeamMemberPage`."""

    id: str
    """ID of the project (prefix `prj_`)."""
    name: str
    """Name of the project."""
    role: ProjectRole | str | None = None
    """Role of the member in the project."""


@define(kw_only=True)
class TeamMember:
    """`members[]` of `TeamMemberPage`."""

    access_requested_at: float | None = None
    """Time when the user asked to join, in milliseconds since the epoch."""
    avatar: str | None = None
    """Hash of the picture of the user or team."""
    bitbucket: GitAccount | None = None
    """Account of the user on Bitbucket."""
    confirmed: bool
    """Whether the membership is confirmed; false while the request waits."""
    created_at: float
    """Time when the member was added, in milliseconds since the epoch."""
    email: str
    """Email address of the user."""
    github: GitAccount | None = None
    """Account of the user on GitHub."""
    gitlab: GitAccount | None = None
    """Account of the user on GitLab."""
    is_enterprise_managed: bool | None = None
    """Whether an Enterprise organization manages the user."""
    joined_from: TeamJoinOrigin | None = None
    """Way in which the user joined the team."""
    name: str | None = None
    """Full name of the user."""
    projects: list[TeamMemberProject] | None = None
    """Roles of the member in projects."""
    role: TeamRole | str
    """Role of the member in the team."""
    uid: str
    """ID of the user."""
    username: str
    """Name of the user in URLs."""


@define(kw_only=True)
class TeamMemberPage(Page["TeamMemberPage", "TeamMember"]):
    """The result of `teams.getTeamMembers`."""

    email_invite_codes: list[TeamInvite] | None = None
    """Invitations by email that were not accepted yet."""
    members: list[TeamMember]
    """Members of the team."""
    pagination: MemberPagination
    """Position of this page, with the cursors of the pages beside it."""
