"""Get a bypass IP.

Generated from `manifest/groups/security.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="security.getBypassIp",
    verb="GET",
    path="/v1/security/firewall/bypass",
    parameters=(
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("domain", "domain", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("offset", "offset", "query"),
        Parameter("projectScope", "project_scope", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("sourceIp", "source_ip", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetBypassIpResponseBody),),
    safe=True,
)


async def security_get_bypass_ip(
    client: Client,
    *,
    project_id: str,
    domain: str | None = None,
    limit: float | None = None,
    offset: str | None = None,
    project_scope: bool | None = None,
    slug: str | None = None,
    source_ip: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetBypassIpResponseBody:
    """Get a bypass IP.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        domain: `domain` in the query.
        limit: `limit` in the query.
        offset: `offset` in the query.
        project_scope: `projectScope` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        source_ip: `sourceIp` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetBypassIpResponseBody = await client._call(
        OPERATION,
        {
            "project_id": project_id,
            "domain": domain,
            "limit": limit,
            "offset": offset,
            "project_scope": project_scope,
            "slug": slug,
            "source_ip": source_ip,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
