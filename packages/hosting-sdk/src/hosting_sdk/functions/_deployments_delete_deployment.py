"""Delete a deployment.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="deployments.deleteDeployment",
    verb="DELETE",
    path="/v13/deployments/{id}",
    parameters=(
        Parameter("id", "id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("url", "url", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.DeleteDeploymentResponseBody),),
)


async def deployments_delete_deployment(
    client: Client,
    *,
    id: str,
    slug: str | None = None,
    team_id: str | None = None,
    url: str | None = None,
    options: RequestOptions | None = None,
) -> m.DeleteDeploymentResponseBody:
    """Delete a deployment.

    Args:
        client: The client to call with.
        id: `id` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        url: `url` in the query.
        options: What differs for this call.
    """
    result: m.DeleteDeploymentResponseBody = await client._call(
        OPERATION, {"id": id, "slug": slug, "team_id": team_id, "url": url}, None, options
    )
    return result
