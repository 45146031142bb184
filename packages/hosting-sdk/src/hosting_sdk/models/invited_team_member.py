"""The result of `teams.inviteUserToTeam`.

Generated from `manifest/schemas/InvitedTeamMember.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.role import Role
from hosting_sdk.models.team_permissions import TeamPermissions


@define(kw_only=True)
class InvitedTeamMember:
    """The result of `teams.inviteUserToTeam`."""

    email: str
    role: Role
    team_permissions: list[TeamPermissions] | None = None
    team_roles: list[Role] | None = None
    uid: str
    username: str
