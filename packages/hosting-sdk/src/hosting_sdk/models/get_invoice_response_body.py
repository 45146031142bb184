"""The result of `marketplace.getInvoice`.

Generated from `manifest/schemas/GetInvoiceResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class GetInvoiceResponseBodyDiscounts:
    """`discounts[]` of `GetInvoiceResponseBody`."""

    amount: str
    billing_plan_id: str
    details: str | None = None
    end: str | None = None
    name: str
    resource_id: str | None = None
    start: str | None = None


@define(kw_only=True)
class GetInvoiceResponseBodyItems:
    """`items[]` of `GetInvoiceResponseBody`."""

    billing_plan_id: str
    details: str | None = None
    end: str | None = None
    name: str
    price: str
    quantity: float
    resource_id: str | None = None
    start: str | None = None
    total: str
    units: str


@define(kw_only=True)
class GetInvoiceResponseBodyPeriod:
    """`period` of `GetInvoiceResponseBody`."""

    end: str
    start: str


@define(kw_only=True)
class GetInvoiceResponseBody:
    """The result of `marketplace.getInvoice`."""

    created: str
    discounts: list[GetInvoiceResponseBodyDiscounts] | None = None
    external_id: str | None = None
    invoice_date: str
    invoice_id: str
    invoice_number: str | None = None
    items: list[GetInvoiceResponseBodyItems]
    memo: str | None = None
    paid_at: str | None = None
    period: GetInvoiceResponseBodyPeriod
    refund_reason: str | None = None
    refund_total: str | None = None
    refunded_at: str | None = None
    state: (
        Literal[
            "pending",
            "draft",
            "scheduled",
            "invoiced",
            "paid",
            "notpaid",
            "overdue",
            "refund_requested",
            "refunded",
        ]
        | str
    )
    test: bool | None = None
    total: str
    updated: str
