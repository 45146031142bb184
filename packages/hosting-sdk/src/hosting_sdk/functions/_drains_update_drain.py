"""Update a drain.

Generated from `manifest/groups/drains.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="drains.updateDrain",
    verb="PATCH",
    path="/v1/drains/{id}",
    parameters=(
        Parameter("id", "id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.UpdateDrainRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.GetDrainResponseBody),),
)


async def drains_update_drain(
    client: Client,
    *,
    id: str,
    request_body: m.UpdateDrainRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetDrainResponseBody:
    """Update a drain.

    Args:
        client: The client to call with.
        id: `id` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetDrainResponseBody = await client._call(
        OPERATION, {"id": id, "slug": slug, "team_id": team_id}, request_body, options
    )
    return result
