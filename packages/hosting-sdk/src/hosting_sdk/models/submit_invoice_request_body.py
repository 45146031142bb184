"""The body of `marketplace.submitInvoice`.

Generated from `manifest/schemas/SubmitInvoiceRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime
from typing import Literal

from attrs import define

from hosting_sdk.models.billing_items import BillingItems
from hosting_sdk.models.discounts import Discounts
from hosting_sdk.models.period import Period


@define(kw_only=True)
class SubmitInvoiceRequestBodyTest:
    """`test` of `SubmitInvoiceRequestBody`."""

    result: Literal["paid", "notpaid"] | None = None
    validate: bool | None = None


@define(kw_only=True)
class SubmitInvoiceRequestBody:
    """The body of `marketplace.submitInvoice`."""

    discounts: list[Discounts] | None = None
    external_id: str | None = None
    final: bool | None = None
    invoice_date: datetime | str
    items: list[BillingItems]
    memo: str | None = None
    period: Period
    test: SubmitInvoiceRequestBodyTest | None = None
