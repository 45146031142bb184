"""`DismissedToast`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DismissedToastDismissal:
    """`dismissals[]` of `DismissedToast`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
    """

    created_at: float
    scope_id: str


@define(kw_only=True)
class DismissedToast:
    """`DismissedToast`, a part of other types."""

    dismissals: list[DismissedToastDismissal]
    name: str
