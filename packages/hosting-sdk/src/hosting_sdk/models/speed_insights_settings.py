"""`SpeedInsightsSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SpeedInsightsSettings:
    """`SpeedInsightsSettings`, a part of other types.

    Attributes:
        canceled_at: Time of cancellation, in milliseconds since the epoch.
        disabled_at: Time when it was turned off, in milliseconds since the epoch.
        enabled_at: Time when it was turned on, in milliseconds since the epoch.
        has_data: Whether data was ever received.
        id: ID of the data set.
        paid_at: Time when it was paid for, in milliseconds since the epoch.
    """

    canceled_at: float | None = None
    disabled_at: float | None = None
    enabled_at: float | None = None
    has_data: bool | None = None
    id: str
    paid_at: float | None = None
