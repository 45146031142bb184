"""Get versions of the redirects.

Generated from `manifest/groups/bulkRedirects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="bulkRedirects.getVersions",
    verb="GET",
    path="/v1/bulk-redirects/versions",
    parameters=(
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetVersionsResponseBody),),
    safe=True,
)


async def bulk_redirects_get_versions(
    client: Client,
    *,
    project_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetVersionsResponseBody:
    """Get versions of the redirects.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetVersionsResponseBody = await client._call(
        OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
