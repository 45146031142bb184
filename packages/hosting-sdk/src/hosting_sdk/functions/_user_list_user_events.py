"""List user events.

Generated from `manifest/groups/user.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="user.listUserEvents",
    verb="GET",
    path="/v3/events",
    parameters=(
        Parameter("limit", "limit", "query"),
        Parameter("principalId", "principal_id", "query"),
        Parameter("projectIds", "project_ids", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("types", "types", "query"),
        Parameter("until", "until", "query"),
        Parameter("userId", "user_id", "query"),
        Parameter("withPayload", "with_payload", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListUserEventsResponseBody),),
    safe=True,
)


async def user_list_user_events(
    client: Client,
    *,
    limit: float | None = None,
    principal_id: str | None = None,
    project_ids: str | None = None,
    since: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    types: str | None = None,
    until: str | None = None,
    user_id: str | None = None,
    with_payload: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListUserEventsResponseBody:
    """List user events.

    Args:
        client: The client to call with.
        limit: `limit` in the query.
        principal_id: `principalId` in the query.
        project_ids: `projectIds` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        types: `types` in the query.
        until: `until` in the query.
        user_id: `userId` in the query.
        with_payload: `withPayload` in the query.
        options: What differs for this call.
    """
    result: m.ListUserEventsResponseBody = await client._call(
        OPERATION,
        {
            "limit": limit,
            "principal_id": principal_id,
            "project_ids": project_ids,
            "since": since,
            "slug": slug,
            "team_id": team_id,
            "types": types,
            "until": until,
            "user_id": user_id,
            "with_payload": with_payload,
        },
        None,
        options,
    )
    return result
