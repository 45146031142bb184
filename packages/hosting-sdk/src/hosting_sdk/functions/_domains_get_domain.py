"""Get a domain.

Generated from `manifest/groups/domains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="domains.getDomain",
    verb="GET",
    path="/v5/domains/{domain}",
    parameters=(
        Parameter("domain", "domain", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetDomainResponseBody),),
    safe=True,
)


async def domains_get_domain(
    client: Client,
    *,
    domain: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetDomainResponseBody:
    """Get a domain.

    Args:
        client: The client to call with.
        domain: `domain` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetDomainResponseBody = await client._call(
        OPERATION, {"domain": domain, "slug": slug, "team_id": team_id}, None, options
    )
    return result
