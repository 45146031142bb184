"""List snapshots.

Generated from `manifest/groups/sandboxes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxes.listSnapshots",
    verb="GET",
    path="/v1/sandboxes/snapshots",
    parameters=(
        Parameter("limit", "limit", "query"),
        Parameter("project", "project", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListSnapshotsResponseBody),),
    safe=True,
    paging=Paging("snapshots", ("pagination", "next"), "until"),
)


async def sandboxes_list_snapshots(
    client: Client,
    *,
    limit: float | None = None,
    project: str | None = None,
    since: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> m.ListSnapshotsResponseBody:
    """List snapshots.

    Args:
        client: The client to call with.
        limit: `limit` in the query.
        project: `project` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.ListSnapshotsResponseBody = await client._call(
        OPERATION,
        {
            "limit": limit,
            "project": project,
            "since": since,
            "slug": slug,
            "team_id": team_id,
            "until": until,
        },
        None,
        options,
    )
    return result
