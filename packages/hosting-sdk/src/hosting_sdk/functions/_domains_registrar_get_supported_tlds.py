"""Get supported TLDs.

Generated from `manifest/groups/domainsRegistrar.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="domainsRegistrar.getSupportedTlds",
    verb="GET",
    path="/v1/registrar/tlds/supported",
    parameters=(Parameter("teamId", "team_id", "query", scope="team"),),
    results=(Result(200, "application/json", "json", lambda: list[str]),),
    errors=(
        (400, "HttpApiDecodeError"),
        (401, "Unauthorized"),
        (403, "NotAuthorizedForScope"),
        (429, "TooManyRequests"),
        (500, "InternalServerError"),
    ),
    safe=True,
)


async def domains_registrar_get_supported_tlds(
    client: Client, *, team_id: str | None = None, options: RequestOptions | None = None
) -> list[str]:
    """Get supported TLDs.

    Args:
        client: The client to call with.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.

    Raises:
        HttpApiDecodeError: The server answered 400, with this error.
        Unauthorized: The server answered 401, with this error.
        NotAuthorizedForScope: The server answered 403, with this error.
        TooManyRequests: The server answered 429, with this error.
        InternalServerError: The server answered 500, with this error.
    """
    result: list[str] = await client._call(OPERATION, {"team_id": team_id}, None, options)
    return result
