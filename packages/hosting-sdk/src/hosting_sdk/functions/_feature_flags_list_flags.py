"""List flags.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="featureFlags.listFlags",
    verb="GET",
    path="/v1/projects/{projectIdOrName}/feature-flags/flags",
    parameters=(
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("cursor", "cursor", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("search", "search", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("state", "state", "query"),
        Parameter("tags", "tags", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("withMetadata", "with_metadata", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListFlagsResponseBody),),
    safe=True,
    paging=Paging("data", ("pagination", "next"), "cursor"),
)


async def feature_flags_list_flags(
    client: Client,
    *,
    project_id_or_name: str,
    cursor: str | None = None,
    limit: int | None = None,
    search: str | None = None,
    slug: str | None = None,
    state: Literal["active", "archived"] | None = None,
    tags: list[str] | None = None,
    team_id: str | None = None,
    with_metadata: bool | None = None,
    options: RequestOptions | None = None,
) -> m.ListFlagsResponseBody:
    """List flags.

    Args:
        client: The client to call with.
        project_id_or_name: `projectIdOrName` in the path.
        cursor: `cursor` in the query.
        limit: `limit` in the query.
        search: `search` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        state: `state` in the query.
        tags: `tags` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        with_metadata: `withMetadata` in the query.
        options: What differs for this call.
    """
    result: m.ListFlagsResponseBody = await client._call(
        OPERATION,
        {
            "project_id_or_name": project_id_or_name,
            "cursor": cursor,
            "limit": limit,
            "search": search,
            "slug": slug,
            "state": state,
            "tags": tags,
            "team_id": team_id,
            "with_metadata": with_metadata,
        },
        None,
        options,
    )
    return result
