"""Get domains.

Generated from `manifest/groups/domains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="domains.getDomains",
    verb="GET",
    path="/v5/domains",
    parameters=(
        Parameter("limit", "limit", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetDomainsResponseBody),),
    safe=True,
    paging=Paging("domains", ("pagination", "next"), "until"),
)


async def domains_get_domains(
    client: Client,
    *,
    limit: float | None = None,
    since: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> m.GetDomainsResponseBody:
    """Get domains.

    Args:
        client: The client to call with.
        limit: `limit` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.GetDomainsResponseBody = await client._call(
        OPERATION,
        {"limit": limit, "since": since, "slug": slug, "team_id": team_id, "until": until},
        None,
        options,
    )
    return result
