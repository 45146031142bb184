"""The result of `marketplace.getInvoice`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class InvoiceDiscount:
    """`discounts[]` of `Invoice`."""

    amount: str
    """Amount of the discount, as decimal text in US dollars."""
    billing_plan_id: str
    """ID of the billing plan, as the partner gave it."""
    details: str | None = None
    """Details in words."""
    end: str | None = None
    """End as ISO 8601 text, if it is not that of the period."""
    name: str
    """Name of the discount."""
    resource_id: str | None = None
    """ID of the resource, as the partner gave it; absent if it covers the installation."""
    start: str | None = None
    """Start as ISO 8601 text, if it is not that of the period."""


@define(kw_only=True)
class InvoiceItem:
    """`items[]` of `Invoice`."""

    billing_plan_id: str
    """ID of the billing plan, as the partner gave it."""
    details: str | None = None
    """Details in words."""
    end: str | None = None
    """End as ISO 8601 text, if it is not that of the period."""
    name: str
    """Name of the item."""
    price: str
    """Price of one unit, as decimal text in US dollars."""
    quantity: float
    """Number of units."""
    resource_id: str | None = None
    """ID of the resource, as the partner gave it; absent if it covers the installation."""
    start: str | None = None
    """Start as ISO 8601 text, if it is not that of the period."""
    total: str
    """Amount of the item, as decimal text in US dollars."""
    units: str
    """Name of the unit."""


@define(kw_only=True)
class InvoicePeriod:
    """`period` of `Invoice`."""

    end: str
    """End of the period as ISO 8601 text."""
    start: str
    """Start of the period as ISO 8601 text."""


@define(kw_only=True)
class Invoice:
    """The result of `marketplace.getInvoice`."""

    created: str
    """Time of creation as ISO 8601 text."""
    discounts: list[InvoiceDiscount] | None = None
    """Discounts of the period."""
    external_id: str | None = None
    """ID in the partner's system."""
    invoice_date: str
    """Date of the invoice as ISO 8601 text."""
    invoice_id: str
    """ID of the invoice on the platform."""
    invoice_number: str | None = None
    """Number of the invoice, for people."""
    items: list[InvoiceItem]
    """Items of the invoice."""
    memo: str | None = None
    """Note on the invoice."""
    paid_at: str | None = None
    """Time of the payment as ISO 8601 text."""
    period: InvoicePeriod
    """Billing period."""
    refund_reason: str | None = None
    """Reason for the refund, if one was requested."""
    refund_total: str | None = None
    """Amount of the refund, as decimal text in US dollars."""
    refunded_at: str | None = None
    """Time of the last refund as ISO 8601 text."""
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
    """State of the invoice, such as `paid` or `overdue`."""
    test: bool | None = None
    """Whether the invoice is a test without a real payment."""
    total: str
    """Amount of the invoice, as decimal text in US dollars."""
    updated: str
    """Time of the last change as ISO 8601 text."""
