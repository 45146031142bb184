"""The result of `teams.inviteUserToTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.team_permission import TeamPermission
from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class InvitedTeamMember:
    """The result of `teams.inviteUserToTeam`."""

    email: str
    """Email address that was invited."""
    role: TeamRole | str
    """Role that the person gets in the team."""
    team_permissions: list[TeamPermission | str] | None = None
    """Extra permissions in the team, such as `CreateProject`."""
    team_roles: list[TeamRole | str] | None = None
    """Roles in the team, such as `DEVELOPER`."""
    uid: str
    """ID of the invited user."""
    username: str
    """Name of the user in URLs."""
