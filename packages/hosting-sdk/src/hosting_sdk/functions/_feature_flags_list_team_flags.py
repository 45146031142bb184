"""List team flags.

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
    name="featureFlags.listTeamFlags",
    verb="GET",
    path="/v1/teams/{teamId}/feature-flags/flags",
    parameters=(
        Parameter("cursor", "cursor", "query"),
        Parameter("kind", "kind", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("search", "search", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("state", "state", "query"),
        Parameter("tags", "tags", "query"),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
        Parameter("withMetadata", "with_metadata", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListFlagsResponseBody),),
    safe=True,
    paging=Paging("data", ("pagination", "next"), "cursor"),
)


async def feature_flags_list_team_flags(
    client: Client,
    *,
    cursor: str | None = None,
    kind: Literal["boolean", "string", "number", "json"] | None = None,
    limit: int | None = None,
    search: str | None = None,
    slug: str | None = None,
    state: Literal["active", "archived"] | None = None,
    tags: list[str] | None = None,
    team_id: str | None = None,
    with_metadata: bool | None = None,
    options: RequestOptions | None = None,
) -> m.ListFlagsResponseBody:
    """List team flags.

    Args:
        client: The client to call with.
        cursor: `cursor` in the query.
        kind: `kind` in the query.
        limit: `limit` in the query; the platform takes `20` when it is absent.
        search: `search` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        state: `state` in the query.
        tags: `tags` in the query.
        team_id: `teamId` in the path; the client's own when it is absent.
        with_metadata: `withMetadata` in the query.
        options: What differs for this call.
    """
    result: m.ListFlagsResponseBody = await client._call(
        OPERATION,
        {
            "cursor": cursor,
            "kind": kind,
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
