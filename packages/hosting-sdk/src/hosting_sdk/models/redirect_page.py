"""The result of `bulkRedirects.getRedirects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk._pages import Page
from hosting_sdk.models.redirect import Redirect
from hosting_sdk.models.redirect_version import RedirectVersion


@define(kw_only=True)
class RedirectPagePagination:
    """`pagination` of `RedirectPage`.

    Attributes:
        num_pages: Number of pages.
        page: Number of this page.
        per_page: Redirects in one page.
    """

    num_pages: float
    page: float
    per_page: float = field(metadata={"wire": "per_page"})


@define(kw_only=True)
class RedirectPage(Page["RedirectPage", "Redirect"]):
    """The result of `bulkRedirects.getRedirects`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
        version: The version of the redirects that the result shows or the call made.
    """

    pagination: RedirectPagePagination | None = None
    redirects: list[Redirect] | None = None
    version: RedirectVersion | None = None
