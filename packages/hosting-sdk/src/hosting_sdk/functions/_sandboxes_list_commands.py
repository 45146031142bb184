"""List commands.

Generated from `manifest/groups/sandboxes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxes.listCommands",
    verb="GET",
    path="/v1/sandboxes/{sandboxId}/cmd",
    parameters=(
        Parameter("sandboxId", "sandbox_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListCommandsResponseBody),),
    safe=True,
)


async def sandboxes_list_commands(
    client: Client,
    *,
    sandbox_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListCommandsResponseBody:
    """List commands.

    Args:
        client: The client to call with.
        sandbox_id: `sandboxId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListCommandsResponseBody = await client._call(
        OPERATION, {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
