"""`WebAnalyticsSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class WebAnalyticsSettings:
    """`WebAnalyticsSettings`, a part of other types.

    Attributes:
        canceled_at: Time of cancellation, in milliseconds since the epoch.
        disabled_at: Time when it was turned off, in milliseconds since the epoch.
        enabled_at: Time when it was turned on, in milliseconds since the epoch.
        has_data: Whether data was ever received.
        id: ID of the data set.
    """

    canceled_at: float | None = None
    disabled_at: float | None = None
    enabled_at: float | None = None
    has_data: Literal[True] | None = None
    id: str
