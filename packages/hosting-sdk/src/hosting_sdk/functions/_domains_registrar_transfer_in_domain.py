"""Transfer a domain in.

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
    name="domainsRegistrar.transferInDomain",
    verb="POST",
    path="/v1/registrar/domains/{domain}/transfer",
    parameters=(
        Parameter("domain", "domain", "path", required=True),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.TransferInDomainRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.BuyDomainsResponseBody),),
    errors=(
        (400, "BadRequest"),
        (400, "DomainAlreadyOwned"),
        (400, "DomainTooShort"),
        (400, "DNSSECEnabled"),
        (400, "ExpectedPriceMismatch"),
        (400, "DomainNotAvailable"),
        (400, "TldNotSupported"),
        (400, "HttpApiDecodeError"),
        (401, "Unauthorized"),
        (403, "NotAuthorizedForScope"),
        (403, "Forbidden"),
        (429, "TooManyRequests"),
        (500, "InternalServerError"),
    ),
)


async def domains_registrar_transfer_in_domain(
    client: Client,
    *,
    domain: str,
    request_body: m.TransferInDomainRequestBody | Mapping[str, Any],
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.BuyDomainsResponseBody:
    """Transfer a domain in.

    Args:
        client: The client to call with.
        domain: `domain` in the path.
        request_body: The body; a mapping has wire names.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.

    Raises:
        BadRequest: The server answered 400, with this error.
        DomainAlreadyOwned: The server answered 400, with this error.
        DomainTooShort: The server answered 400, with this error.
        DNSSECEnabled: The server answered 400, with this error.
        ExpectedPriceMismatch: The server answered 400, with this error.
        DomainNotAvailable: The server answered 400, with this error.
        TldNotSupported: The server answered 400, with this error.
        HttpApiDecodeError: The server answered 400, with this error.
        Unauthorized: The server answered 401, with this error.
        NotAuthorizedForScope: The server answered 403, with this error.
        Forbidden: The server answered 403, with this error.
        TooManyRequests: The server answered 429, with this error.
        InternalServerError: The server answered 500, with this error.
    """
    result: m.BuyDomainsResponseBody = await client._call(
        OPERATION, {"domain": domain, "team_id": team_id}, request_body, options
    )
    return result
