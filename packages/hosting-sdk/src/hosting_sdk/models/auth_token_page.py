"""The result of `authentication.listAuthTokens`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.auth_token import AuthToken
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class AuthTokenPagePagination:
    """`pagination` of `AuthTokenPage`.

    Attributes:
        count: Number of items in this page.
        next: Cursor of the next page; null on the last page.
        prev: Cursor of the previous page; null on the first page.
    """

    count: float
    next: str | None
    prev: str | None


@define(kw_only=True)
class AuthTokenPage:
    """The result of `authentication.listAuthTokens`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    pagination: AuthTokenPagePagination | Pagination
    tokens: list[AuthToken]
