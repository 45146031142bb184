"""Exchange an SSO token.

Generated from `manifest/groups/authentication.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="authentication.exchangeSsoToken",
    verb="POST",
    path="/v1/integrations/sso/token",
    body=Body("application/json", True, "json", lambda: m.ExchangeSsoTokenRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.ExchangeSsoTokenResponseBody),),
    security=False,
)


async def authentication_exchange_sso_token(
    client: Client,
    *,
    request_body: m.ExchangeSsoTokenRequestBody | Mapping[str, Any],
    options: RequestOptions | None = None,
) -> m.ExchangeSsoTokenResponseBody:
    """Exchange an SSO token.

    The same as `marketplace.exchangeSsoToken`.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    result: m.ExchangeSsoTokenResponseBody = await client._call(
        OPERATION, {}, request_body, options
    )
    return result
