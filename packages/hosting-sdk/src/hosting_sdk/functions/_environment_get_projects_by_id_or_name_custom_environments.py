"""Get the custom environments of a project.

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
    name="environment.getProjectsByIdOrNameCustomEnvironments",
    verb="GET",
    path="/v9/projects/{idOrName}/custom-environments",
    parameters=(
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("gitBranch", "git_branch", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(
            200,
            "application/json",
            "json",
            lambda: m.GetProjectsByIdOrNameCustomEnvironmentsResponseBody,
        ),
    ),
    safe=True,
)


async def environment_get_projects_by_id_or_name_custom_environments(
    client: Client,
    *,
    id_or_name: str,
    git_branch: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetProjectsByIdOrNameCustomEnvironmentsResponseBody:
    """Get the custom environments of a project.

    Args:
        client: The client to call with.
        id_or_name: `idOrName` in the path.
        git_branch: `gitBranch` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetProjectsByIdOrNameCustomEnvironmentsResponseBody = await client._call(
        OPERATION,
        {"id_or_name": id_or_name, "git_branch": git_branch, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
