"""Get a project check.

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
    name="checksV2.getProjectCheck",
    verb="GET",
    path="/v2/projects/{projectIdOrName}/checks/{checkId}",
    parameters=(
        Parameter("checkId", "check_id", "path", required=True),
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.Checks),),
    safe=True,
)


async def checks_v2_get_project_check(
    client: Client,
    *,
    check_id: str,
    project_id_or_name: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Checks:
    """Get a project check.

    Args:
        client: The client to call with.
        check_id: `checkId` in the path.
        project_id_or_name: `projectIdOrName` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Checks = await client._call(
        OPERATION,
        {
            "check_id": check_id,
            "project_id_or_name": project_id_or_name,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
