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
    """`billing` of `SubmitBillingDataRequest`."""

    discounts: list[BillingDiscount] | None = None
    """Discounts of the period."""
    items: list[BillingItem]
    """Items of the bill."""


@define(kw_only=True)
class SubmitBillingDataRequestUsage:
    """`usage[]` of `SubmitBillingDataRequest`."""

    day_value: float
    """Value for the day, final or so far."""
    name: str
    """Name of the figure."""
    period_value: float
    """Value for the billing period, final or so far."""
    plan_value: float | None = None
    """Most that the plan allows in a period, if it has a limit."""
    resource_id: str | None = None
    """ID of the resource, as the partner gave it."""
    type: Literal["total", "interval", "rate"]
    """Kind of the figure: `total`, `interval` or `rate`."""
    units: str
    """Unit of the figure, such as `GB`."""


@define(kw_only=True)
class SubmitBillingDataRequest:
    """The body of `marketplace.submitBillingData`."""

    billing: SubmitBillingDataRequestBilling | list[BillingItem]
    """Cost of the period so far."""
    eod: datetime | str
    """End of the day that the data is of, as ISO 8601 text in UTC."""
    period: BillingPeriod
    """Billing period."""
    timestamp: datetime | str
    """Time on the partner's server as ISO 8601 text; the newest data of a day counts."""
    usage: list[SubmitBillingDataRequestUsage]
    """Figures of use."""


class SubmitBillingDataRequestBillingDict(TypedDict):
    """`SubmitBillingDataRequestBilling` as a dict in wire names."""

    discounts: NotRequired[Sequence[BillingDiscount | BillingDiscountDict]]
    """Discounts of the period."""
    items: Sequence[BillingItem | BillingItemDict]
    """Items of the bill."""


class SubmitBillingDataRequestUsageDict(TypedDict):
    """`SubmitBillingDataRequestUsage` as a dict in wire names."""

    dayValue: float
    """Value for the day, final or so far."""
    name: str
    """Name of the figure."""
    periodValue: float
    """Value for the billing period, final or so far."""
    planValue: NotRequired[float]
    """Most that the plan allows in a period, if it has a limit."""
    resourceId: NotRequired[str]
    """ID of the resource, as the partner gave it."""
    type: Literal["total", "interval", "rate"]
    """Kind of the figure: `total`, `interval` or `rate`."""
    units: str
    """Unit of the figure, such as `GB`."""


class SubmitBillingDataRequestDict(TypedDict):
    """`SubmitBillingDataRequest` as a dict in wire names."""

    billing: (
        SubmitBillingDataRequestBilling
        | SubmitBillingDataRequestBillingDict
        | Sequence[BillingItem | BillingItemDict]
    )
    """Cost of the period so far."""
    eod: datetime | str
    """End of the day that the data is of, as ISO 8601 text in UTC."""
    period: BillingPeriod | BillingPeriodDict
    """Billing period."""
    timestamp: datetime | str
    """Time on the partner's server as ISO 8601 text; the newest data of a day counts."""
    usage: Sequence[SubmitBillingDataRequestUsage | SubmitBillingDataRequestUsageDict]
    """Figures of use."""
