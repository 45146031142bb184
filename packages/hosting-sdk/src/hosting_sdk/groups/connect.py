"""The methods of `connect`.

Generated from `manifest/groups/connect.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Connect"]


class Connect(Group):
    """The methods of `connect`."""

    @operation
    async def create_network(
        self,
        *,
        request_body: m.CreateNetworkRequest | m.CreateNetworkRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SecureComputeNetwork:
        """Create a Secure Compute network in a region, with an address range of its own.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.connect.create_network(
                request_body={"cidr": "10.0.0.0/24", "name": "production", "region": "iad1"},
            )
        """

    @operation
    async def delete_network(
        self,
        *,
        network_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a Secure Compute network.

        Args:
            network_id: ID of the Secure Compute network, such as `uzrmorq7bn05z-fz`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.connect.delete_network(network_id="uzrmorq7bn05z-fz")
        """

    @operation
    async def list_networks(
        self,
        *,
        include_hosted_zones: bool | None = None,
        include_peering_connections: bool | None = None,
        include_projects: bool | None = None,
        search: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.SecureComputeNetwork]:
        """List the Secure Compute networks of a team.

        Args:
            include_hosted_zones: Whether to add the hosted DNS zones of each network. Default:
                `true`.
            include_peering_connections: Whether to add the VPC peering connections of each network.
                Default: `true`.
            include_projects: Whether to add the projects that use each network. Default: `true`.
            search: Text to search for in the networks.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.connect.list_networks()
        """

    @operation
    async def read_network(
        self,
        *,
        network_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SecureComputeNetwork:
        """Get a Secure Compute network.

        Args:
            network_id: ID of the Secure Compute network, such as `uzrmorq7bn05z-fz`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.connect.read_network(network_id="uzrmorq7bn05z-fz")
        """

    @operation
    async def update_network(
        self,
        *,
        network_id: str,
        request_body: m.NameOnly | m.NameOnlyDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SecureComputeNetwork:
        """Rename a Secure Compute network.

        Args:
            network_id: ID of the Secure Compute network, such as `uzrmorq7bn05z-fz`.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.connect.update_network(
                network_id="uzrmorq7bn05z-fz",
                request_body={"name": "production"},
            )
        """

    @operation
    async def update_static_ips(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateStaticIpsRequest | m.UpdateStaticIpsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.ConnectConfiguration]:
        """Choose in which regions a project uses static IP addresses.

        They serve its builds, functions or both.

        Args:
            id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.connect.update_static_ips(
                id_or_name="shop",
                request_body={"builds": True, "regions": ["iad1"]},
            )
        """
