"""Edit a route.

Generated from `manifest/groups/projectRoutes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projectRoutes.editRoute",
    verb="PATCH",
    path="/v1/projects/{projectId}/routes/{routeId}",
    parameters=(
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("routeId", "route_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.EditRouteRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.EditRouteResponseBody),),
)


async def project_routes_edit_route(
    client: Client,
    *,
    project_id: str,
    route_id: str,
    request_body: m.EditRouteRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.EditRouteResponseBody:
    """Edit a route.

    Args:
        client: The client to call with.
        project_id: `projectId` in the path.
        route_id: `routeId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.EditRouteResponseBody = await client._call(
        OPERATION,
        {"project_id": project_id, "route_id": route_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
