"""Import a resource.

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
    name="marketplace.importResource",
    verb="PUT",
    path="/v1/installations/{integrationConfigurationId}/resources/{resourceId}",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("resourceId", "resource_id", "path", required=True),
    ),
    body=Body("application/json", False, "json", lambda: m.ImportResourceRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.NewTeam),),
    safe=True,
)


async def marketplace_import_resource(
    client: Client,
    *,
    integration_configuration_id: str,
    resource_id: str,
    request_body: m.ImportResourceRequestBody | Mapping[str, Any] | None = None,
    options: RequestOptions | None = None,
) -> m.NewTeam:
    """Import a resource.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        resource_id: `resourceId` in the path.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    result: m.NewTeam = await client._call(
        OPERATION,
        {"integration_configuration_id": integration_configuration_id, "resource_id": resource_id},
        request_body,
        options,
    )
    return result
