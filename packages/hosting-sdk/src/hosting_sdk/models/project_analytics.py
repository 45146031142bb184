"""`ProjectAnalytics`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class ProjectAnalytics:
    """`ProjectAnalytics`, a part of other types."""

    canceled_at: float | Unset | None = UNSET
    """Time of cancellation, in milliseconds since the epoch."""
    disabled_at: float
    """Time when it was turned off, in milliseconds since the epoch."""
    enabled_at: float
    """Time when it was turned on, in milliseconds since the epoch."""
    id: str
    paid_at: float | None = None
    """Time when it was paid for, in milliseconds since the epoch."""
    sample_rate_percent: float | Unset | None = UNSET
    """Share of visits that is measured, in percent."""
    spend_limit_in_dollars: float | Unset | None = UNSET
    """Most to spend on analytics, in US dollars."""
