"""Get account information.

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
    name="marketplace.getAccountInfo",
    verb="GET",
    path="/v1/installations/{integrationConfigurationId}/account",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetAccountInfoResponseBody),),
    safe=True,
)


async def marketplace_get_account_info(
    client: Client, *, integration_configuration_id: str, options: RequestOptions | None = None
) -> m.GetAccountInfoResponseBody:
    """Get account information.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        options: What differs for this call.
    """
    result: m.GetAccountInfoResponseBody = await client._call(
        OPERATION, {"integration_configuration_id": integration_configuration_id}, None, options
    )
    return result
