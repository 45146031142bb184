"""Request access to a team.

Generated from `manifest/groups/teams.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="teams.requestAccessToTeam",
    verb="POST",
    path="/v1/teams/{teamId}/request",
    parameters=(Parameter("teamId", "team_id", "path", required=True, scope="team"),),
    body=Body("application/json", True, "json", lambda: m.RequestAccessToTeamRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.RequestAccessToTeamResponseBody),),
)


async def teams_request_access_to_team(
    client: Client,
    *,
    request_body: m.RequestAccessToTeamRequestBody | Mapping[str, Any],
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.RequestAccessToTeamResponseBody:
    """Request access to a team.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.RequestAccessToTeamResponseBody = await client._call(
        OPERATION, {"team_id": team_id}, request_body, options
    )
    return result
