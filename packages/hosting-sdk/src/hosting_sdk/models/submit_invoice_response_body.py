"""The result of `marketplace.submitInvoice`.

Generated from `manifest/schemas/SubmitInvoiceResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SubmitInvoiceResponseBody:
    """The result of `marketplace.submitInvoice`."""

    invoice_id: str | None = None
    test: bool | None = None
    validation_errors: list[str] | None = None
