"""Set team directory sync roles.

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
    name="teams.postTeamDsyncRoles",
    verb="POST",
    path="/v1/teams/{teamId}/dsync-roles",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.PostTeamDsyncRolesRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.RemoveBypassIpResponseBody),),
)


async def teams_post_team_dsync_roles(
    client: Client,
    *,
    request_body: m.PostTeamDsyncRolesRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.RemoveBypassIpResponseBody:
    """Set team directory sync roles.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.RemoveBypassIpResponseBody = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
    )
    return result
