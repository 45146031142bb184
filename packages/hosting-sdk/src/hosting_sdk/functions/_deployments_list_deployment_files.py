"""List deployment files.

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
    name="deployments.listDeploymentFiles",
    verb="GET",
    path="/v6/deployments/{id}/files",
    parameters=(
        Parameter("id", "id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: list[m.FileTree]),),
    safe=True,
)


async def deployments_list_deployment_files(
    client: Client,
    *,
    id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> list[m.FileTree]:
    """List deployment files.

    Args:
        client: The client to call with.
        id: `id` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: list[m.FileTree] = await client._call(
        OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
