"""`SpeedInsights`, a part of other types.

Generated from `manifest/schemas/SpeedInsights.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SpeedInsights:
    """`SpeedInsights`, a part of other types."""

    canceled_at: float | None = None
    disabled_at: float | None = None
    enabled_at: float | None = None
    has_data: bool | None = None
    id: str
    paid_at: float | None = None
