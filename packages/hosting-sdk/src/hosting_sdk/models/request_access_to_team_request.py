"""The body of `teams.requestAccessToTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class RequestAccessToTeamRequestJoinedFrom:
    """`joinedFrom` of `RequestAccessToTeamRequest`.

    Attributes:
        commit_id: SHA of the commit that led the user to the team.
        git_user_id: ID of the user at the Git provider.
        git_user_login: Name of the user at the Git provider.
        origin: How the user came, such as `github`, `mail` or `saml`.
        repo_id: ID of the repository at the Git provider.
        repo_path: Owner and name of the repository, such as `jane-doe/example`.
    """

    commit_id: str | None = None
    git_user_id: StringOrNumber | None = None
    git_user_login: str | None = None
    origin: Literal[
        "import", "teams", "github", "gitlab", "bitbucket", "feedback", "organization-teams"
    ]
    repo_id: str | None = None
    repo_path: str | None = None


@define(kw_only=True)
class RequestAccessToTeamRequest:
    """The body of `teams.requestAccessToTeam`.

    Attributes:
        joined_from: Where the request comes from.
    """

    joined_from: RequestAccessToTeamRequestJoinedFrom


class RequestAccessToTeamRequestJoinedFromDict(TypedDict):
    """`RequestAccessToTeamRequestJoinedFrom` as a dict in wire names."""

    commitId: NotRequired[str]
    gitUserId: NotRequired[StringOrNumber]
    gitUserLogin: NotRequired[str]
    origin: Literal[
        "import", "teams", "github", "gitlab", "bitbucket", "feedback", "organization-teams"
    ]
    repoId: NotRequired[str]
    repoPath: NotRequired[str]


class RequestAccessToTeamRequestDict(TypedDict):
    """`RequestAccessToTeamRequest` as a dict in wire names."""

    joinedFrom: RequestAccessToTeamRequestJoinedFrom | RequestAccessToTeamRequestJoinedFromDict
