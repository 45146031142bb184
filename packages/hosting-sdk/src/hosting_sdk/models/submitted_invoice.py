"""The result of `marketplace.submitInvoice`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SubmittedInvoice:
    """The result of `marketplace.submitInvoice`.

    Attributes:
        invoice_id: ID of the invoice on the platform.
        test: Whether the invoice is a test without a real payment.
        validation_errors: Errors that a test of the invoice found.
    """

    invoice_id: str | None = None
    test: bool | None = None
    validation_errors: list[str] | None = None
