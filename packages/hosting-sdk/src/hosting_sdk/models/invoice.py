"""The result of `marketplace.getInvoice`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class InvoiceDiscount:
    """`discounts[]` of `Invoice`.

    Attributes:
        amount: Amount of the discount, as decimal text in US dollars.
        billing_plan_id: ID of the billing plan, as the partner gave it.
        details: Details in words.
        end: End as ISO 8601 text, if it is not that of the period.
        name: Name of the discount.
        resource_id: ID of the resource, as the partner gave it; absent if it covers the
            installation.
        start: Start as ISO 8601 text, if it is not that of the period.
    """

    amount: str
    billing_plan_id: str
    details: str | None = None
    end: str | None = None
    name: str
    resource_id: str | None = None
    start: str | None = None


@define(kw_only=True)
class InvoiceItem:
    """`items[]` of `Invoice`.

    Attributes:
        billing_plan_id: ID of the billing plan, as the partner gave it.
        details: Details in words.
        end: End as ISO 8601 text, if it is not that of the period.
        name: Name of the item.
        price: Price of one unit, as decimal text in US dollars.
        quantity: Number of units.
        resource_id: ID of the resource, as the partner gave it; absent if it covers the
            installation.
        start: Start as ISO 8601 text, if it is not that of the period.
        total: Amount of the item, as decimal text in US dollars.
        units: Name of the unit.
    """

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
class InvoicePeriod:
    """`period` of `Invoice`.

    Attributes:
        end: End of the period as ISO 8601 text.
        start: Start of the period as ISO 8601 text.
    """

    end: str
    start: str


@define(kw_only=True)
class Invoice:
    """The result of `marketplace.getInvoice`.

    Attributes:
        created: Time of creation as ISO 8601 text.
        discounts: Discounts of the period.
        external_id: ID in the partner's system.
        invoice_date: Date of the invoice as ISO 8601 text.
        invoice_id: ID of the invoice on the platform.
        invoice_number: Number of the invoice, for people.
        items: Items of the invoice.
        memo: Note on the invoice.
        paid_at: Time of the payment as ISO 8601 text.
        period: Billing period.
        refund_reason: Reason for the refund, if one was requested.
        refund_total: Amount of the refund, as decimal text in US dollars.
        refunded_at: Time of the last refund as ISO 8601 text.
        state: State of the invoice, such as `paid` or `overdue`.
        test: Whether the invoice is a test without a real payment.
        total: Amount of the invoice, as decimal text in US dollars.
        updated: Time of the last change as ISO 8601 text.
    """

    created: str
    discounts: list[InvoiceDiscount] | None = None
    external_id: str | None = None
    invoice_date: str
    invoice_id: str
    invoice_number: str | None = None
    items: list[InvoiceItem]
    memo: str | None = None
    paid_at: str | None = None
    period: InvoicePeriod
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
