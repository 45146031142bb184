"""`Analytics`, a part of other types.

Generated from `manifest/schemas/Analytics.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class Analytics:
    """`Analytics`, a part of other types."""

    canceled_at: float | Unset | None = UNSET
    disabled_at: float
    enabled_at: float
    id: str
    paid_at: float | None = None
    sample_rate_percent: float | Unset | None = UNSET
    spend_limit_in_dollars: float | Unset | None = UNSET
