"""Get the user to whom the token belongs.

Generated from `manifest/groups/user.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="user.getAuthUser",
    verb="GET",
    path="/v2/user",
    results=(
        Result(200, "application/json", "json", lambda: m.GetAuthUserResponseBody),
        Result(302, None, "none"),
    ),
    safe=True,
)


async def user_get_auth_user(
    client: Client, *, options: RequestOptions | None = None
) -> m.GetAuthUserResponseBody | None:
    """Get the user to whom the token belongs.

    Args:
        client: The client to call with.
        options: What differs for this call.
    """
    result: m.GetAuthUserResponseBody | None = await client._call(OPERATION, {}, None, options)
    return result
