"""The result of `teams.getTeamMembers`.

Generated from `manifest/schemas/GetTeamMembersResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.get_team_members_pagination import GetTeamMembersPagination
from hosting_sdk.models.github import Github
from hosting_sdk.models.joined_from import JoinedFrom
from hosting_sdk.models.next_role import NextRole
from hosting_sdk.models.role import Role
from hosting_sdk.models.team_permissions import TeamPermissions


@define(kw_only=True)
class GetTeamMembersResponseBodyEmailInviteCodes:
    """`emailInviteCodes[]` of `GetTeamMembersResponseBody`."""

    access_groups: list[str] | None = None
    created_at: float | None = None
    email: str | None = None
    entitlements: list[str] | None = None
    expired: Literal[True] | None = None
    id: str
    is_d_sync_user: bool
    projects: dict[str, NextRole] | None = None
    role: Role | None = None
    team_permissions: list[TeamPermissions] | None = None
    team_roles: list[Role] | None = None


@define(kw_only=True)
class GetTeamMembersResponseBodyMembersProjects:
    """`members[].projects[]` of `GetTeamMembersResponseBody`."""

    id: str
    name: str
    role: NextRole | None = None


@define(kw_only=True)
class GetTeamMembersResponseBodyMembers:
    """`members[]` of `GetTeamMembersResponseBody`."""

    access_requested_at: float | None = None
    avatar: str | None = None
    bitbucket: Github | None = None
    confirmed: bool
    created_at: float
    email: str
    github: Github | None = None
    gitlab: Github | None = None
    is_enterprise_managed: bool | None = None
    joined_from: JoinedFrom | None = None
    name: str | None = None
    projects: list[GetTeamMembersResponseBodyMembersProjects] | None = None
    role: Role
    uid: str
    username: str


@define(kw_only=True)
class GetTeamMembersResponseBody:
    """The result of `teams.getTeamMembers`."""

    email_invite_codes: list[GetTeamMembersResponseBodyEmailInviteCodes] | None = None
    members: list[GetTeamMembersResponseBodyMembers]
    pagination: GetTeamMembersPagination
