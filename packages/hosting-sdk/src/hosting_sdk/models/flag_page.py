"""The result of `featureFlags.listFlags` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.flag import Flag
from hosting_sdk.models.flag_pagination import FlagPagination


@define(kw_only=True)
class FlagPage(Page["FlagPage", "Flag"]):
    """The result of `featureFlags.listFlags` and 1 more."""

    data: list[Flag]
    """Flags of this page."""
    pagination: FlagPagination
    """Position of this page, with the cursors of the pages beside it."""
