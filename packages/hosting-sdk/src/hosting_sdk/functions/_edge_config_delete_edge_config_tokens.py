"""Delete edge configuration tokens.

Generated from `manifest/groups/edgeConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="edgeConfig.deleteEdgeConfigTokens",
    verb="DELETE",
    path="/v1/edge-config/{edgeConfigId}/tokens",
    parameters=(
        Parameter("edgeConfigId", "edge_config_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.DeleteEdgeConfigTokensRequestBody),
    results=(Result(204, None, "none"),),
    accept="*/*",
)


async def edge_config_delete_edge_config_tokens(
    client: Client,
    *,
    edge_config_id: str,
    request_body: m.DeleteEdgeConfigTokensRequestBody | Mapping[str, Any],
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Delete edge configuration tokens.

    Args:
        client: The client to call with.
        edge_config_id: `edgeConfigId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
