"""Delete a team invite code.

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
    name="teams.deleteTeamInviteCode",
    verb="DELETE",
    path="/v1/teams/{teamId}/invites/{inviteId}",
    parameters=(
        Parameter("inviteId", "invite_id", "path", required=True),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.Transforms),),
)


async def teams_delete_team_invite_code(
    client: Client,
    *,
    invite_id: str,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Transforms:
    """Delete a team invite code.

    Args:
        client: The client to call with.
        invite_id: `inviteId` in the path.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Transforms = await client._call(
        OPERATION, {"invite_id": invite_id, "team_id": team_id}, None, options
    )
    return result
