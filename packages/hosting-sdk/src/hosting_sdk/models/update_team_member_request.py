"""The body of `teams.updateTeamMember`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.project_role_assignment import (
    ProjectRoleAssignment,
    ProjectRoleAssignmentDict,
)
from hosting_sdk.models.team_permission import TeamPermission


@define(kw_only=True)
class UpdateTeamMemberRequestJoinedFrom:
    """`joinedFrom` of `UpdateTeamMemberRequest`.

    Attributes:
        sso_user_id: ID of the user at the single sign-on.
    """

    sso_user_id: Any = UNSET


@define(kw_only=True)
class UpdateTeamMemberRequest:
    """The body of `teams.updateTeamMember`.

    Attributes:
        confirmed: True accepts a user who asked to join.
        joined_from: How the user came to the team.
        projects: Roles of the member in projects.
        role: Role of the member in the team. `"MEMBER"` when it is absent.
        team_permissions: Extra permissions in the team, such as `CreateProject`.
    """

    confirmed: Literal[True] | None = None
    joined_from: UpdateTeamMemberRequestJoinedFrom | None = None
    projects: list[ProjectRoleAssignment] | None = None
    role: str | None = None
    team_permissions: list[TeamPermission] | None = None


class UpdateTeamMemberRequestJoinedFromDict(TypedDict):
    """`UpdateTeamMemberRequestJoinedFrom` as a dict in wire names."""

    ssoUserId: NotRequired[Any]


class UpdateTeamMemberRequestDict(TypedDict):
    """`UpdateTeamMemberRequest` as a dict in wire names."""

    confirmed: NotRequired[Literal[True]]
    joinedFrom: NotRequired[
        UpdateTeamMemberRequestJoinedFrom | UpdateTeamMemberRequestJoinedFromDict
    ]
    projects: NotRequired[Sequence[ProjectRoleAssignment | ProjectRoleAssignmentDict]]
    role: NotRequired[str]
    teamPermissions: NotRequired[Sequence[TeamPermission]]
