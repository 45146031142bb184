"""Update a network.

Generated from `manifest/groups/connect.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="connect.updateNetwork",
    verb="PATCH",
    path="/v1/connect/networks/{networkId}",
    parameters=(
        Parameter("networkId", "network_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.NewTeam),
    results=(Result(200, "application/json", "json", lambda: m.Network),),
)


async def connect_update_network(
    client: Client,
    *,
    network_id: str,
    request_body: m.NewTeam | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Network:
    """Update a network.

    Args:
        client: The client to call with.
        network_id: `networkId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Network = await client._call(
        OPERATION,
        {"network_id": network_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
