"""Get a session snapshot.

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
    name="sandboxesV2Beta.getSessionSnapshot",
    verb="GET",
    path="/v2/sandboxes/snapshots/{snapshotId}",
    parameters=(
        Parameter("snapshotId", "snapshot_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetSnapshotResponseBody),),
    safe=True,
)


async def sandboxes_v2_beta_get_session_snapshot(
    client: Client,
    *,
    snapshot_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetSnapshotResponseBody:
    """Get a session snapshot.

    Args:
        client: The client to call with.
        snapshot_id: `snapshotId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetSnapshotResponseBody = await client._call(
        OPERATION, {"snapshot_id": snapshot_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
