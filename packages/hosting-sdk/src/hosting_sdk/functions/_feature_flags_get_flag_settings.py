"""Get flag settings.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="featureFlags.getFlagSettings",
    verb="GET",
    path="/v1/projects/{projectIdOrName}/feature-flags/settings",
    parameters=(
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ResponseBodyData),),
    safe=True,
)


async def feature_flags_get_flag_settings(
    client: Client,
    *,
    project_id_or_name: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ResponseBodyData:
    """Get flag settings.

    Args:
        client: The client to call with.
        project_id_or_name: `projectIdOrName` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ResponseBodyData = await client._call(
        OPERATION,
        {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
