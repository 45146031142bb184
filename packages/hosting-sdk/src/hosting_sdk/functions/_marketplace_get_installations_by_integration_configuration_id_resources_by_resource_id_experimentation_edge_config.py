"""Get the edge configuration of an installation's resource.

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
    name="marketplace.getInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfig",
    verb="GET",
    path="/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/edge-config",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("resourceId", "resource_id", "path", required=True),
    ),
    results=(
        Result(
            200,
            "application/json",
            "json",
            lambda: (
                m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody
            ),
        ),
        Result(304, None, "none"),
    ),
    safe=True,
)


async def marketplace_get_installations_by_integration_configuration_id_resources_by_resource_id_experimentation_edge_config(
    client: Client,
    *,
    integration_configuration_id: str,
    resource_id: str,
    options: RequestOptions | None = None,
) -> (
    m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody
    | None
):
    """Get the edge configuration of an installation's resource.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        resource_id: `resourceId` in the path.
        options: What differs for this call.
    """
    result: (
        m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody
        | None
    ) = await client._call(
        OPERATION,
        {"integration_configuration_id": integration_configuration_id, "resource_id": resource_id},
        None,
        options,
    )
    return result
