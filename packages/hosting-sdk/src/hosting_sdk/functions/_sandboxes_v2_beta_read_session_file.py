"""Read a session file.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._streams import Download
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxesV2Beta.readSessionFile",
    verb="POST",
    path="/v2/sandboxes/sessions/{sessionId}/fs/read",
    parameters=(
        Parameter("sessionId", "session_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.ReadFileRequestBody),
    results=(Result(200, "application/octet-stream", "bytes"),),
    accept="application/octet-stream",
    safe=True,
)


def sandboxes_v2_beta_read_session_file(
    client: Client,
    *,
    session_id: str,
    request_body: m.ReadFileRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> Download:
    """Read a session file.

    Args:
        client: The client to call with.
        session_id: `sessionId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    return client._download(
        OPERATION,
        {"session_id": session_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
