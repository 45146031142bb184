"""Remove a team member.

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
    name="teams.removeTeamMember",
    verb="DELETE",
    path="/v1/teams/{teamId}/members/{uid}",
    parameters=(
        Parameter("uid", "uid", "path", required=True),
        Parameter("newDefaultTeamId", "new_default_team_id", "query"),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.Transforms),),
)


async def teams_remove_team_member(
    client: Client,
    *,
    uid: str,
    new_default_team_id: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Transforms:
    """Remove a team member.

    Args:
        client: The client to call with.
        uid: `uid` in the path.
        new_default_team_id: `newDefaultTeamId` in the query.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Transforms = await client._call(
        OPERATION,
        {"uid": uid, "new_default_team_id": new_default_team_id, "team_id": team_id},
        None,
        options,
    )
    return result
