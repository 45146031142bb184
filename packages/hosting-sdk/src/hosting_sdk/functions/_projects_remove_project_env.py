"""Remove a project environment variable.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.removeProjectEnv",
    verb="DELETE",
    path="/v9/projects/{idOrName}/env/{id}",
    parameters=(
        Parameter("id", "id", "path", required=True),
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("customEnvironmentId", "custom_environment_id", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.RemoveProjectEnvResponseBody),),
)


async def projects_remove_project_env(
    client: Client,
    *,
    id: str,
    id_or_name: str,
    custom_environment_id: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.RemoveProjectEnvResponseBody:
    """Remove a project environment variable.

    Args:
        client: The client to call with.
        id: `id` in the path.
        id_or_name: `idOrName` in the path.
        custom_environment_id: `customEnvironmentId` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.RemoveProjectEnvResponseBody = await client._call(
        OPERATION,
        {
            "id": id,
            "id_or_name": id_or_name,
            "custom_environment_id": custom_environment_id,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
