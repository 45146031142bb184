"""The result of `bulkRedirects.getRedirects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field

from hosting_sdk._pages import Page
from hosting_sdk.models.redirect import Redirect
from hosting_sdk.models.redirect_version import RedirectVersion


@define(kw_only=True)
class RedirectPagePagination:
    """`pagination` of `RedirectPage`."""

    num_pages: float
    """Number of pages."""
    page: float
    """Number of this page."""
    per_page: float = field(metadata={"wire": "per_page"})
    """Redirects in one page."""


@define(kw_only=True)
class RedirectPage(Page["RedirectPage", "Redirect"]):
    """The result of `bulkRedirects.getRedirects`."""

    pagination: RedirectPagePagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
    redirects: list[Redirect] | None = None
    version: RedirectVersion | None = None
    """The version of the redirects that the result shows or the call made."""
