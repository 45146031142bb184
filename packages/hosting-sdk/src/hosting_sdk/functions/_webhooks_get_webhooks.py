"""Get webhooks.

Generated from `manifest/groups/webhooks.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="webhooks.getWebhooks",
    verb="GET",
    path="/v1/webhooks",
    parameters=(
        Parameter("projectId", "project_id", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetWebhooksResponseBody),),
    safe=True,
)


async def webhooks_get_webhooks(
    client: Client,
    *,
    project_id: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetWebhooksResponseBody:
    """Get webhooks.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetWebhooksResponseBody = await client._call(
        OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
