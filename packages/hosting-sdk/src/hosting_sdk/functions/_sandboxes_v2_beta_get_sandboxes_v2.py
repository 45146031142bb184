"""Get sandboxes.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxesV2Beta.getSandboxesV2",
    verb="GET",
    path="/v2/sandboxes",
    parameters=(
        Parameter("cursor", "cursor", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("namePrefix", "name_prefix", "query"),
        Parameter("project", "project", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("sortBy", "sort_by", "query"),
        Parameter("sortOrder", "sort_order", "query"),
        Parameter("tags", "tags", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetSandboxesV2ResponseBody),),
    safe=True,
    paging=Paging("sandboxes", ("pagination", "next"), "cursor"),
)


async def sandboxes_v2_beta_get_sandboxes_v2(
    client: Client,
    *,
    cursor: str | None = None,
    limit: float | None = None,
    name_prefix: str | None = None,
    project: str | None = None,
    slug: str | None = None,
    sort_by: Literal["createdAt", "name", "statusUpdatedAt", "currentSnapshotId"] | None = None,
    sort_order: Literal["asc", "desc"] | None = None,
    tags: m.Target | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetSandboxesV2ResponseBody:
    """Get sandboxes.

    Args:
        client: The client to call with.
        cursor: `cursor` in the query.
        limit: `limit` in the query; the platform takes `20` when it is absent.
        name_prefix: `namePrefix` in the query.
        project: `project` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        sort_by: `sortBy` in the query; the platform takes `createdAt` when it is absent.
        sort_order: `sortOrder` in the query; the platform takes `desc` when it is absent.
        tags: `tags` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetSandboxesV2ResponseBody = await client._call(
        OPERATION,
        {
            "cursor": cursor,
            "limit": limit,
            "name_prefix": name_prefix,
            "project": project,
            "slug": slug,
            "sort_by": sort_by,
            "sort_order": sort_order,
            "tags": tags,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
