"""List flag versions.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="featureFlags.listFlagVersions",
    verb="GET",
    path="/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions",
    parameters=(
        Parameter("flagIdOrSlug", "flag_id_or_slug", "path", required=True),
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("cursor", "cursor", "query"),
        Parameter("environment", "environment", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("withMetadata", "with_metadata", "query"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.ListFlagVersionsResponseBody),
        Result(304, None, "none"),
    ),
    safe=True,
    paging=Paging("versions", ("pagination", "next"), "cursor"),
)


async def feature_flags_list_flag_versions(
    client: Client,
    *,
    flag_id_or_slug: str,
    project_id_or_name: str,
    cursor: str | None = None,
    environment: str | None = None,
    limit: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    with_metadata: bool | None = None,
    options: RequestOptions | None = None,
) -> m.ListFlagVersionsResponseBody | None:
    """List flag versions.

    Args:
        client: The client to call with.
        flag_id_or_slug: `flagIdOrSlug` in the path.
        project_id_or_name: `projectIdOrName` in the path.
        cursor: `cursor` in the query.
        environment: `environment` in the query.
        limit: `limit` in the query; the platform takes `20` when it is absent.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        with_metadata: `withMetadata` in the query; the platform takes `false` when it is absent.
        options: What differs for this call.
    """
    result: m.ListFlagVersionsResponseBody | None = await client._call(
        OPERATION,
        {
            "flag_id_or_slug": flag_id_or_slug,
            "project_id_or_name": project_id_or_name,
            "cursor": cursor,
            "environment": environment,
            "limit": limit,
            "slug": slug,
            "team_id": team_id,
            "with_metadata": with_metadata,
        },
        None,
        options,
    )
    return result
