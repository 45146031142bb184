"""List networks.

Generated from `manifest/groups/connect.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="connect.listNetworks",
    verb="GET",
    path="/v1/connect/networks",
    parameters=(
        Parameter("includeHostedZones", "include_hosted_zones", "query"),
        Parameter("includePeeringConnections", "include_peering_connections", "query"),
        Parameter("includeProjects", "include_projects", "query"),
        Parameter("search", "search", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: list[m.Network]),),
    safe=True,
)


async def connect_list_networks(
    client: Client,
    *,
    include_hosted_zones: bool | None = None,
    include_peering_connections: bool | None = None,
    include_projects: bool | None = None,
    search: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> list[m.Network]:
    """List networks.

    Args:
        client: The client to call with.
        include_hosted_zones: `includeHostedZones` in the query; the platform takes `true` when it is absent.
        include_peering_connections: `includePeeringConnections` in the query; the platform takes `true` when it is absent.
        include_projects: `includeProjects` in the query; the platform takes `true` when it is absent.
        search: `search` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: list[m.Network] = await client._call(
        OPERATION,
        {
            "include_hosted_zones": include_hosted_zones,
            "include_peering_connections": include_peering_connections,
            "include_projects": include_projects,
            "search": search,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
