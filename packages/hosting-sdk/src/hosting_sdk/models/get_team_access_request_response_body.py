"""The result of `teams.getTeamAccessRequest`.

Generated from `manifest/schemas/GetTeamAccessRequestResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.github import Github
from hosting_sdk.models.joined_from import JoinedFrom


@define(kw_only=True)
class GetTeamAccessRequestResponseBody:
    """The result of `teams.getTeamAccessRequest`."""

    access_requested_at: float
    bitbucket: Github | None
    confirmed: bool
    github: Github | None
    gitlab: Github | None
    joined_from: JoinedFrom
    team_name: str
    team_slug: str
