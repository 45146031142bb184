"""Delete a network.

Generated from `manifest/groups/connect.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="connect.deleteNetwork",
    verb="DELETE",
    path="/v1/connect/networks/{networkId}",
    parameters=(
        Parameter("networkId", "network_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(204, None, "none"),),
    accept="*/*",
)


async def connect_delete_network(
    client: Client,
    *,
    network_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Delete a network.

    Args:
        client: The client to call with.
        network_id: `networkId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION, {"network_id": network_id, "slug": slug, "team_id": team_id}, None, options
    )
