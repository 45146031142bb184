"""The result of `connect.createNetwork` and 3 more.

Generated from `manifest/schemas/Network.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class NetworkHostedZones:
    """`hostedZones` of `Network`."""

    count: float


@define(kw_only=True)
class NetworkPeeringConnections:
    """`peeringConnections` of `Network`."""

    count: float


@define(kw_only=True)
class NetworkProjects:
    """`projects` of `Network`."""

    count: float
    ids: list[str]


@define(kw_only=True)
class Network:
    """The result of `connect.createNetwork` and 3 more."""

    aws_account_id: str
    aws_availability_zone_ids: list[str] | None = None
    aws_region: str
    cidr: str
    created_at: float
    egress_ip_addresses: list[str] | None = None
    hosted_zones: NetworkHostedZones | None = None
    id: str
    name: str
    peering_connections: NetworkPeeringConnections | None = None
    projects: NetworkProjects | None = None
    region: str | None = None
    status: Literal["create_in_progress", "delete_in_progress", "error", "ready"] | str
    team_id: str
    vpc_id: str | None = None
