"""Pause a project.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.pauseProject",
    verb="POST",
    path="/v1/projects/{projectId}/pause",
    parameters=(
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, None, "none"),),
    accept="*/*",
)


async def projects_pause_project(
    client: Client,
    *,
    project_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Pause a project.

    Args:
        client: The client to call with.
        project_id: `projectId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
    )
