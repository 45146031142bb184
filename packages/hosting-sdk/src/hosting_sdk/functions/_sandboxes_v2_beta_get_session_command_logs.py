"""Get session command logs.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._streams import RecordStream
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxesV2Beta.getSessionCommandLogs",
    verb="GET",
    path="/v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/logs",
    parameters=(
        Parameter("cmdId", "cmd_id", "path", required=True),
        Parameter("sessionId", "session_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/x-ndjson", "lines", lambda: m.GetCommandLogsResponseBody),),
    accept="application/x-ndjson",
    safe=True,
)


def sandboxes_v2_beta_get_session_command_logs(
    client: Client,
    *,
    cmd_id: str,
    session_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> RecordStream[m.GetCommandLogsResponseBody]:
    """Get session command logs.

    Args:
        client: The client to call with.
        cmd_id: `cmdId` in the path.
        session_id: `sessionId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    return client._stream(
        OPERATION,
        {"cmd_id": cmd_id, "session_id": session_id, "slug": slug, "team_id": team_id},
        None,
        options,
    )
