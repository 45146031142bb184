"""Get edge configuration backups.

Generated from `manifest/groups/edgeConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="edgeConfig.getEdgeConfigBackups",
    verb="GET",
    path="/v1/edge-config/{edgeConfigId}/backups",
    parameters=(
        Parameter("edgeConfigId", "edge_config_id", "path", required=True),
        Parameter("limit", "limit", "query"),
        Parameter("metadata", "metadata", "query"),
        Parameter("next", "next", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetEdgeConfigBackupsResponseBody),),
    safe=True,
    paging=Paging("backups", ("pagination", "next"), "next"),
)


async def edge_config_get_edge_config_backups(
    client: Client,
    *,
    edge_config_id: str,
    limit: float | None = None,
    metadata: str | None = None,
    next: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetEdgeConfigBackupsResponseBody:
    """Get edge configuration backups.

    Args:
        client: The client to call with.
        edge_config_id: `edgeConfigId` in the path.
        limit: `limit` in the query.
        metadata: `metadata` in the query.
        next: `next` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetEdgeConfigBackupsResponseBody = await client._call(
        OPERATION,
        {
            "edge_config_id": edge_config_id,
            "limit": limit,
            "metadata": metadata,
            "next": next,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
