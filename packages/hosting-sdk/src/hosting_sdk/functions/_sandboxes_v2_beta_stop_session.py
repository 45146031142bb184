"""Stop a session.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxesV2Beta.stopSession",
    verb="POST",
    path="/v2/sandboxes/sessions/{sessionId}/stop",
    parameters=(
        Parameter("sessionId", "session_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.StopSessionResponseBody),),
)


async def sandboxes_v2_beta_stop_session(
    client: Client,
    *,
    session_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.StopSessionResponseBody:
    """Stop a session.

    Args:
        client: The client to call with.
        session_id: `sessionId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.StopSessionResponseBody = await client._call(
        OPERATION, {"session_id": session_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
