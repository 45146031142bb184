"""List event types.

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
    name="user.listEventTypes",
    verb="GET",
    path="/v1/events/types",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListEventTypesResponseBody),),
    safe=True,
)


async def user_list_event_types(
    client: Client,
    *,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListEventTypesResponseBody:
    """List event types.

    Args:
        client: The client to call with.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListEventTypesResponseBody = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, None, options
    )
    return result
