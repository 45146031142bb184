"""Get sandboxes.

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
    name="sandboxes.getSandboxesV1",
    verb="GET",
    path="/v1/sandboxes",
    parameters=(
        Parameter("limit", "limit", "query"),
        Parameter("project", "project", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetSandboxesV1ResponseBody),),
    safe=True,
    paging=Paging("sandboxes", ("pagination", "next"), "until"),
)


async def sandboxes_get_sandboxes_v1(
    client: Client,
    *,
    limit: float | None = None,
    project: str | None = None,
    since: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> m.GetSandboxesV1ResponseBody:
    """Get sandboxes.

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
    result: m.GetSandboxesV1ResponseBody = await client._call(
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
