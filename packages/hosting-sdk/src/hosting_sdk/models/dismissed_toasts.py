"""`DismissedToasts`, a part of other types.

Generated from `manifest/schemas/DismissedToasts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DismissedToastsDismissals:
    """`dismissals[]` of `DismissedToasts`."""

    created_at: float
    scope_id: str


@define(kw_only=True)
class DismissedToasts:
    """`DismissedToasts`, a part of other types."""

    dismissals: list[DismissedToastsDismissals]
    name: str
