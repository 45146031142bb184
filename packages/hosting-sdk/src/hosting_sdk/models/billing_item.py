"""`BillingItem`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class BillingItem:
    """`BillingItem`, a part of other types.

    Attributes:
        billing_plan_id: ID of the billing plan, as the partner gave it.
        details: Details in words.
        end: End as ISO 8601 text, if it is not that of the period.
        name: Name of the item.
        price: Price of one unit, as decimal text in US dollars.
        quantity: Number of units.
        resource_id: ID of the resource, as the partner gave it.
        start: Start as ISO 8601 text, if it is not that of the period.
        total: Amount of the item, as decimal text in US dollars.
        units: Name of the unit.
    """

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


class BillingItemDict(TypedDict):
    """`BillingItem` as a dict in wire names."""

    billingPlanId: str
    details: NotRequired[str]
    end: NotRequired[datetime | str]
    name: str
    price: str
    quantity: float
    resourceId: NotRequired[str]
    start: NotRequired[datetime | str]
    total: str
    units: str
