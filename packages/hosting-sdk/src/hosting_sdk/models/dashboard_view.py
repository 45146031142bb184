"""`DashboardView`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class DashboardView:
    """`DashboardView`, a part of other types."""

    favorites_view_preference: Literal["open", "closed"] | str | Unset | None = UNSET
    recents_view_preference: Literal["open", "closed"] | str | Unset | None = UNSET
    scope_id: str
    view_preference: Literal["list", "cards"] | str | Unset | None = UNSET
