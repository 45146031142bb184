"""The body of `teams.inviteUserToTeam`.

Generated from `manifest/schemas/InviteUserToTeamRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.next_role import NextRole
from hosting_sdk.models.role import Role


@define(kw_only=True)
class InviteUserToTeamRequestBodyItemProjects:
    """`[].projects[]` of `InviteUserToTeamRequestBody`."""

    project_id: str
    role: NextRole


@define(kw_only=True)
class InviteUserToTeamRequestBodyItem:
    """`[]` of `InviteUserToTeamRequestBody`.

    Attributes:
        role: `"VIEWER"` when it is absent.
    """

    email: str
    projects: list[InviteUserToTeamRequestBodyItemProjects] | None = None
    role: Role | None = None


InviteUserToTeamRequestBody: TypeAlias = list[InviteUserToTeamRequestBodyItem]
"""The body of `teams.inviteUserToTeam`."""
