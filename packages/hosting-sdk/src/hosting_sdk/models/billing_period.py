"""`BillingPeriod`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class BillingPeriod:
    """`BillingPeriod`, a part of other types."""

    end: datetime | str
    """End of the period as ISO 8601 text."""
    start: datetime | str
    """Start of the period as ISO 8601 text."""


class BillingPeriodDict(TypedDict):
    """`BillingPeriod` as a dict in wire names."""

    end: datetime | str
    """End of the period as ISO 8601 text."""
    start: datetime | str
    """Start of the period as ISO 8601 text."""
