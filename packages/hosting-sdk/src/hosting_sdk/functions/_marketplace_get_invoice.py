"""Get an invoice.

Generated from `manifest/groups/marketplace.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="marketplace.getInvoice",
    verb="GET",
    path="/v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("invoiceId", "invoice_id", "path", required=True),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetInvoiceResponseBody),),
    safe=True,
)


async def marketplace_get_invoice(
    client: Client,
    *,
    integration_configuration_id: str,
    invoice_id: str,
    options: RequestOptions | None = None,
) -> m.GetInvoiceResponseBody:
    """Get an invoice.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        invoice_id: `invoiceId` in the path.
        options: What differs for this call.
    """
    result: m.GetInvoiceResponseBody = await client._call(
        OPERATION,
        {"integration_configuration_id": integration_configuration_id, "invoice_id": invoice_id},
        None,
        options,
    )
    return result
