"""Update a microfrontends group.

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
    name="teams.updateMicrofrontendsGroup",
    verb="PATCH",
    path="/v1/teams/{teamId}/microfrontends/{groupId}",
    parameters=(
        Parameter("groupId", "group_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.UpdateMicrofrontendsGroupRequestBody),
    results=(
        Result(200, "application/json", "json", lambda: m.UpdateMicrofrontendsGroupResponseBody),
    ),
)


async def teams_update_microfrontends_group(
    client: Client,
    *,
    group_id: str,
    request_body: m.UpdateMicrofrontendsGroupRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.UpdateMicrofrontendsGroupResponseBody:
    """Update a microfrontends group.

    Args:
        client: The client to call with.
        group_id: `groupId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.UpdateMicrofrontendsGroupResponseBody = await client._call(
        OPERATION, {"group_id": group_id, "slug": slug, "team_id": team_id}, request_body, options
    )
    return result
