"""The result of `teams.requestAccessToTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.git_account import GitAccount
from hosting_sdk.models.team_join_origin import TeamJoinOrigin


@define(kw_only=True)
class RequestedTeamAccess:
    """The result of `teams.requestAccessToTeam`.

    Attributes:
        access_requested_at: Time when the user asked to join, in milliseconds since the epoch.
        bitbucket: Account of the user on Bitbucket.
        confirmed: Whether the membership is confirmed; false while the request waits.
        github: Account of the user on GitHub.
        gitlab: Account of the user on GitLab.
        joined_from: How the user came to the team.
        team_name: Name of the team to show.
        team_slug: Name of the team in URLs.
    """

    access_requested_at: float | None = None
    bitbucket: GitAccount | None
    confirmed: bool | None = None
    github: GitAccount | None
    gitlab: GitAccount | None
    joined_from: TeamJoinOrigin | None = None
    team_name: str
    team_slug: str
