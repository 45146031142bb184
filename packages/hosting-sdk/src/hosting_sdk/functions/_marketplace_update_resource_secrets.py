"""Update resource secrets.

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
    name="marketplace.updateResourceSecrets",
    verb="PUT",
    path="/v1/installations/{integrationConfigurationId}/products/{integrationProductIdOrSlug}/resources/{resourceId}/secrets",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter(
            "integrationProductIdOrSlug", "integration_product_id_or_slug", "path", required=True
        ),
        Parameter("resourceId", "resource_id", "path", required=True),
    ),
    body=Body("application/json", True, "json", lambda: m.Secrets2),
    results=(Result(201, None, "none"),),
    accept="*/*",
    safe=True,
    deprecated=True,
)


async def marketplace_update_resource_secrets(
    client: Client,
    *,
    integration_configuration_id: str,
    integration_product_id_or_slug: str,
    resource_id: str,
    request_body: m.Secrets2 | Mapping[str, Any],
    options: RequestOptions | None = None,
) -> None:
    """Update resource secrets.

    Deprecated: the platform discourages its use.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        integration_product_id_or_slug: `integrationProductIdOrSlug` in the path.
        resource_id: `resourceId` in the path.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "integration_configuration_id": integration_configuration_id,
            "integration_product_id_or_slug": integration_product_id_or_slug,
            "resource_id": resource_id,
        },
        request_body,
        options,
    )
