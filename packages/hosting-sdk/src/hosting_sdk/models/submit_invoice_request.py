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
    """`test` of `SubmitInvoiceRequest`."""

    result: Literal["paid", "notpaid"] | None = None
    """Outcome to simulate: `paid` or `notpaid`."""
    validate: bool | None = None
    """Whether to check the invoice as in earnest."""


@define(kw_only=True)
class SubmitInvoiceRequest:
    """The body of `marketplace.submitInvoice`."""

    discounts: list[BillingDiscount] | None = None
    """Discounts of the period."""
    external_id: str | None = None
    """ID in the partner's system."""
    final: bool | None = None
    """Whether the invoice is the last one; only after an uninstall was requested."""
    invoice_date: datetime | str
    """Date of the invoice as ISO 8601 text, within the period."""
    items: list[BillingItem]
    """Items of the bill."""
    memo: str | None = None
    """Note on the invoice."""
    period: BillingPeriod
    """Billing period."""
    test: SubmitInvoiceRequestTest | None = None
    """Test: the invoice is checked, and nothing is charged."""


class SubmitInvoiceRequestTestDict(TypedDict):
    """`SubmitInvoiceRequestTest` as a dict in wire names."""

    result: NotRequired[Literal["paid", "notpaid"]]
    """Outcome to simulate: `paid` or `notpaid`."""
    validate: NotRequired[bool]
    """Whether to check the invoice as in earnest."""


class SubmitInvoiceRequestDict(TypedDict):
    """`SubmitInvoiceRequest` as a dict in wire names."""

    discounts: NotRequired[Sequence[BillingDiscount | BillingDiscountDict]]
    """Discounts of the period."""
    externalId: NotRequired[str]
    """ID in the partner's system."""
    final: NotRequired[bool]
    """Whether the invoice is the last one; only after an uninstall was requested."""
    invoiceDate: datetime | str
    """Date of the invoice as ISO 8601 text, within the period."""
    items: Sequence[BillingItem | BillingItemDict]
    """Items of the bill."""
    memo: NotRequired[str]
    """Note on the invoice."""
    period: BillingPeriod | BillingPeriodDict
    """Billing period."""
    test: NotRequired[SubmitInvoiceRequestTest | SubmitInvoiceRequestTestDict]
    """Test: the invoice is checked, and nothing is charged."""
