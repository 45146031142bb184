"""Edit a redirect.

Generated from `manifest/groups/bulkRedirects.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="bulkRedirects.editRedirect",
    verb="PATCH",
    path="/v1/bulk-redirects",
    parameters=(
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.EditRedirectRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.EditRedirectResponseBody),),
)


async def bulk_redirects_edit_redirect(
    client: Client,
    *,
    project_id: str,
    request_body: m.EditRedirectRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.EditRedirectResponseBody:
    """Edit a redirect.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.EditRedirectResponseBody = await client._call(
        OPERATION,
        {"project_id": project_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
