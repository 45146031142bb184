"""Get a custom environment.

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
    name="environment.getCustomEnvironment",
    verb="GET",
    path="/v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}",
    parameters=(
        Parameter("environmentSlugOrId", "environment_slug_or_id", "path", required=True),
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.CustomEnvironments),),
    safe=True,
)


async def environment_get_custom_environment(
    client: Client,
    *,
    environment_slug_or_id: str,
    id_or_name: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.CustomEnvironments:
    """Get a custom environment.

    Args:
        client: The client to call with.
        environment_slug_or_id: `environmentSlugOrId` in the path.
        id_or_name: `idOrName` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.CustomEnvironments = await client._call(
        OPERATION,
        {
            "environment_slug_or_id": environment_slug_or_id,
            "id_or_name": id_or_name,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
