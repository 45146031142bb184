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
    """`joinedFrom` of `UpdateTeamMemberRequest`."""

    sso_user_id: Any = UNSET
    """ID of the user at the single sign-on."""


@define(kw_only=True)
class UpdateTeamMemberRequest:
    """The body of `teams.updateTeamMember`."""

    confirmed: Literal[True] | None = None
    """True accepts a user who asked to join."""
    joined_from: UpdateTeamMemberRequestJoinedFrom | None = None
    """Way in which the user joined the team."""
    projects: list[ProjectRoleAssignment] | None = None
    """Roles of the member in projects."""
    role: str | None = None
    """Role of the member in the team. `"MEMBER"` when it is absent."""
    team_permissions: list[TeamPermission] | None = None
    """Extra permissions in the team, such as `CreateProject`."""


class UpdateTeamMemberRequestJoinedFromDict(TypedDict):
    """`UpdateTeamMemberRequestJoinedFrom` as a dict in wire names."""

    ssoUserId: NotRequired[Any]
    """ID of the user at the single sign-on."""


class UpdateTeamMemberRequestDict(TypedDict):
    """`UpdateTeamMemberRequest` as a dict in wire names."""

    confirmed: NotRequired[Literal[True]]
    """True accepts a user who asked to join."""
    joinedFrom: NotRequired[
        UpdateTeamMemberRequestJoinedFrom | UpdateTeamMemberRequestJoinedFromDict
    ]
    """Way in which the user joined the team."""
    projects: NotRequired[Sequence[ProjectRoleAssignment | ProjectRoleAssignmentDict]]
    """Roles of the member in projects."""
    role: NotRequired[str]
    """Role of the member in the team. `"MEMBER"` when it is absent."""
    teamPermissions: NotRequired[Sequence[TeamPermission]]
    """Extra permissions in the team, such as `CreateProject`."""
