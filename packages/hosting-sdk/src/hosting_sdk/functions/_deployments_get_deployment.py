"""Get a deployment.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="deployments.getDeployment",
    verb="GET",
    path="/v13/deployments/{idOrUrl}",
    parameters=(
        Parameter("idOrUrl", "id_or_url", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("withGitRepoInfo", "with_git_repo_info", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetDeploymentResponseBody),),
    safe=True,
)


async def deployments_get_deployment(
    client: Client,
    *,
    id_or_url: str,
    slug: str | None = None,
    team_id: str | None = None,
    with_git_repo_info: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetDeploymentResponseBody:
    """Get a deployment.

    Args:
        client: The client to call with.
        id_or_url: `idOrUrl` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        with_git_repo_info: `withGitRepoInfo` in the query.
        options: What differs for this call.
    """
    result: m.GetDeploymentResponseBody = await client._call(
        OPERATION,
        {
            "id_or_url": id_or_url,
            "slug": slug,
            "team_id": team_id,
            "with_git_repo_info": with_git_repo_info,
        },
        None,
        options,
    )
    return result
