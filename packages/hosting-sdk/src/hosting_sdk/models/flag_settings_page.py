"""The result of `featureFlags.listTeamFlagSettings`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.flag_pagination import FlagPagination
from hosting_sdk.models.flag_settings import FlagSettings


@define(kw_only=True)
class FlagSettingsPage(Page["FlagSettingsPage", "FlagSettings"]):
    """The result of `featureFlags.listTeamFlagSettings`."""

    data: list[FlagSettings] | None = None
    """Settings of each project."""
    pagination: FlagPagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
