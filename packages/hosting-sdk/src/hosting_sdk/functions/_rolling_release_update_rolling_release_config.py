"""Update a rolling release configuration.

Generated from `manifest/groups/rollingRelease.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="rollingRelease.updateRollingReleaseConfig",
    verb="PATCH",
    path="/v1/projects/{idOrName}/rolling-release/config",
    parameters=(
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.UpdateRollingReleaseConfigResponseBody),
    ),
)


async def rolling_release_update_rolling_release_config(
    client: Client,
    *,
    id_or_name: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.UpdateRollingReleaseConfigResponseBody:
    """Update a rolling release configuration.

    Args:
        client: The client to call with.
        id_or_name: `idOrName` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.UpdateRollingReleaseConfigResponseBody = await client._call(
        OPERATION, {"id_or_name": id_or_name, "slug": slug, "team_id": team_id}, None, options
    )
    return result
