"""The body of `marketplace.submitBillingData`.

Generated from `manifest/schemas/SubmitBillingDataRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime
from typing import Literal

from attrs import define

from hosting_sdk.models.billing_items import BillingItems
from hosting_sdk.models.discounts import Discounts
from hosting_sdk.models.period import Period


@define(kw_only=True)
class SubmitBillingDataRequestBodyBilling:
    """`billing` of `SubmitBillingDataRequestBody`."""

    discounts: list[Discounts] | None = None
    items: list[BillingItems]


@define(kw_only=True)
class SubmitBillingDataRequestBodyUsage:
    """`usage[]` of `SubmitBillingDataRequestBody`."""

    day_value: float
    name: str
    period_value: float
    plan_value: float | None = None
    resource_id: str | None = None
    type: Literal["total", "interval", "rate"]
    units: str


@define(kw_only=True)
class SubmitBillingDataRequestBody:
    """The body of `marketplace.submitBillingData`."""

    billing: SubmitBillingDataRequestBodyBilling | list[BillingItems]
    eod: datetime | str
    period: Period
    timestamp: datetime | str
    usage: list[SubmitBillingDataRequestBodyUsage]
