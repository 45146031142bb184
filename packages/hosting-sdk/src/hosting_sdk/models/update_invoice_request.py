"""The body of `marketplace.updateInvoice`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateInvoiceRequest:
    """The body of `marketplace.updateInvoice`."""

    action: Literal["refund"]
    """Action; always `refund`."""
    reason: str
    """Reason for the refund."""
    total: str
    """Amount to refund, as decimal text in US dollars; at most that of the invoice."""


class UpdateInvoiceRequestDict(TypedDict):
    """`UpdateInvoiceRequest` as a dict in wire names."""

    action: Literal["refund"]
    """Action; always `refund`."""
    reason: str
    """Reason for the refund."""
    total: str
    """Amount to refund, as decimal text in US dollars; at most that of the invoice."""
