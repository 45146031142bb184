"""List access groups.

Generated from `manifest/groups/accessGroups.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="accessGroups.listAccessGroups",
    verb="GET",
    path="/v1/access-groups",
    parameters=(
        Parameter("limit", "limit", "query"),
        Parameter("membersLimit", "members_limit", "query"),
        Parameter("next", "next", "query"),
        Parameter("projectId", "project_id", "query"),
        Parameter("projectsLimit", "projects_limit", "query"),
        Parameter("search", "search", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListAccessGroupsResponseBody),),
    safe=True,
    paging=Paging("accessGroups", ("pagination", "next"), "next"),
)


async def access_groups_list_access_groups(
    client: Client,
    *,
    limit: int | None = None,
    members_limit: int | None = None,
    next: str | None = None,
    project_id: str | None = None,
    projects_limit: int | None = None,
    search: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListAccessGroupsResponseBody:
    """List access groups.

    Args:
        client: The client to call with.
        limit: `limit` in the query.
        members_limit: `membersLimit` in the query.
        next: `next` in the query.
        project_id: `projectId` in the query.
        projects_limit: `projectsLimit` in the query.
        search: `search` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListAccessGroupsResponseBody = await client._call(
        OPERATION,
        {
            "limit": limit,
            "members_limit": members_limit,
            "next": next,
            "project_id": project_id,
            "projects_limit": projects_limit,
            "search": search,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
