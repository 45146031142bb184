"""The result of `connect.createNetwork` and 3 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.network_count import NetworkCount


@define(kw_only=True)
class SecureComputeNetworkProjects:
    """`projects` of `SecureComputeNetwork`.

    Attributes:
        count: Number of projects that use the network.
        ids: IDs of the projects that use the network.
    """

    count: float
    ids: list[str]


@define(kw_only=True)
class SecureComputeNetwork:
    """The result of `connect.createNetwork` and 3 more.

    Attributes:
        aws_account_id: ID of the AWS account that has the network.
        aws_availability_zone_ids: IDs of the AWS availability zones to use, if they were chosen.
        aws_region: AWS region of the network.
        cidr: Address range of the network in CIDR notation, such as `192.168.0.0/16`.
        created_at: Time of creation, in milliseconds since the epoch.
        egress_ip_addresses: Addresses from which requests leave the network.
        hosted_zones: Facts about the hosted DNS zones of the network.
        id: ID of the network.
        name: Name of the network.
        peering_connections: Facts about the VPC peering connections of the network.
        projects: Projects that use the network.
        region: Region of the platform that the network is in, such as `iad1`.
        status: State of the network, such as `ready` or `create_in_progress`.
        team_id: ID of the team (prefix `team_`).
        vpc_id: ID of the AWS VPC that hosts the network.
    """

    aws_account_id: str
    aws_availability_zone_ids: list[str] | None = None
    aws_region: str
    cidr: str
    created_at: float
    egress_ip_addresses: list[str] | None = None
    hosted_zones: NetworkCount | None = None
    id: str
    name: str
    peering_connections: NetworkCount | None = None
    projects: SecureComputeNetworkProjects | None = None
    region: str | None = None
    status: Literal["create_in_progress", "delete_in_progress", "error", "ready"] | str
    team_id: str
    vpc_id: str | None = None
