"""Get a TLD price.

Generated from `manifest/groups/domainsRegistrar.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="domainsRegistrar.getTldPrice",
    verb="GET",
    path="/v1/registrar/tlds/{tld}/price",
    parameters=(
        Parameter("tld", "tld", "path", required=True),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("years", "years", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetTldPriceResponseBody),),
    errors=(
        (400, "TldNotSupported"),
        (400, "HttpApiDecodeError"),
        (401, "Unauthorized"),
        (403, "NotAuthorizedForScope"),
        (429, "TooManyRequests"),
        (500, "InternalServerError"),
    ),
    safe=True,
)


async def domains_registrar_get_tld_price(
    client: Client,
    *,
    tld: str,
    team_id: str | None = None,
    years: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetTldPriceResponseBody:
    """Get a TLD price.

    Args:
        client: The client to call with.
        tld: `tld` in the path.
        team_id: `teamId` in the query; the client's own when it is absent.
        years: `years` in the query.
        options: What differs for this call.

    Raises:
        TldNotSupported: The server answered 400, with this error.
        HttpApiDecodeError: The server answered 400, with this error.
        Unauthorized: The server answered 401, with this error.
        NotAuthorizedForScope: The server answered 403, with this error.
        TooManyRequests: The server answered 429, with this error.
        InternalServerError: The server answered 500, with this error.
    """
    result: m.GetTldPriceResponseBody = await client._call(
        OPERATION, {"tld": tld, "team_id": team_id, "years": years}, None, options
    )
    return result
