"""Request a rollback to a deployment.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.requestRollback",
    verb="POST",
    path="/v1/projects/{projectId}/rollback/{deploymentId}",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("description", "description", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(201, None, "none"),),
    accept="*/*",
)


async def projects_request_rollback(
    client: Client,
    *,
    deployment_id: str,
    project_id: str,
    description: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Request a rollback to a deployment.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        project_id: `projectId` in the path.
        description: `description` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "deployment_id": deployment_id,
            "project_id": project_id,
            "description": description,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
