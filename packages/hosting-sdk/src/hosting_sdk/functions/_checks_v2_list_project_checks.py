"""List project checks.

Generated from `manifest/groups/checksV2.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="checksV2.listProjectChecks",
    verb="GET",
    path="/v2/projects/{projectIdOrName}/checks",
    parameters=(
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("blocks", "blocks", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListProjectChecksResponseBody),),
    safe=True,
)


async def checks_v2_list_project_checks(
    client: Client,
    *,
    project_id_or_name: str,
    blocks: m.Blocks | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListProjectChecksResponseBody:
    """List project checks.

    Args:
        client: The client to call with.
        project_id_or_name: `projectIdOrName` in the path.
        blocks: `blocks` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListProjectChecksResponseBody = await client._call(
        OPERATION,
        {
            "project_id_or_name": project_id_or_name,
            "blocks": blocks,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
