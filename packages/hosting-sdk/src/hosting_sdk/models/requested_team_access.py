"""The result of `teams.requestAccessToTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.git_account import GitAccount
from hosting_sdk.models.team_join_origin import TeamJoinOrigin


@define(kw_only=True)
class RequestedTeamAccess:
    """The result of `teams.requestAccessToTeam`."""

    access_requested_at: float | None = None
    """Time when the user asked to join, in milliseconds since the epoch."""
    bitbucket: GitAccount | None
    """Account of the user on Bitbucket."""
    confirmed: bool | None = None
    """Whether the membership is confirmed; false while the request waits."""
    github: GitAccount | None
    """Account of the user on GitHub."""
    gitlab: GitAccount | None
    """Account of the user on GitLab."""
    joined_from: TeamJoinOrigin | None = None
    """Way in which the user joined the team."""
    team_name: str
    """Name of the team to show."""
    team_slug: str
    """Name of the team in URLs."""
