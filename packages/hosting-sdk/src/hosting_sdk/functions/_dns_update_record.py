"""Update a record.

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
    name="dns.updateRecord",
    verb="PATCH",
    path="/v1/domains/records/{recordId}",
    parameters=(
        Parameter("recordId", "record_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.UpdateRecordRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.UpdateRecordResponseBody),),
)


async def dns_update_record(
    client: Client,
    *,
    record_id: str,
    request_body: m.UpdateRecordRequestBody | Mapping[str, Any],
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.UpdateRecordResponseBody:
    """Update a record.

    Args:
        client: The client to call with.
        record_id: `recordId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.UpdateRecordResponseBody = await client._call(
        OPERATION, {"record_id": record_id, "slug": slug, "team_id": team_id}, request_body, options
    )
    return result
