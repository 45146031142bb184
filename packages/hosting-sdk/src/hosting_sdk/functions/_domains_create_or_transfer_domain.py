"""Add a domain, or transfer one in.

Generated from `manifest/groups/domains.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="domains.createOrTransferDomain",
    verb="POST",
    path="/v7/domains",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.CreateOrTransferDomainRequestBody),
    results=(
        Result(200, "application/json", "json", lambda: m.CreateOrTransferDomainResponseBody),
    ),
)


async def domains_create_or_transfer_domain(
    client: Client,
    *,
    request_body: m.CreateOrTransferDomainRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.CreateOrTransferDomainResponseBody:
    """Add a domain, or transfer one in.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.CreateOrTransferDomainResponseBody = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
    )
    return result
