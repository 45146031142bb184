"""The body of `teams.requestAccessToTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class RequestAccessToTeamRequestJoinedFrom:
    """`joinedFrom` of `RequestAccessToTeamRequest`."""

    commit_id: str | None = None
    """SHA of the commit that led the user to the team."""
    git_user_id: StringOrNumber | None = None
    """ID of the user at the Git provider."""
    git_user_login: str | None = None
    """Name of the user at the Git provider."""
    origin: Literal[
        "import", "teams", "github", "gitlab", "bitbucket", "feedback", "organization-teams"
    ]
    """Way in which the user came, such as `github`, `mail` or `saml`."""
    repo_id: str | None = None
    """ID of the repository at the Git provider."""
    repo_path: str | None = None
    """Owner and name of the repository, such as `jane-doe/example`."""


@define(kw_only=True)
class RequestAccessToTeamRequest:
    """The body of `teams.requestAccessToTeam`."""

    joined_from: RequestAccessToTeamRequestJoinedFrom
    """Origin of the request."""


class RequestAccessToTeamRequestJoinedFromDict(TypedDict):
    """`RequestAccessToTeamRequestJoinedFrom` as a dict in wire names."""

    commitId: NotRequired[str]
    """SHA of the commit that led the user to the team."""
    gitUserId: NotRequired[StringOrNumber]
    """ID of the user at the Git provider."""
    gitUserLogin: NotRequired[str]
    """Name of the user at the Git provider."""
    origin: Literal[
        "import", "teams", "github", "gitlab", "bitbucket", "feedback", "organization-teams"
    ]
    """Way in which the user came, such as `github`, `mail` or `saml`."""
    repoId: NotRequired[str]
    """ID of the repository at the Git provider."""
    repoPath: NotRequired[str]
    """Owner and name of the repository, such as `jane-doe/example`."""


class RequestAccessToTeamRequestDict(TypedDict):
    """`RequestAccessToTeamRequest` as a dict in wire names."""

    joinedFrom: RequestAccessToTeamRequestJoinedFrom | RequestAccessToTeamRequestJoinedFromDict
    """Origin of the request."""
