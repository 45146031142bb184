"""Get team members.

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
    name="teams.getTeamMembers",
    verb="GET",
    path="/v3/teams/{teamId}/members",
    parameters=(
        Parameter("eligibleMembersForProjectId", "eligible_members_for_project_id", "query"),
        Parameter("excludeProject", "exclude_project", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("role", "role", "query"),
        Parameter("search", "search", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetTeamMembersResponseBody),),
    safe=True,
    paging=Paging("members", ("pagination", "next"), "until"),
)


async def teams_get_team_members(
    client: Client,
    *,
    eligible_members_for_project_id: str | None = None,
    exclude_project: str | None = None,
    limit: float | None = None,
    role: m.Role | None = None,
    search: str | None = None,
    since: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> m.GetTeamMembersResponseBody:
    """Get team members.

    Args:
        client: The client to call with.
        eligible_members_for_project_id: `eligibleMembersForProjectId` in the query.
        exclude_project: `excludeProject` in the query.
        limit: `limit` in the query.
        role: `role` in the query.
        search: `search` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the path; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.GetTeamMembersResponseBody = await client._call(
        OPERATION,
        {
            "eligible_members_for_project_id": eligible_members_for_project_id,
            "exclude_project": exclude_project,
            "limit": limit,
            "role": role,
            "search": search,
            "since": since,
            "slug": slug,
            "team_id": team_id,
            "until": until,
        },
        None,
        options,
    )
    return result
