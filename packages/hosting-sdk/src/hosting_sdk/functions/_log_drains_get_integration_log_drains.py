"""Get integration log drains.

Generated from `manifest/groups/logDrains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="logDrains.getIntegrationLogDrains",
    verb="GET",
    path="/v2/integrations/log-drains",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: list[m.CreateLogDrainResponseBody]),),
    safe=True,
    deprecated=True,
)


async def log_drains_get_integration_log_drains(
    client: Client,
    *,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> list[m.CreateLogDrainResponseBody]:
    """Get integration log drains.

    Deprecated: the platform discourages its use.

    Args:
        client: The client to call with.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: list[m.CreateLogDrainResponseBody] = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, None, options
    )
    return result
