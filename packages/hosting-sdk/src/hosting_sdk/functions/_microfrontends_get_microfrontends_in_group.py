"""Get the microfrontends of a group.

Generated from `manifest/groups/microfrontends.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="microfrontends.getMicrofrontendsInGroup",
    verb="GET",
    path="/v1/microfrontends/groups/{groupId}/projects",
    parameters=(
        Parameter("groupId", "group_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.GetMicrofrontendsInGroupResponseBody),
    ),
    safe=True,
)


async def microfrontends_get_microfrontends_in_group(
    client: Client,
    *,
    group_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetMicrofrontendsInGroupResponseBody:
    """Get the microfrontends of a group.

    Args:
        client: The client to call with.
        group_id: `groupId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetMicrofrontendsInGroupResponseBody = await client._call(
        OPERATION, {"group_id": group_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
