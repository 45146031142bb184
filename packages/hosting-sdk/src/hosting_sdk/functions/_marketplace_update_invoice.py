"""Update an invoice.

Generated from `manifest/groups/marketplace.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="marketplace.updateInvoice",
    verb="POST",
    path="/v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("invoiceId", "invoice_id", "path", required=True),
    ),
    body=Body("application/json", True, "json", lambda: m.UpdateInvoiceRequestBody),
    results=(Result(204, None, "none"),),
    accept="*/*",
)


async def marketplace_update_invoice(
    client: Client,
    *,
    integration_configuration_id: str,
    invoice_id: str,
    request_body: m.UpdateInvoiceRequestBody | Mapping[str, Any],
    options: RequestOptions | None = None,
) -> None:
    """Update an invoice.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        invoice_id: `invoiceId` in the path.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {"integration_configuration_id": integration_configuration_id, "invoice_id": invoice_id},
        request_body,
        options,
    )
