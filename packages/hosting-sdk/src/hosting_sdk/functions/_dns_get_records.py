"""Get records.

Generated from `manifest/groups/dns.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="dns.getRecords",
    verb="GET",
    path="/v5/domains/{domain}/records",
    parameters=(
        Parameter("domain", "domain", "path", required=True),
        Parameter("limit", "limit", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetRecordsResponseBody),),
    safe=True,
    paging=Paging("records", ("pagination", "next"), "until"),
)


async def dns_get_records(
    client: Client,
    *,
    domain: str,
    limit: str | None = None,
    since: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetRecordsResponseBody:
    """Get records.

    Args:
        client: The client to call with.
        domain: `domain` in the path.
        limit: `limit` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.GetRecordsResponseBody = await client._call(
        OPERATION,
        {
            "domain": domain,
            "limit": limit,
            "since": since,
            "slug": slug,
            "team_id": team_id,
            "until": until,
        },
        None,
        options,
    )
    return result
