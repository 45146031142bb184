"""Get teams.

Generated from `manifest/groups/teams.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="teams.getTeams",
    verb="GET",
    path="/v2/teams",
    parameters=(
        Parameter("limit", "limit", "query"),
        Parameter("since", "since", "query"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetTeamsResponseBody),),
    safe=True,
    paging=Paging("teams", ("pagination", "next"), "until"),
)


async def teams_get_teams(
    client: Client,
    *,
    limit: float | None = None,
    since: float | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> m.GetTeamsResponseBody:
    """Get teams.

    Args:
        client: The client to call with.
        limit: `limit` in the query.
        since: `since` in the query.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.GetTeamsResponseBody = await client._call(
        OPERATION, {"limit": limit, "since": since, "until": until}, None, options
    )
    return result
