"""Change parts of an edge configuration schema.

Generated from `manifest/groups/edgeConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="edgeConfig.patchEdgeConfigSchema",
    verb="POST",
    path="/v1/edge-config/{edgeConfigId}/schema",
    parameters=(
        Parameter("edgeConfigId", "edge_config_id", "path", required=True),
        Parameter("dryRun", "dry_run", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.PatchEdgeConfigSchemaRequestBody),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
)


async def edge_config_patch_edge_config_schema(
    client: Client,
    *,
    edge_config_id: str,
    request_body: m.PatchEdgeConfigSchemaRequestBody | Mapping[str, Any],
    dry_run: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Change parts of an edge configuration schema.

    Args:
        client: The client to call with.
        edge_config_id: `edgeConfigId` in the path.
        request_body: The body; a mapping has wire names.
        dry_run: `dryRun` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION,
        {"edge_config_id": edge_config_id, "dry_run": dry_run, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
