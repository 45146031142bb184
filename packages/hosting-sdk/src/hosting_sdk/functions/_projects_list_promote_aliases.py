"""List the aliases of a promotion.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.listPromoteAliases",
    verb="GET",
    path="/v1/projects/{projectId}/promote/aliases",
    parameters=(
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("failedOnly", "failed_only", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListPromoteAliasesResponseBody),),
    safe=True,
    paging=Paging("aliases", ("pagination", "next"), "until"),
)


async def projects_list_promote_aliases(
    client: Client,
    *,
    project_id: str,
    failed_only: bool | None = None,
    limit: float | None = None,
    since: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> m.ListPromoteAliasesResponseBody:
    """List the aliases of a promotion.

    Args:
        client: The client to call with.
        project_id: `projectId` in the path.
        failed_only: `failedOnly` in the query.
        limit: `limit` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.ListPromoteAliasesResponseBody = await client._call(
        OPERATION,
        {
            "project_id": project_id,
            "failed_only": failed_only,
            "limit": limit,
            "since": since,
            "slug": slug,
            "team_id": team_id,
            "until": until,
        },
        None,
        options,
    )
    return result
