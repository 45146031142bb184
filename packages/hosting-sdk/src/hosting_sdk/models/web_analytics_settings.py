"""`WebAnalyticsSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class WebAnalyticsSettings:
    """`WebAnalyticsSettings`, a part of other types."""

    canceled_at: float | None = None
    """Time of cancellation, in milliseconds since the epoch."""
    disabled_at: float | None = None
    """Time when it was turned off, in milliseconds since the epoch."""
    enabled_at: float | None = None
    """Time when it was turned on, in milliseconds since the epoch."""
    has_data: Literal[True] | None = None
    """Whether data was ever received."""
    id: str
    """ID of the data set."""
