"""Get an edge configuration backup.

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
    name="edgeConfig.getEdgeConfigBackup",
    verb="GET",
    path="/v1/edge-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}",
    parameters=(
        Parameter(
            "edgeConfigBackupVersionId", "edge_config_backup_version_id", "path", required=True
        ),
        Parameter("edgeConfigId", "edge_config_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetEdgeConfigBackupResponseBody),),
    safe=True,
)


async def edge_config_get_edge_config_backup(
    client: Client,
    *,
    edge_config_backup_version_id: str,
    edge_config_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetEdgeConfigBackupResponseBody:
    """Get an edge configuration backup.

    Args:
        client: The client to call with.
        edge_config_backup_version_id: `edgeConfigBackupVersionId` in the path.
        edge_config_id: `edgeConfigId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetEdgeConfigBackupResponseBody = await client._call(
        OPERATION,
        {
            "edge_config_backup_version_id": edge_config_backup_version_id,
            "edge_config_id": edge_config_id,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
