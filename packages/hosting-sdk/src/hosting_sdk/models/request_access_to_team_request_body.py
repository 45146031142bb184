"""The body of `teams.requestAccessToTeam`.

Generated from `manifest/schemas/RequestAccessToTeamRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class RequestAccessToTeamRequestBodyJoinedFrom:
    """`joinedFrom` of `RequestAccessToTeamRequestBody`."""

    commit_id: str | None = None
    git_user_id: KeyEq | None = None
    git_user_login: str | None = None
    origin: Literal[
        "import", "teams", "github", "gitlab", "bitbucket", "feedback", "organization-teams"
    ]
    repo_id: str | None = None
    repo_path: str | None = None


@define(kw_only=True)
class RequestAccessToTeamRequestBody:
    """The body of `teams.requestAccessToTeam`."""

    joined_from: RequestAccessToTeamRequestBodyJoinedFrom
