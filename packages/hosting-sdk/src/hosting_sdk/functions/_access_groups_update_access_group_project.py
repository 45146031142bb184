"""Update an access group project.

Generated from `manifest/groups/accessGroups.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="accessGroups.updateAccessGroupProject",
    verb="PATCH",
    path="/v1/access-groups/{accessGroupIdOrName}/projects/{projectId}",
    parameters=(
        Parameter("accessGroupIdOrName", "access_group_id_or_name", "path", required=True),
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.UpdateAccessGroupProjectRequestBody),
    results=(
        Result(200, "application/json", "json", lambda: m.ReadAccessGroupProjectResponseBody),
    ),
)


async def access_groups_update_access_group_project(
    client: Client,
    *,
    access_group_id_or_name: str,
    project_id: str,
    request_body: m.UpdateAccessGroupProjectRequestBody | Mapping[str, Any],
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ReadAccessGroupProjectResponseBody:
    """Update an access group project.

    Args:
        client: The client to call with.
        access_group_id_or_name: `accessGroupIdOrName` in the path.
        project_id: `projectId` in the path.
        request_body: The body; a mapping has wire names.
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
        request_body,
        options,
    )
    return result
