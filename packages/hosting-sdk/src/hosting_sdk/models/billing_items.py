"""`BillingItems`, a part of other types.

Generated from `manifest/schemas/BillingItems.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define


@define(kw_only=True)
class BillingItems:
    """`BillingItems`, a part of other types."""

    billing_plan_id: str
    details: str | None = None
    end: datetime | str | None = None
    name: str
    price: str
    quantity: float
    resource_id: str | None = None
    start: datetime | str | None = None
    total: str
    units: str
