"""The result of `marketplace.submitInvoice`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SubmittedInvoice:
    """The result of `marketplace.submitInvoice`."""

    invoice_id: str | None = None
    """ID of the invoice on the platform."""
    test: bool | None = None
    """Whether the invoice is a test without a real payment."""
    validation_errors: list[str] | None = None
    """Errors that a test of the invoice found."""
