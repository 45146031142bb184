"""Request the promotion of a deployment.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.requestPromote",
    verb="POST",
    path="/v10/projects/{projectId}/promote/{deploymentId}",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(201, None, "none"), Result(202, None, "none")),
    accept="*/*",
)


async def projects_request_promote(
    client: Client,
    *,
    deployment_id: str,
    project_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Request the promotion of a deployment.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        project_id: `projectId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "deployment_id": deployment_id,
            "project_id": project_id,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
