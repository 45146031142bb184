"""Get all log drains.

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
    name="logDrains.getAllLogDrains",
    verb="GET",
    path="/v1/log-drains",
    parameters=(
        Parameter("includeMetadata", "include_metadata", "query"),
        Parameter("projectId", "project_id", "query"),
        Parameter("projectIdOrName", "project_id_or_name", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetAllLogDrainsResponseBody),),
    safe=True,
    deprecated=True,
)


async def log_drains_get_all_log_drains(
    client: Client,
    *,
    include_metadata: bool | None = None,
    project_id: str | None = None,
    project_id_or_name: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetAllLogDrainsResponseBody:
    """Get all log drains.

    Deprecated: the platform discourages its use.

    Args:
        client: The client to call with.
        include_metadata: `includeMetadata` in the query; the platform takes `false` when it is absent.
        project_id: `projectId` in the query.
        project_id_or_name: `projectIdOrName` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetAllLogDrainsResponseBody = await client._call(
        OPERATION,
        {
            "include_metadata": include_metadata,
            "project_id": project_id,
            "project_id_or_name": project_id_or_name,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
