"""Get a configuration.

Generated from `manifest/groups/integrations.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="integrations.getConfiguration",
    verb="GET",
    path="/v1/integrations/configuration/{id}",
    parameters=(
        Parameter("id", "id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetConfigurationResponseBody),),
    safe=True,
)


async def integrations_get_configuration(
    client: Client,
    *,
    id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetConfigurationResponseBody:
    """Get a configuration.

    Args:
        client: The client to call with.
        id: `id` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetConfigurationResponseBody = await client._call(
        OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
