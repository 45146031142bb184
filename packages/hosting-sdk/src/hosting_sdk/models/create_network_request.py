"""The body of `connect.createNetwork`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateNetworkRequest:
    """The body of `connect.createNetwork`."""

    aws_availability_zone_ids: list[str] | None = None
    """IDs of the AWS availability zones to use, if they were chosen."""
    cidr: str
    """Address range of the network in CIDR notation, such as `192.168.0.0/16`."""
    name: str
    """Name of the network."""
    region: str
    """Region of the platform that the network is in, such as `iad1`."""


class CreateNetworkRequestDict(TypedDict):
    """`CreateNetworkRequest` as a dict in wire names."""

    awsAvailabilityZoneIds: NotRequired[Sequence[str]]
    """IDs of the AWS availability zones to use, if they were chosen."""
    cidr: str
    """Address range of the network in CIDR notation, such as `192.168.0.0/16`."""
    name: str
    """Name of the network."""
    region: str
    """Region of the platform that the network is in, such as `iad1`."""
