"""List access group projects.

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
    name="accessGroups.listAccessGroupProjects",
    verb="GET",
    path="/v1/access-groups/{idOrName}/projects",
    parameters=(
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("limit", "limit", "query"),
        Parameter("next", "next", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.ListAccessGroupProjectsResponseBody),
    ),
    safe=True,
    paging=Paging("projects", ("pagination", "next"), "next"),
)


async def access_groups_list_access_group_projects(
    client: Client,
    *,
    id_or_name: str,
    limit: int | None = None,
    next: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListAccessGroupProjectsResponseBody:
    """List access group projects.

    Args:
        client: The client to call with.
        id_or_name: `idOrName` in the path.
        limit: `limit` in the query.
        next: `next` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListAccessGroupProjectsResponseBody = await client._call(
        OPERATION,
        {"id_or_name": id_or_name, "limit": limit, "next": next, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
