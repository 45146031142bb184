"""The result of `integrations.searchRepo`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.git_provider import GitProvider
from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class GitRepositoryListGitAccount:
    """`gitAccount` of `GitRepositoryList`."""

    namespace_id: StringOrNumber | None
    provider: GitProvider | str


@define(kw_only=True)
class GitRepositoryOwner:
    """`repos[].owner` of `GitRepositoryList`."""

    id: StringOrNumber
    name: str


@define(kw_only=True)
class GitRepository:
    """`repos[]` of `GitRepositoryList`."""

    default_branch: str
    id: StringOrNumber
    name: str
    namespace: str
    owner: GitRepositoryOwner
    owner_type: Literal["team", "user"] | str
    private: bool
    provider: GitProvider | str
    slug: str
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    url: str


@define(kw_only=True)
class GitRepositoryList:
    """The result of `integrations.searchRepo`."""

    git_account: GitRepositoryListGitAccount | None = None
    repos: list[GitRepository] | None = None
