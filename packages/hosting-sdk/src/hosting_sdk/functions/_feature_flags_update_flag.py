"""Update a flag.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="featureFlags.updateFlag",
    verb="PATCH",
    path="/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}",
    parameters=(
        Parameter("flagIdOrSlug", "flag_id_or_slug", "path", required=True),
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("ifMatch", "if_match", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("withMetadata", "with_metadata", "query"),
    ),
    body=Body("application/json", False, "json", lambda: m.UpdateFlagRequestBody),
    results=(
        Result(200, "application/json", "json", lambda: m.UpdateFlagResponseBody),
        Result(304, None, "none"),
    ),
)


async def feature_flags_update_flag(
    client: Client,
    *,
    flag_id_or_slug: str,
    project_id_or_name: str,
    request_body: m.UpdateFlagRequestBody | Mapping[str, Any] | None = None,
    if_match: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    with_metadata: bool | None = None,
    options: RequestOptions | None = None,
) -> m.UpdateFlagResponseBody | None:
    """Update a flag.

    Args:
        client: The client to call with.
        flag_id_or_slug: `flagIdOrSlug` in the path.
        project_id_or_name: `projectIdOrName` in the path.
        request_body: The body; a mapping has wire names.
        if_match: `ifMatch` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        with_metadata: `withMetadata` in the query.
        options: What differs for this call.
    """
    result: m.UpdateFlagResponseBody | None = await client._call(
        OPERATION,
        {
            "flag_id_or_slug": flag_id_or_slug,
            "project_id_or_name": project_id_or_name,
            "if_match": if_match,
            "slug": slug,
            "team_id": team_id,
            "with_metadata": with_metadata,
        },
        request_body,
        options,
    )
    return result
