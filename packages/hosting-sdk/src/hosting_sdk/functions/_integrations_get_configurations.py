"""Get configurations.

Generated from `manifest/groups/integrations.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="integrations.getConfigurations",
    verb="GET",
    path="/v1/integrations/configurations",
    parameters=(
        Parameter("view", "view", "query", required=True),
        Parameter("installationType", "installation_type", "query"),
        Parameter("integrationIdOrSlug", "integration_id_or_slug", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetConfigurationsResponseBody),),
    safe=True,
)


async def integrations_get_configurations(
    client: Client,
    *,
    view: Literal["account", "project"],
    installation_type: Literal["marketplace", "external", "provisioning"] | None = None,
    integration_id_or_slug: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetConfigurationsResponseBody:
    """Get configurations.

    Args:
        client: The client to call with.
        view: `view` in the query.
        installation_type: `installationType` in the query.
        integration_id_or_slug: `integrationIdOrSlug` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetConfigurationsResponseBody = await client._call(
        OPERATION,
        {
            "view": view,
            "installation_type": installation_type,
            "integration_id_or_slug": integration_id_or_slug,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
