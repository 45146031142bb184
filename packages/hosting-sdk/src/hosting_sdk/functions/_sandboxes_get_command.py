"""Get a command.

Generated from `manifest/groups/sandboxes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxes.getCommand",
    verb="GET",
    path="/v1/sandboxes/{sandboxId}/cmd/{cmdId}",
    parameters=(
        Parameter("cmdId", "cmd_id", "path", required=True),
        Parameter("sandboxId", "sandbox_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("wait", "wait", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetCommandResponseBody),),
    safe=True,
)


async def sandboxes_get_command(
    client: Client,
    *,
    cmd_id: str,
    sandbox_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    wait: Literal["true", "false"] | None = None,
    options: RequestOptions | None = None,
) -> m.GetCommandResponseBody:
    """Get a command.

    Args:
        client: The client to call with.
        cmd_id: `cmdId` in the path.
        sandbox_id: `sandboxId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        wait: `wait` in the query; the platform takes `false` when it is absent.
        options: What differs for this call.
    """
    result: m.GetCommandResponseBody = await client._call(
        OPERATION,
        {
            "cmd_id": cmd_id,
            "sandbox_id": sandbox_id,
            "slug": slug,
            "team_id": team_id,
            "wait": wait,
        },
        None,
        options,
    )
    return result
