"""`SpeedInsightsSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SpeedInsightsSettings:
    """`SpeedInsightsSettings`, a part of other types."""

    canceled_at: float | None = None
    """Time of cancellation, in milliseconds since the epoch."""
    disabled_at: float | None = None
    """Time when it was turned off, in milliseconds since the epoch."""
    enabled_at: float | None = None
    """Time when it was turned on, in milliseconds since the epoch."""
    has_data: bool | None = None
    """Whether data was ever received."""
    id: str
    """ID of the data set."""
    paid_at: float | None = None
    """Time when it was paid for, in milliseconds since the epoch."""
