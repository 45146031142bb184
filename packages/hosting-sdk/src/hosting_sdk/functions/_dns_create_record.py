"""Create a record.

Generated from `manifest/groups/dns.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="dns.createRecord",
    verb="POST",
    path="/v2/domains/{domain}/records",
    parameters=(
        Parameter("domain", "domain", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.CreateRecordRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.CreateRecordResponseBody),),
)


async def dns_create_record(
    client: Client,
    *,
    domain: str,
    request_body: m.CreateRecordRequestBody | Mapping[str, Any],
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.CreateRecordResponseBody:
    """Create a record.

    Args:
        client: The client to call with.
        domain: `domain` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.CreateRecordResponseBody = await client._call(
        OPERATION, {"domain": domain, "slug": slug, "team_id": team_id}, request_body, options
    )
    return result
