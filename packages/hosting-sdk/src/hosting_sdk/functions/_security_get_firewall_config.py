"""Get a firewall configuration.

Generated from `manifest/groups/security.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="security.getFirewallConfig",
    verb="GET",
    path="/v1/security/firewall/config/{configVersion}",
    parameters=(
        Parameter("configVersion", "config_version", "path", required=True),
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.Active),),
    safe=True,
)


async def security_get_firewall_config(
    client: Client,
    *,
    config_version: str,
    project_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Active:
    """Get a firewall configuration.

    Args:
        client: The client to call with.
        config_version: `configVersion` in the path.
        project_id: `projectId` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Active = await client._call(
        OPERATION,
        {
            "config_version": config_version,
            "project_id": project_id,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
