"""The body of `marketplace.submitBillingData`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.billing_discount import BillingDiscount, BillingDiscountDict
from hosting_sdk.models.billing_item import BillingItem, BillingItemDict
from hosting_sdk.models.billing_period import BillingPeriod, BillingPeriodDict


@define(kw_only=True)
class SubmitBillingDataRequestBilling:
    """`billing` of `SubmitBillingDataRequest`.

    Attributes:
        discounts: Discounts of the period.
        items: Items of the bill.
    """

    discounts: list[BillingDiscount] | None = None
    items: list[BillingItem]


@define(kw_only=True)
class SubmitBillingDataRequestUsage:
    """`usage[]` of `SubmitBillingDataRequest`.

    Attributes:
        day_value: Value for the day, final or so far.
        name: Name of the figure.
        period_value: Value for the billing period, final or so far.
        plan_value: Most that the plan allows in a period, if it has a limit.
        resource_id: ID of the resource, as the partner gave it.
        type: Kind of the figure: `total`, `interval` or `rate`.
        units: Unit of the figure, such as `GB`.
    """

    day_value: float
    name: str
    period_value: float
    plan_value: float | None = None
    resource_id: str | None = None
    type: Literal["total", "interval", "rate"]
    units: str


@define(kw_only=True)
class SubmitBillingDataRequest:
    """The body of `marketplace.submitBillingData`.

    Attributes:
        billing: What the period has cost so far.
        eod: End of the day that the data is of, as ISO 8601 text in UTC.
        period: Billing period.
        timestamp: Time on the partner's server as ISO 8601 text; the newest data of a day counts.
        usage: Figures of use.
    """

    billing: SubmitBillingDataRequestBilling | list[BillingItem]
    eod: datetime | str
    period: BillingPeriod
    timestamp: datetime | str
    usage: list[SubmitBillingDataRequestUsage]


class SubmitBillingDataRequestBillingDict(TypedDict):
    """`SubmitBillingDataRequestBilling` as a dict in wire names."""

    discounts: NotRequired[Sequence[BillingDiscount | BillingDiscountDict]]
    items: Sequence[BillingItem | BillingItemDict]


class SubmitBillingDataRequestUsageDict(TypedDict):
    """`SubmitBillingDataRequestUsage` as a dict in wire names."""

    dayValue: float
    name: str
    periodValue: float
    planValue: NotRequired[float]
    resourceId: NotRequired[str]
    type: Literal["total", "interval", "rate"]
    units: str


class SubmitBillingDataRequestDict(TypedDict):
    """`SubmitBillingDataRequest` as a dict in wire names."""

    billing: (
        SubmitBillingDataRequestBilling
        | SubmitBillingDataRequestBillingDict
        | Sequence[BillingItem | BillingItemDict]
    )
    eod: datetime | str
    period: BillingPeriod | BillingPeriodDict
    timestamp: datetime | str
    usage: Sequence[SubmitBillingDataRequestUsage | SubmitBillingDataRequestUsageDict]
