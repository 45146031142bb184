"""Delete a team.

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
    name="teams.deleteTeam",
    verb="DELETE",
    path="/v1/teams/{teamId}",
    parameters=(
        Parameter("newDefaultTeamId", "new_default_team_id", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.DeleteTeamRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.DeleteTeamResponseBody),),
)


async def teams_delete_team(
    client: Client,
    *,
    request_body: m.DeleteTeamRequestBody | Mapping[str, Any],
    new_default_team_id: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.DeleteTeamResponseBody:
    """Delete a team.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        new_default_team_id: `newDefaultTeamId` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.DeleteTeamResponseBody = await client._call(
        OPERATION,
        {"new_default_team_id": new_default_team_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
