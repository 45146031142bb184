"""Update the edge configuration of an installation's resource.

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
    name="marketplace.updateInstallationIntegrationEdgeConfig",
    verb="PUT",
    path="/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/edge-config",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("resourceId", "resource_id", "path", required=True),
    ),
    body=Body(
        "application/json",
        False,
        "json",
        lambda: (
            m.ReplaceInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigRequestBody
        ),
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
    ),
    safe=True,
)


async def marketplace_update_installation_integration_edge_config(
    client: Client,
    *,
    integration_configuration_id: str,
    resource_id: str,
    request_body: m.ReplaceInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigRequestBody
    | Mapping[str, Any]
    | None = None,
    options: RequestOptions | None = None,
) -> m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody:
    """Update the edge configuration of an installation's resource.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        resource_id: `resourceId` in the path.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    result: m.GetInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationEdgeConfigResponseBody = await client._call(
        OPERATION,
        {"integration_configuration_id": integration_configuration_id, "resource_id": resource_id},
        request_body,
        options,
    )
    return result
