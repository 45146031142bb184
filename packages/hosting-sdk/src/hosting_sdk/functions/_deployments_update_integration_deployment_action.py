"""Update an integration deployment action.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="deployments.updateIntegrationDeploymentAction",
    verb="PATCH",
    path="/v1/deployments/{deploymentId}/integrations/{integrationConfigurationId}/resources/{resourceId}/actions/{action}",
    parameters=(
        Parameter("action", "action", "path", required=True),
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("resourceId", "resource_id", "path", required=True),
    ),
    body=Body(
        "application/json", False, "json", lambda: m.UpdateIntegrationDeploymentActionRequestBody
    ),
    results=(Result(202, None, "none"),),
    accept="*/*",
)


async def deployments_update_integration_deployment_action(
    client: Client,
    *,
    action: str,
    deployment_id: str,
    integration_configuration_id: str,
    resource_id: str,
    request_body: m.UpdateIntegrationDeploymentActionRequestBody | Mapping[str, Any] | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Update an integration deployment action.

    Args:
        client: The client to call with.
        action: `action` in the path.
        deployment_id: `deploymentId` in the path.
        integration_configuration_id: `integrationConfigurationId` in the path.
        resource_id: `resourceId` in the path.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "action": action,
            "deployment_id": deployment_id,
            "integration_configuration_id": integration_configuration_id,
            "resource_id": resource_id,
        },
        request_body,
        options,
    )
