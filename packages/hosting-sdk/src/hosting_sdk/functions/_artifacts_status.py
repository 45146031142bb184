"""Get the status of the artifact cache.

Generated from `manifest/groups/artifacts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="artifacts.status",
    verb="GET",
    path="/v8/artifacts/status",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.StatusResponseBody),),
    safe=True,
)


async def artifacts_status(
    client: Client,
    *,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.StatusResponseBody:
    """Get the status of the artifact cache.

    Args:
        client: The client to call with.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.StatusResponseBody = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, None, options
    )
    return result
