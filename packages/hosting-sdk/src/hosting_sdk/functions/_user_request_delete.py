"""Request the deletion of the user's account.

Generated from `manifest/groups/user.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="user.requestDelete",
    verb="DELETE",
    path="/v1/user",
    body=Body("application/json", True, "json", lambda: m.DeleteTeamRequestBody),
    results=(Result(202, "application/json", "json", lambda: m.RequestDeleteResponseBody),),
)


async def user_request_delete(
    client: Client,
    *,
    request_body: m.DeleteTeamRequestBody | Mapping[str, Any],
    options: RequestOptions | None = None,
) -> m.RequestDeleteResponseBody:
    """Request the deletion of the user's account.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    result: m.RequestDeleteResponseBody = await client._call(OPERATION, {}, request_body, options)
    return result
