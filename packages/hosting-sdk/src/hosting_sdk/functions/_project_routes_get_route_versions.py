"""Get route versions.

Generated from `manifest/groups/projectRoutes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projectRoutes.getRouteVersions",
    verb="GET",
    path="/v1/projects/{projectId}/routes/versions",
    parameters=(
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetRouteVersionsResponseBody),),
    safe=True,
)


async def project_routes_get_route_versions(
    client: Client,
    *,
    project_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetRouteVersionsResponseBody:
    """Get route versions.

    Args:
        client: The client to call with.
        project_id: `projectId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetRouteVersionsResponseBody = await client._call(
        OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
