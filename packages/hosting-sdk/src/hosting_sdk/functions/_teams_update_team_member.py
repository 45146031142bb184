"""Update a team member.

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
    name="teams.updateTeamMember",
    verb="PATCH",
    path="/v1/teams/{teamId}/members/{uid}",
    parameters=(
        Parameter("uid", "uid", "path", required=True),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.UpdateTeamMemberRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.Transforms),),
)


async def teams_update_team_member(
    client: Client,
    *,
    uid: str,
    request_body: m.UpdateTeamMemberRequestBody | Mapping[str, Any],
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Transforms:
    """Update a team member.

    Args:
        client: The client to call with.
        uid: `uid` in the path.
        request_body: The body; a mapping has wire names.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Transforms = await client._call(
        OPERATION, {"uid": uid, "team_id": team_id}, request_body, options
    )
    return result
