"""Get bulk availability.

Generated from `manifest/groups/domainsRegistrar.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="domainsRegistrar.getBulkAvailability",
    verb="POST",
    path="/v1/registrar/domains/availability",
    parameters=(Parameter("teamId", "team_id", "query", scope="team"),),
    body=Body("application/json", True, "json", lambda: m.GetBulkAvailabilityRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.GetBulkAvailabilityResponseBody),),
    errors=(
        (400, "HttpApiDecodeError"),
        (401, "Unauthorized"),
        (403, "NotAuthorizedForScope"),
        (429, "TooManyRequests"),
        (500, "InternalServerError"),
    ),
    safe=True,
)


async def domains_registrar_get_bulk_availability(
    client: Client,
    *,
    request_body: m.GetBulkAvailabilityRequestBody | Mapping[str, Any],
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetBulkAvailabilityResponseBody:
    """Get bulk availability.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.

    Raises:
        HttpApiDecodeError: The server answered 400, with this error.
        Unauthorized: The server answered 401, with this error.
        NotAuthorizedForScope: The server answered 403, with this error.
        TooManyRequests: The server answered 429, with this error.
        InternalServerError: The server answered 500, with this error.
    """
    result: m.GetBulkAvailabilityResponseBody = await client._call(
        OPERATION, {"team_id": team_id}, request_body, options
    )
    return result
