"""The result of `authentication.listAuthTokens`.

Generated from `manifest/schemas/ListAuthTokensResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.auth_token import AuthToken
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class ListAuthTokensResponseBody1Pagination:
    """`pagination` of `ListAuthTokensResponseBody`."""

    count: float
    next: str | None
    prev: str | None


@define(kw_only=True)
class ListAuthTokensResponseBody1:
    """The result of `authentication.listAuthTokens`."""

    pagination: ListAuthTokensResponseBody1Pagination
    tokens: list[AuthToken]


@define(kw_only=True)
class ListAuthTokensResponseBody2:
    """The result of `authentication.listAuthTokens`."""

    pagination: Pagination
    tokens: list[AuthToken]


ListAuthTokensResponseBody: TypeAlias = ListAuthTokensResponseBody1 | ListAuthTokensResponseBody2
"""The result of `authentication.listAuthTokens`."""
