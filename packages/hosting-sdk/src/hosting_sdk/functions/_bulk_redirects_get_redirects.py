"""Get redirects.

Generated from `manifest/groups/bulkRedirects.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="bulkRedirects.getRedirects",
    verb="GET",
    path="/v1/bulk-redirects",
    parameters=(
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("diff", "diff", "query"),
        Parameter("page", "page", "query"),
        Parameter("per_page", "per_page", "query"),
        Parameter("q", "q", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("sort_by", "sort_by", "query"),
        Parameter("sort_order", "sort_order", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("versionId", "version_id", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetRedirectsResponseBody),),
    safe=True,
    paging=Paging("redirects", ("pagination", "page"), "page", ("pagination", "numPages")),
)


async def bulk_redirects_get_redirects(
    client: Client,
    *,
    project_id: str,
    diff: bool | Literal["only"] | None = None,
    page: int | None = None,
    per_page: int | None = None,
    q: str | None = None,
    slug: str | None = None,
    sort_by: Literal["source", "destination", "statusCode"] | None = None,
    sort_order: Literal["asc", "desc"] | None = None,
    team_id: str | None = None,
    version_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetRedirectsResponseBody:
    """Get redirects.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        diff: `diff` in the query.
        page: `page` in the query.
        per_page: `per_page` in the query.
        q: `q` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        sort_by: `sort_by` in the query.
        sort_order: `sort_order` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        version_id: `versionId` in the query.
        options: What differs for this call.
    """
    result: m.GetRedirectsResponseBody = await client._call(
        OPERATION,
        {
            "project_id": project_id,
            "diff": diff,
            "page": page,
            "per_page": per_page,
            "q": q,
            "slug": slug,
            "sort_by": sort_by,
            "sort_order": sort_order,
            "team_id": team_id,
            "version_id": version_id,
        },
        None,
        options,
    )
    return result
