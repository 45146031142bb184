"""Get project members.

Generated from `manifest/groups/projectMembers.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projectMembers.getProjectMembers",
    verb="GET",
    path="/v1/projects/{idOrName}/members",
    parameters=(
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("limit", "limit", "query"),
        Parameter("search", "search", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetProjectMembersResponseBody),),
    safe=True,
    paging=Paging("members", ("pagination", "next"), "until"),
)


async def project_members_get_project_members(
    client: Client,
    *,
    id_or_name: str,
    limit: int | None = None,
    search: str | None = None,
    since: int | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: int | None = None,
    options: RequestOptions | None = None,
) -> m.GetProjectMembersResponseBody:
    """Get project members.

    Args:
        client: The client to call with.
        id_or_name: `idOrName` in the path.
        limit: `limit` in the query.
        search: `search` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.GetProjectMembersResponseBody = await client._call(
        OPERATION,
        {
            "id_or_name": id_or_name,
            "limit": limit,
            "search": search,
            "since": since,
            "slug": slug,
            "team_id": team_id,
            "until": until,
        },
        None,
        options,
    )
    return result
