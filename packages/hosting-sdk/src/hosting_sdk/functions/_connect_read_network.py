"""Read a network.

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
    name="connect.readNetwork",
    verb="GET",
    path="/v1/connect/networks/{networkId}",
    parameters=(
        Parameter("networkId", "network_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.Network),),
    safe=True,
)


async def connect_read_network(
    client: Client,
    *,
    network_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Network:
    """Read a network.

    Args:
        client: The client to call with.
        network_id: `networkId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Network = await client._call(
        OPERATION, {"network_id": network_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
