"""List aliases.

Generated from `manifest/groups/aliases.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="aliases.listAliases",
    verb="GET",
    path="/v4/aliases",
    parameters=(
        Parameter("domain", "domain", "query"),
        Parameter("from", "from_", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("projectId", "project_id", "query"),
        Parameter("rollbackDeploymentId", "rollback_deployment_id", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListAliasesResponseBody),),
    safe=True,
    paging=Paging("aliases", ("pagination", "next"), "until"),
)


async def aliases_list_aliases(
    client: Client,
    *,
    domain: m.Tags | None = None,
    from_: float | None = None,
    limit: float | None = None,
    project_id: str | None = None,
    rollback_deployment_id: str | None = None,
    since: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> m.ListAliasesResponseBody:
    """List aliases.

    Args:
        client: The client to call with.
        domain: `domain` in the query.
        from_: `from` in the query.
        limit: `limit` in the query.
        project_id: `projectId` in the query.
        rollback_deployment_id: `rollbackDeploymentId` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.ListAliasesResponseBody = await client._call(
        OPERATION,
        {
            "domain": domain,
            "from_": from_,
            "limit": limit,
            "project_id": project_id,
            "rollback_deployment_id": rollback_deployment_id,
            "since": since,
            "slug": slug,
            "team_id": team_id,
            "until": until,
        },
        None,
        options,
    )
    return result
