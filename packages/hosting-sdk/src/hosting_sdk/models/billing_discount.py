"""`BillingDiscount`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class BillingDiscount:
    """`BillingDiscount`, a part of other types.

    Attributes:
        amount: Amount of the discount, as decimal text in US dollars.
        billing_plan_id: ID of the billing plan, as the partner gave it.
        details: Details in words.
        end: End as ISO 8601 text, if it is not that of the period.
        name: Name of the discount.
        resource_id: ID of the resource, as the partner gave it.
        start: Start as ISO 8601 text, if it is not that of the period.
    """

    amount: str
    billing_plan_id: str
    details: str | None = None
    end: datetime | str | None = None
    name: str
    resource_id: str | None = None
    start: datetime | str | None = None


class BillingDiscountDict(TypedDict):
    """`BillingDiscount` as a dict in wire names."""

    amount: str
    billingPlanId: str
    details: NotRequired[str]
    end: NotRequired[datetime | str]
    name: str
    resourceId: NotRequired[str]
    start: NotRequired[datetime | str]
