"""The body of `teams.updateTeamMember`.

Generated from `manifest/schemas/UpdateTeamMemberRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.team_permissions import TeamPermissions
from hosting_sdk.models.update_team_member_projects import UpdateTeamMemberProjects


@define(kw_only=True)
class UpdateTeamMemberRequestBodyJoinedFrom:
    """`joinedFrom` of `UpdateTeamMemberRequestBody`."""

    sso_user_id: Any = UNSET


@define(kw_only=True)
class UpdateTeamMemberRequestBody:
    """The body of `teams.updateTeamMember`.

    Attributes:
        role: `"MEMBER"` when it is absent.
    """

    confirmed: Literal[True] | None = None
    joined_from: UpdateTeamMemberRequestBodyJoinedFrom | None = None
    projects: list[UpdateTeamMemberProjects] | None = None
    role: str | None = None
    team_permissions: list[TeamPermissions] | None = None
