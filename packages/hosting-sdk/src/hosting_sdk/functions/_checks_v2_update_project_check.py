"""Update a project check.

Generated from `manifest/groups/checksV2.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="checksV2.updateProjectCheck",
    verb="PATCH",
    path="/v2/projects/{projectIdOrName}/checks/{checkId}",
    parameters=(
        Parameter("checkId", "check_id", "path", required=True),
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.UpdateProjectCheckRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.Checks),),
)


async def checks_v2_update_project_check(
    client: Client,
    *,
    check_id: str,
    project_id_or_name: str,
    request_body: m.UpdateProjectCheckRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Checks:
    """Update a project check.

    Args:
        client: The client to call with.
        check_id: `checkId` in the path.
        project_id_or_name: `projectIdOrName` in the path.
        request_body: The body; a mapping has wire names.
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
        request_body,
        options,
    )
    return result
