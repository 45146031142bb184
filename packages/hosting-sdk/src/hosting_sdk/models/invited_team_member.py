"""The result of `teams.inviteUserToTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.team_permission import TeamPermission
from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class InvitedTeamMember:
    """The result of `teams.inviteUserToTeam`.

    Attributes:
        email: Email address that was invited.
        role: Role that the person gets in the team.
        team_permissions: Extra permissions in the team, such as `CreateProject`.
        team_roles: Roles in the team, such as `DEVELOPER`.
        uid: ID of the invited user.
        username: Name of the user in URLs.
    """

    email: str
    role: TeamRole
    team_permissions: list[TeamPermission] | None = None
    team_roles: list[TeamRole] | None = None
    uid: str
    username: str
