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
    """`members[]` of `ProjectMemberPage`."""

    avatar: str | None = None
    """Hash of the picture of the user or team."""
    computed_project_role: ProjectRole | str
    """Role that counts, from the team, access groups and the project."""
    created_at: float
    """Time when the member was added, in milliseconds since the epoch."""
    email: str
    """Email address of the user."""
    name: str | None = None
    """Full name of the user."""
    role: ProjectRole | str
    """Role that the project itself gives."""
    team_role: TeamRole | str
    """Role of the member in the team."""
    uid: str
    """ID of the user."""
    username: str
    """Name of the user in URLs."""


@define(kw_only=True)
class ProjectMemberPage(Page["ProjectMemberPage", "ProjectMember"]):
    """The result of `projectMembers.getProjectMembers`."""

    members: list[ProjectMember] | None = None
    pagination: MemberPagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
