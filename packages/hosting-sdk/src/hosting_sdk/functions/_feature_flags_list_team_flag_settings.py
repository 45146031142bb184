"""List team flag settings.

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
    name="featureFlags.listTeamFlagSettings",
    verb="GET",
    path="/v1/teams/{teamId}/feature-flags/settings",
    parameters=(
        Parameter("cursor", "cursor", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListTeamFlagSettingsResponseBody),),
    safe=True,
    paging=Paging("data", ("pagination", "next"), "cursor"),
)


async def feature_flags_list_team_flag_settings(
    client: Client,
    *,
    cursor: str | None = None,
    limit: int | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListTeamFlagSettingsResponseBody:
    """List team flag settings.

    Args:
        client: The client to call with.
        cursor: `cursor` in the query.
        limit: `limit` in the query; the platform takes `20` when it is absent.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListTeamFlagSettingsResponseBody = await client._call(
        OPERATION,
        {"cursor": cursor, "limit": limit, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
