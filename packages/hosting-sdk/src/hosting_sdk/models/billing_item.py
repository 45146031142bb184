"""`BillingItem`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class BillingItem:
    """`BillingItem`, a part of other types."""

    billing_plan_id: str
    """ID of the billing plan, as the partner gave it."""
    details: str | None = None
    """Details in words."""
    end: datetime | str | None = None
    """End as ISO 8601 text, if it is not that of the period."""
    name: str
    """Name of the item."""
    price: str
    """Price of one unit, as decimal text in US dollars."""
    quantity: float
    """Number of units."""
    resource_id: str | None = None
    """ID of the resource, as the partner gave it."""
    start: datetime | str | None = None
    """Start as ISO 8601 text, if it is not that of the period."""
    total: str
    """Amount of the item, as decimal text in US dollars."""
    units: str
    """Name of the unit."""


class BillingItemDict(TypedDict):
    """`BillingItem` as a dict in wire names."""

    billingPlanId: str
    """ID of the billing plan, as the partner gave it."""
    details: NotRequired[str]
    """Details in words."""
    end: NotRequired[datetime | str]
    """End as ISO 8601 text, if it is not that of the period."""
    name: str
    """Name of the item."""
    price: str
    """Price of one unit, as decimal text in US dollars."""
    quantity: float
    """Number of units."""
    resourceId: NotRequired[str]
    """ID of the resource, as the partner gave it."""
    start: NotRequired[datetime | str]
    """Start as ISO 8601 text, if it is not that of the period."""
    total: str
    """Amount of the item, as decimal text in US dollars."""
    units: str
    """Name of the unit."""
