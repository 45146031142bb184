"""The result of `teams.requestAccessToTeam`.

Generated from `manifest/schemas/RequestAccessToTeamResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.github import Github
from hosting_sdk.models.joined_from import JoinedFrom


@define(kw_only=True)
class RequestAccessToTeamResponseBody:
    """The result of `teams.requestAccessToTeam`."""

    access_requested_at: float | None = None
    bitbucket: Github | None
    confirmed: bool | None = None
    github: Github | None
    gitlab: Github | None
    joined_from: JoinedFrom | None = None
    team_name: str
    team_slug: str
