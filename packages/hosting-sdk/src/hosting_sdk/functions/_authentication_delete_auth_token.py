"""Delete an authentication token.

Generated from `manifest/groups/authentication.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="authentication.deleteAuthToken",
    verb="DELETE",
    path="/v3/user/tokens/{tokenId}",
    parameters=(Parameter("tokenId", "token_id", "path", required=True),),
    results=(Result(200, "application/json", "json", lambda: m.GetAuthTokenRequest),),
)


async def authentication_delete_auth_token(
    client: Client, *, token_id: str, options: RequestOptions | None = None
) -> m.GetAuthTokenRequest:
    """Delete an authentication token.

    Args:
        client: The client to call with.
        token_id: `tokenId` in the path.
        options: What differs for this call.
    """
    result: m.GetAuthTokenRequest = await client._call(
        OPERATION, {"token_id": token_id}, None, options
    )
    return result
