"""Create a session directory.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxesV2Beta.createSessionDirectory",
    verb="POST",
    path="/v2/sandboxes/sessions/{sessionId}/fs/mkdir",
    parameters=(
        Parameter("sessionId", "session_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.CreateDirectoryRequestBody),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
)


async def sandboxes_v2_beta_create_session_directory(
    client: Client,
    *,
    session_id: str,
    request_body: m.CreateDirectoryRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Create a session directory.

    Args:
        client: The client to call with.
        session_id: `sessionId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION,
        {"session_id": session_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
