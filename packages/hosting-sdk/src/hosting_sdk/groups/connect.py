"""The methods of `connect`.

Generated from `manifest/groups/connect.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Connect(Group):
    """The methods of `connect`."""

    async def create_network(
        self,
        *,
        request_body: m.CreateNetworkRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Network:
        """Create a network.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._connect_create_network import OPERATION

        result: m.Network = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def delete_network(
        self,
        *,
        network_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a network.

        Args:
            network_id: `networkId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._connect_delete_network import OPERATION

        await self._call(
            OPERATION, {"network_id": network_id, "slug": slug, "team_id": team_id}, None, options
        )

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
    ) -> list[m.Network]:
        """List networks.

        Args:
            include_hosted_zones: `includeHostedZones` in the query; the platform takes `true` when it is absent.
            include_peering_connections: `includePeeringConnections` in the query; the platform takes `true` when it is absent.
            include_projects: `includeProjects` in the query; the platform takes `true` when it is absent.
            search: `search` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._connect_list_networks import OPERATION

        result: list[m.Network] = await self._call(
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

    async def read_network(
        self,
        *,
        network_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Network:
        """Read a network.

        Args:
            network_id: `networkId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._connect_read_network import OPERATION

        result: m.Network = await self._call(
            OPERATION, {"network_id": network_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def update_network(
        self,
        *,
        network_id: str,
        request_body: m.NewTeam | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Network:
        """Update a network.

        Args:
            network_id: `networkId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._connect_update_network import OPERATION

        result: m.Network = await self._call(
            OPERATION,
            {"network_id": network_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def update_static_ips(
        self,
        *,
        id_or_name: str,
        request_body: m.UpdateStaticIpsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.NewConnectConfigurations]:
        """Update static IPs.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._connect_update_static_ips import OPERATION

        result: list[m.NewConnectConfigurations] = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
