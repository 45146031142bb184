"""The body of `marketplace.submitInvoice`.

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
class SubmitInvoiceRequestTest:
    """`test` of `SubmitInvoiceRequest`.

    Attributes:
        result: Outcome to simulate: `paid` or `notpaid`.
        validate: Whether to check the invoice as in earnest.
    """

    result: Literal["paid", "notpaid"] | None = None
    validate: bool | None = None


@define(kw_only=True)
class SubmitInvoiceRequest:
    """The body of `marketplace.submitInvoice`.

    Attributes:
        discounts: Discounts of the period.
        external_id: ID in the partner's system.
        final: Whether it is the last invoice; only after an uninstall was requested.
        invoice_date: Date of the invoice as ISO 8601 text, within the period.
        items: Items of the bill.
        memo: Note on the invoice.
        period: Billing period.
        test: Test: the invoice is checked, and nothing is charged.
    """

    discounts: list[BillingDiscount] | None = None
    external_id: str | None = None
    final: bool | None = None
    invoice_date: datetime | str
    items: list[BillingItem]
    memo: str | None = None
    period: BillingPeriod
    test: SubmitInvoiceRequestTest | None = None


class SubmitInvoiceRequestTestDict(TypedDict):
    """`SubmitInvoiceRequestTest` as a dict in wire names."""

    result: NotRequired[Literal["paid", "notpaid"]]
    validate: NotRequired[bool]


class SubmitInvoiceRequestDict(TypedDict):
    """`SubmitInvoiceRequest` as a dict in wire names."""

    discounts: NotRequired[Sequence[BillingDiscount | BillingDiscountDict]]
    externalId: NotRequired[str]
    final: NotRequired[bool]
    invoiceDate: datetime | str
    items: Sequence[BillingItem | BillingItemDict]
    memo: NotRequired[str]
    period: BillingPeriod | BillingPeriodDict
    test: NotRequired[SubmitInvoiceRequestTest | SubmitInvoiceRequestTestDict]
