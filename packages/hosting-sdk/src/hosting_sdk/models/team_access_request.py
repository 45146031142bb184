"""The result of `teams.getTeamAccessRequest`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.git_account import GitAccount
from hosting_sdk.models.team_join_origin import TeamJoinOrigin


@define(kw_only=True)
class TeamAccessRequest:
    """The result of `teams.getTeamAccessRequest`.

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

    access_requested_at: float
    bitbucket: GitAccount | None
    confirmed: bool
    github: GitAccount | None
    gitlab: GitAccount | None
    joined_from: TeamJoinOrigin
    team_name: str
    team_slug: str
