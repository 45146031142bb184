"""Delete an integration resource.

Generated from `manifest/groups/marketplace.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="marketplace.deleteIntegrationResource",
    verb="DELETE",
    path="/v1/installations/{integrationConfigurationId}/resources/{resourceId}",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("resourceId", "resource_id", "path", required=True),
    ),
    results=(Result(204, None, "none"),),
    accept="*/*",
)


async def marketplace_delete_integration_resource(
    client: Client,
    *,
    integration_configuration_id: str,
    resource_id: str,
    options: RequestOptions | None = None,
) -> None:
    """Delete an integration resource.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        resource_id: `resourceId` in the path.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {"integration_configuration_id": integration_configuration_id, "resource_id": resource_id},
        None,
        options,
    )
