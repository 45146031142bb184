"""`Discounts`, a part of other types.

Generated from `manifest/schemas/Discounts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define


@define(kw_only=True)
class Discounts:
    """`Discounts`, a part of other types."""

    amount: str
    billing_plan_id: str
    details: str | None = None
    end: datetime | str | None = None
    name: str
    resource_id: str | None = None
    start: datetime | str | None = None
