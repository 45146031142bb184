"""Get project domains.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="projects.getProjectDomains",
    verb="GET",
    path="/v9/projects/{idOrName}/domains",
    parameters=(
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("customEnvironmentId", "custom_environment_id", "query"),
        Parameter("gitBranch", "git_branch", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("order", "order", "query"),
        Parameter("production", "production", "query"),
        Parameter("redirect", "redirect", "query"),
        Parameter("redirects", "redirects", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("target", "target", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
        Parameter("verified", "verified", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetProjectDomainsResponseBody),),
    safe=True,
    paging=Paging("domains", ("pagination", "next"), "until"),
)


async def projects_get_project_domains(
    client: Client,
    *,
    id_or_name: str,
    custom_environment_id: str | None = None,
    git_branch: str | None = None,
    limit: float | None = None,
    order: Literal["ASC", "DESC"] | None = None,
    production: Literal["true", "false"] | None = None,
    redirect: str | None = None,
    redirects: Literal["true", "false"] | None = None,
    since: float | None = None,
    slug: str | None = None,
    target: m.Env | None = None,
    team_id: str | None = None,
    until: float | None = None,
    verified: Literal["true", "false"] | None = None,
    options: RequestOptions | None = None,
) -> m.GetProjectDomainsResponseBody:
    """Get project domains.

    Args:
        client: The client to call with.
        id_or_name: `idOrName` in the path.
        custom_environment_id: `customEnvironmentId` in the query.
        git_branch: `gitBranch` in the query.
        limit: `limit` in the query.
        order: `order` in the query; the platform takes `DESC` when it is absent.
        production: `production` in the query; the platform takes `false` when it is absent.
        redirect: `redirect` in the query.
        redirects: `redirects` in the query; the platform takes `true` when it is absent.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        target: `target` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        verified: `verified` in the query.
        options: What differs for this call.
    """
    result: m.GetProjectDomainsResponseBody = await client._call(
        OPERATION,
        {
            "id_or_name": id_or_name,
            "custom_environment_id": custom_environment_id,
            "git_branch": git_branch,
            "limit": limit,
            "order": order,
            "production": production,
            "redirect": redirect,
            "redirects": redirects,
            "since": since,
            "slug": slug,
            "target": target,
            "team_id": team_id,
            "until": until,
            "verified": verified,
        },
        None,
        options,
    )
    return result
