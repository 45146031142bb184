"""Submit prepayment balances.

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
    name="marketplace.submitPrepaymentBalances",
    verb="POST",
    path="/v1/installations/{integrationConfigurationId}/billing/balance",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
    ),
    body=Body("application/json", False, "json", lambda: m.SubmitPrepaymentBalancesRequestBody),
    results=(Result(201, None, "none"),),
    accept="*/*",
)


async def marketplace_submit_prepayment_balances(
    client: Client,
    *,
    integration_configuration_id: str,
    request_body: m.SubmitPrepaymentBalancesRequestBody | Mapping[str, Any] | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Submit prepayment balances.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {"integration_configuration_id": integration_configuration_id},
        request_body,
        options,
    )
