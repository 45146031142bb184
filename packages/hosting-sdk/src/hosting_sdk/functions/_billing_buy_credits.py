"""Buy credits.

Generated from `manifest/groups/billing.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="billing.buyCredits",
    verb="POST",
    path="/v1/billing/buy",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("source", "source", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.BuyCreditsRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.BuyCreditsResponseBody),),
)


async def billing_buy_credits(
    client: Client,
    *,
    request_body: m.BuyCreditsRequestBody | Mapping[str, Any],
    slug: str | None = None,
    source: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.BuyCreditsResponseBody:
    """Buy credits.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        source: `source` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.BuyCreditsResponseBody = await client._call(
        OPERATION, {"slug": slug, "source": source, "team_id": team_id}, request_body, options
    )
    return result
