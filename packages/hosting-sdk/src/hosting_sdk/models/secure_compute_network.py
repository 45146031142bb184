"""The result of `connect.createNetwork` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.network_count import NetworkCount


@define(kw_only=True)
class SecureComputeNetworkProjects:
    """`projects` of `SecureComputeNetwork`."""

    count: float
    """Number of projects that use the network."""
    ids: list[str]
    """IDs of the projects that use the network."""


@define(kw_only=True)
class SecureComputeNetwork:
    """The result of `connect.createNetwork` and 3 more."""

    aws_account_id: str
    """ID of the AWS account that has the network."""
    aws_availability_zone_ids: list[str] | None = None
    """IDs of the AWS availability zones to use, if they were chosen."""
    aws_region: str
    """AWS region of the network."""
    cidr: str
    """Address range of the network in CIDR notation, such as `192.168.0.0/16`."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    egress_ip_addresses: list[str] | None = None
    """Addresses from which requests leave the network."""
    hosted_zones: NetworkCount | None = None
    """Facts about the hosted DNS zones of the network."""
    id: str
    """ID of the network."""
    name: str
    """Name of the network."""
    peering_connections: NetworkCount | None = None
    """Facts about the VPC peering connections of the network."""
    projects: SecureComputeNetworkProjects | None = None
    """Projects that use the network."""
    region: str | None = None
    """Region of the platform that the network is in, such as `iad1`."""
    status: Literal["create_in_progress", "delete_in_progress", "error", "ready"] | str
    """State of the network, such as `ready` or `create_in_progress`."""
    team_id: str
    """ID of the team (prefix `team_`)."""
    vpc_id: str | None = None
    """ID of the AWS VPC that hosts the network."""
