"""Get the environment variables of a project, filtered.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.filterProjectEnvs",
    verb="GET",
    path="/v10/projects/{idOrName}/env",
    parameters=(
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("customEnvironmentId", "custom_environment_id", "query"),
        Parameter("customEnvironmentSlug", "custom_environment_slug", "query"),
        Parameter("decrypt", "decrypt", "query"),
        Parameter("gitBranch", "git_branch", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("source", "source", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.FilterProjectEnvsResponseBody),),
    safe=True,
)


async def projects_filter_project_envs(
    client: Client,
    *,
    id_or_name: str,
    custom_environment_id: str | None = None,
    custom_environment_slug: str | None = None,
    decrypt: Literal["true", "false"] | None = None,
    git_branch: str | None = None,
    slug: str | None = None,
    source: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.FilterProjectEnvsResponseBody:
    """Get the environment variables of a project, filtered.

    Args:
        client: The client to call with.
        id_or_name: `idOrName` in the path.
        custom_environment_id: `customEnvironmentId` in the query.
        custom_environment_slug: `customEnvironmentSlug` in the query.
        decrypt: `decrypt` in the query.
        git_branch: `gitBranch` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        source: `source` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.FilterProjectEnvsResponseBody = await client._call(
        OPERATION,
        {
            "id_or_name": id_or_name,
            "custom_environment_id": custom_environment_id,
            "custom_environment_slug": custom_environment_slug,
            "decrypt": decrypt,
            "git_branch": git_branch,
            "slug": slug,
            "source": source,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
