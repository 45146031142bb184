"""Remove a record.

Generated from `manifest/groups/dns.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="dns.removeRecord",
    verb="DELETE",
    path="/v2/domains/{domain}/records/{recordId}",
    parameters=(
        Parameter("domain", "domain", "path", required=True),
        Parameter("recordId", "record_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
)


async def dns_remove_record(
    client: Client,
    *,
    domain: str,
    record_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Remove a record.

    Args:
        client: The client to call with.
        domain: `domain` in the path.
        record_id: `recordId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION,
        {"domain": domain, "record_id": record_id, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
