"""List authentication tokens.

Generated from `manifest/groups/authentication.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="authentication.listAuthTokens",
    verb="GET",
    path="/v6/user/tokens",
    results=(Result(200, "application/json", "json", lambda: m.ListAuthTokensResponseBody),),
    safe=True,
)


async def authentication_list_auth_tokens(
    client: Client, *, options: RequestOptions | None = None
) -> m.ListAuthTokensResponseBody:
    """List authentication tokens.

    Args:
        client: The client to call with.
        options: What differs for this call.
    """
    result: m.ListAuthTokensResponseBody = await client._call(OPERATION, {}, None, options)
    return result
