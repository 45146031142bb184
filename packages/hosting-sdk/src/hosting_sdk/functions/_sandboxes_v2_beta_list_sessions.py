"""List sessions.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="sandboxesV2Beta.listSessions",
    verb="GET",
    path="/v2/sandboxes/sessions",
    parameters=(
        Parameter("cursor", "cursor", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("name", "name", "query"),
        Parameter("project", "project", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("sortOrder", "sort_order", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListSessionsResponseBody),),
    safe=True,
    paging=Paging("sessions", ("pagination", "next"), "cursor"),
)


async def sandboxes_v2_beta_list_sessions(
    client: Client,
    *,
    cursor: str | None = None,
    limit: float | None = None,
    name: str | None = None,
    project: str | None = None,
    slug: str | None = None,
    sort_order: Literal["asc", "desc"] | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListSessionsResponseBody:
    """List sessions.

    Args:
        client: The client to call with.
        cursor: `cursor` in the query.
        limit: `limit` in the query; the platform takes `20` when it is absent.
        name: `name` in the query.
        project: `project` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        sort_order: `sortOrder` in the query; the platform takes `desc` when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListSessionsResponseBody = await client._call(
        OPERATION,
        {
            "cursor": cursor,
            "limit": limit,
            "name": name,
            "project": project,
            "slug": slug,
            "sort_order": sort_order,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
