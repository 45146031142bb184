"""The result of `integrations.searchRepo`.

Generated from `manifest/schemas/SearchRepoResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define

from hosting_sdk.models.git_provider import GitProvider
from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class SearchRepoResponseBody1GitAccount:
    """`gitAccount` of `SearchRepoResponseBody`."""

    namespace_id: KeyEq | None
    provider: GitProvider


@define(kw_only=True)
class SearchRepoResponseBody1ReposOwner:
    """`repos[].owner` of `SearchRepoResponseBody`."""

    id: KeyEq
    name: str


@define(kw_only=True)
class SearchRepoResponseBody1Repos:
    """`repos[]` of `SearchRepoResponseBody`."""

    default_branch: str
    id: KeyEq
    name: str
    namespace: str
    owner: SearchRepoResponseBody1ReposOwner
    owner_type: Literal["team", "user"] | str
    private: bool
    provider: GitProvider
    slug: str
    updated_at: float
    url: str


@define(kw_only=True)
class SearchRepoResponseBody1:
    """The result of `integrations.searchRepo`."""

    git_account: SearchRepoResponseBody1GitAccount
    repos: list[SearchRepoResponseBody1Repos]


SearchRepoResponseBody: TypeAlias = SearchRepoResponseBody1 | dict[str, Any]
"""The result of `integrations.searchRepo`."""
