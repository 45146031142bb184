"""Connect an integration resource to a project.

Generated from `manifest/groups/integrations.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="integrations.connectIntegrationResourceToProject",
    verb="POST",
    path="/v1/integrations/installations/{integrationConfigurationId}/resources/{resourceId}/connections",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("resourceId", "resource_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.GetAliasDefaultApp),
    results=(Result(201, None, "none"),),
    accept="*/*",
)


async def integrations_connect_integration_resource_to_project(
    client: Client,
    *,
    integration_configuration_id: str,
    resource_id: str,
    request_body: m.GetAliasDefaultApp | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Connect an integration resource to a project.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        resource_id: `resourceId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "integration_configuration_id": integration_configuration_id,
            "resource_id": resource_id,
            "slug": slug,
            "team_id": team_id,
        },
        request_body,
        options,
    )
