"""Change parts of edge configuration items.

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
    name="edgeConfig.patchEdgeConfigItems",
    verb="PATCH",
    path="/v1/edge-config/{edgeConfigId}/items",
    parameters=(
        Parameter("edgeConfigId", "edge_config_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.PatchEdgeConfigItemsRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.ResponseBody1),),
)


async def edge_config_patch_edge_config_items(
    client: Client,
    *,
    edge_config_id: str,
    request_body: m.PatchEdgeConfigItemsRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ResponseBody1:
    """Change parts of edge configuration items.

    Args:
        client: The client to call with.
        edge_config_id: `edgeConfigId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ResponseBody1 = await client._call(
        OPERATION,
        {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
