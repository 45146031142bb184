"""Get drains.

Generated from `manifest/groups/drains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="drains.getDrains",
    verb="GET",
    path="/v1/drains",
    parameters=(
        Parameter("includeMetadata", "include_metadata", "query"),
        Parameter("projectId", "project_id", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetDrainsResponseBody),),
    safe=True,
)


async def drains_get_drains(
    client: Client,
    *,
    include_metadata: bool | None = None,
    project_id: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetDrainsResponseBody:
    """Get drains.

    Args:
        client: The client to call with.
        include_metadata: `includeMetadata` in the query; the platform takes `false` when it is absent.
        project_id: `projectId` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetDrainsResponseBody = await client._call(
        OPERATION,
        {
            "include_metadata": include_metadata,
            "project_id": project_id,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
