"""`DismissedToast`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DismissedToastDismissal:
    """`dismissals[]` of `DismissedToast`."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    scope_id: str


@define(kw_only=True)
class DismissedToast:
    """`DismissedToast`, a part of other types."""

    dismissals: list[DismissedToastDismissal]
    name: str
