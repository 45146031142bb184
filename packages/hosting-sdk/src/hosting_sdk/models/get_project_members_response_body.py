"""The result of `projectMembers.getProjectMembers`.

Generated from `manifest/schemas/GetProjectMembersResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk.models.get_team_members_pagination import GetTeamMembersPagination
from hosting_sdk.models.next_role import NextRole
from hosting_sdk.models.role import Role


@define(kw_only=True)
class GetProjectMembersResponseBody1Members:
    """`members[]` of `GetProjectMembersResponseBody`."""

    avatar: str | None = None
    computed_project_role: NextRole
    created_at: float
    email: str
    name: str | None = None
    role: NextRole
    team_role: Role
    uid: str
    username: str


@define(kw_only=True)
class GetProjectMembersResponseBody1:
    """The result of `projectMembers.getProjectMembers`."""

    members: list[GetProjectMembersResponseBody1Members]
    pagination: GetTeamMembersPagination


GetProjectMembersResponseBody: TypeAlias = GetProjectMembersResponseBody1 | dict[str, Any]
"""The result of `projectMembers.getProjectMembers`."""
