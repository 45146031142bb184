"""Get edge configuration tokens.

Generated from `manifest/groups/edgeConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="edgeConfig.getEdgeConfigTokens",
    verb="GET",
    path="/v1/edge-config/{edgeConfigId}/tokens",
    parameters=(
        Parameter("edgeConfigId", "edge_config_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.EdgeConfigToken),),
    safe=True,
)


async def edge_config_get_edge_config_tokens(
    client: Client,
    *,
    edge_config_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.EdgeConfigToken:
    """Get edge configuration tokens.

    Args:
        client: The client to call with.
        edge_config_id: `edgeConfigId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.EdgeConfigToken = await client._call(
        OPERATION,
        {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
