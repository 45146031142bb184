"""The result of `authentication.listAuthTokens`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.auth_token import AuthToken
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class AuthTokenListPagination:
    """`pagination` of `AuthTokenList`."""

    count: float
    """Number of items in this page."""
    next: str | None
    """Cursor of the next page; null on the last page."""
    prev: str | None
    """Cursor of the previous page; null on the first page."""


@define(kw_only=True)
class AuthTokenList:
    """The result of `authentication.listAuthTokens`."""

    pagination: AuthTokenListPagination | Pagination
    """Position of this page, with the cursors of the pages beside it."""
    tokens: list[AuthToken]
