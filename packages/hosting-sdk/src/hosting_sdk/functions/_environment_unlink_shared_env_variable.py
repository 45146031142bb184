"""Unlink a shared environment variable from a project.

Generated from `manifest/groups/environment.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="environment.unlinkSharedEnvVariable",
    verb="PATCH",
    path="/v1/env/{id}/unlink/{projectId}",
    parameters=(
        Parameter("id", "id", "path", required=True),
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.Transforms),),
)


async def environment_unlink_shared_env_variable(
    client: Client,
    *,
    id: str,
    project_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Transforms:
    """Unlink a shared environment variable from a project.

    Args:
        client: The client to call with.
        id: `id` in the path.
        project_id: `projectId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Transforms = await client._call(
        OPERATION,
        {"id": id, "project_id": project_id, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
