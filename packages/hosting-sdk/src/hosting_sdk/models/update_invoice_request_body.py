"""The body of `marketplace.updateInvoice`.

Generated from `manifest/schemas/UpdateInvoiceRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class UpdateInvoiceRequestBody:
    """The body of `marketplace.updateInvoice`."""

    action: Literal["refund"]
    reason: str
    total: str
