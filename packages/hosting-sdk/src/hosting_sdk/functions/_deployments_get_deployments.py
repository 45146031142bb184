"""Get deployments.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="deployments.getDeployments",
    verb="GET",
    path="/v6/deployments",
    parameters=(
        Parameter("app", "app", "query"),
        Parameter("branch", "branch", "query"),
        Parameter("from", "from_", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("projectId", "project_id", "query"),
        Parameter("projectIds", "project_ids", "query"),
        Parameter("rollbackCandidate", "rollback_candidate", "query"),
        Parameter("sha", "sha", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("state", "state", "query"),
        Parameter("target", "target", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("to", "to", "query"),
        Parameter("until", "until", "query"),
        Parameter("users", "users", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetDeploymentsResponseBody),),
    safe=True,
    paging=Paging("deployments", ("pagination", "next"), "until"),
)


async def deployments_get_deployments(
    client: Client,
    *,
    app: str | None = None,
    branch: str | None = None,
    from_: float | None = None,
    limit: float | None = None,
    project_id: str | None = None,
    project_ids: list[str] | None = None,
    rollback_candidate: bool | None = None,
    sha: str | None = None,
    since: float | None = None,
    slug: str | None = None,
    state: str | None = None,
    target: str | None = None,
    team_id: str | None = None,
    to: float | None = None,
    until: float | None = None,
    users: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetDeploymentsResponseBody:
    """Get deployments.

    Args:
        client: The client to call with.
        app: `app` in the query.
        branch: `branch` in the query.
        from_: `from` in the query.
        limit: `limit` in the query.
        project_id: `projectId` in the query.
        project_ids: `projectIds` in the query.
        rollback_candidate: `rollbackCandidate` in the query.
        sha: `sha` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        state: `state` in the query.
        target: `target` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        to: `to` in the query.
        until: `until` in the query.
        users: `users` in the query.
        options: What differs for this call.
    """
    result: m.GetDeploymentsResponseBody = await client._call(
        OPERATION,
        {
            "app": app,
            "branch": branch,
            "from_": from_,
            "limit": limit,
            "project_id": project_id,
            "project_ids": project_ids,
            "rollback_candidate": rollback_candidate,
            "sha": sha,
            "since": since,
            "slug": slug,
            "state": state,
            "target": target,
            "team_id": team_id,
            "to": to,
            "until": until,
            "users": users,
        },
        None,
        options,
    )
    return result
