"""Create a webhook.

Generated from `manifest/groups/webhooks.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="webhooks.createWebhook",
    verb="POST",
    path="/v1/webhooks",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.CreateWebhookRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.CreateWebhookResponseBody),),
)


async def webhooks_create_webhook(
    client: Client,
    *,
    request_body: m.CreateWebhookRequestBody | Mapping[str, Any],
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.CreateWebhookResponseBody:
    """Create a webhook.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.CreateWebhookResponseBody = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
    )
    return result
