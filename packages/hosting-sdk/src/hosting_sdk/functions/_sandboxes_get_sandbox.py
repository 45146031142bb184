"""Get a sandbox.

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
    name="sandboxes.getSandbox",
    verb="GET",
    path="/v1/sandboxes/{sandboxId}",
    parameters=(
        Parameter("sandboxId", "sandbox_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetSandboxResponseBody),),
    safe=True,
)


async def sandboxes_get_sandbox(
    client: Client,
    *,
    sandbox_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetSandboxResponseBody:
    """Get a sandbox.

    Args:
        client: The client to call with.
        sandbox_id: `sandboxId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetSandboxResponseBody = await client._call(
        OPERATION, {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
