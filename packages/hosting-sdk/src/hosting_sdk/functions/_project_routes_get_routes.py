"""Get routes.

Generated from `manifest/groups/projectRoutes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projectRoutes.getRoutes",
    verb="GET",
    path="/v1/projects/{projectId}/routes",
    parameters=(
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("diff", "diff", "query"),
        Parameter("filter", "filter", "query"),
        Parameter("q", "q", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("versionId", "version_id", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetRoutesResponseBody),),
    safe=True,
)


async def project_routes_get_routes(
    client: Client,
    *,
    project_id: str,
    diff: bool | Literal["only"] | None = None,
    filter: Literal["rewrite", "redirect", "set_status", "transform"] | None = None,
    q: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    version_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetRoutesResponseBody:
    """Get routes.

    Args:
        client: The client to call with.
        project_id: `projectId` in the path.
        diff: `diff` in the query.
        filter: `filter` in the query.
        q: `q` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        version_id: `versionId` in the query.
        options: What differs for this call.
    """
    result: m.GetRoutesResponseBody = await client._call(
        OPERATION,
        {
            "project_id": project_id,
            "diff": diff,
            "filter": filter,
            "q": q,
            "slug": slug,
            "team_id": team_id,
            "version_id": version_id,
        },
        None,
        options,
    )
    return result
