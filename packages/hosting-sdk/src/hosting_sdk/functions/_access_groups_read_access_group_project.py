"""Read an access group project.

Generated from `manifest/groups/accessGroups.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="accessGroups.readAccessGroupProject",
    verb="GET",
    path="/v1/access-groups/{accessGroupIdOrName}/projects/{projectId}",
    parameters=(
        Parameter("accessGroupIdOrName", "access_group_id_or_name", "path", required=True),
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.ReadAccessGroupProjectResponseBody),
    ),
    safe=True,
)


async def access_groups_read_access_group_project(
    client: Client,
    *,
    access_group_id_or_name: str,
    project_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ReadAccessGroupProjectResponseBody:
    """Read an access group project.

    Args:
        client: The client to call with.
        access_group_id_or_name: `accessGroupIdOrName` in the path.
        project_id: `projectId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ReadAccessGroupProjectResponseBody = await client._call(
        OPERATION,
        {
            "access_group_id_or_name": access_group_id_or_name,
            "project_id": project_id,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
