"""Get a team access request.

Generated from `manifest/groups/teams.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="teams.getTeamAccessRequest",
    verb="GET",
    path="/v1/teams/{teamId}/request/{userId}",
    parameters=(
        Parameter("userId", "user_id", "path", required=True),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetTeamAccessRequestResponseBody),),
    safe=True,
)


async def teams_get_team_access_request(
    client: Client,
    *,
    user_id: str,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetTeamAccessRequestResponseBody:
    """Get a team access request.

    Args:
        client: The client to call with.
        user_id: `userId` in the path.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetTeamAccessRequestResponseBody = await client._call(
        OPERATION, {"user_id": user_id, "team_id": team_id}, None, options
    )
    return result
