"""List shared environment variables.

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
    name="environment.listSharedEnvVariable",
    verb="GET",
    path="/v1/env",
    parameters=(
        Parameter("exclude_ids", "exclude_ids", "query"),
        Parameter("exclude-ids", "exclude_ids_hyphenated", "query"),
        Parameter("exclude_projectId", "exclude_project_id", "query"),
        Parameter("exclude-projectId", "exclude_project_id_hyphenated", "query"),
        Parameter("ids", "ids", "query"),
        Parameter("projectId", "project_id", "query"),
        Parameter("search", "search", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListSharedEnvVariableResponseBody),),
    safe=True,
)


async def environment_list_shared_env_variable(
    client: Client,
    *,
    exclude_ids: str | None = None,
    exclude_ids_hyphenated: str | None = None,
    exclude_project_id: str | None = None,
    exclude_project_id_hyphenated: str | None = None,
    ids: str | None = None,
    project_id: str | None = None,
    search: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListSharedEnvVariableResponseBody:
    """List shared environment variables.

    Args:
        client: The client to call with.
        exclude_ids: `exclude_ids` in the query.
        exclude_ids_hyphenated: `exclude-ids` in the query.
        exclude_project_id: `exclude_projectId` in the query.
        exclude_project_id_hyphenated: `exclude-projectId` in the query.
        ids: `ids` in the query.
        project_id: `projectId` in the query.
        search: `search` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListSharedEnvVariableResponseBody = await client._call(
        OPERATION,
        {
            "exclude_ids": exclude_ids,
            "exclude_ids_hyphenated": exclude_ids_hyphenated,
            "exclude_project_id": exclude_project_id,
            "exclude_project_id_hyphenated": exclude_project_id_hyphenated,
            "ids": ids,
            "project_id": project_id,
            "search": search,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
