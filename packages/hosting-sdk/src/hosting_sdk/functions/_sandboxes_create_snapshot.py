"""Create a snapshot.

Generated from `manifest/groups/sandboxes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxes.createSnapshot",
    verb="POST",
    path="/v1/sandboxes/{sandboxId}/snapshot",
    parameters=(
        Parameter("sandboxId", "sandbox_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.CreateSnapshotRequestBody),
    results=(Result(201, "application/json", "json", lambda: m.CreateSnapshotResponseBody),),
)


async def sandboxes_create_snapshot(
    client: Client,
    *,
    sandbox_id: str,
    request_body: m.CreateSnapshotRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.CreateSnapshotResponseBody:
    """Create a snapshot.

    Args:
        client: The client to call with.
        sandbox_id: `sandboxId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.CreateSnapshotResponseBody = await client._call(
        OPERATION,
        {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
