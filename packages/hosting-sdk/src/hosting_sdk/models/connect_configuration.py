"""The result of `connect.updateStaticIps` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class ConnectConfigurationAws:
    """`aws` of `ConnectConfiguration`."""

    security_group_id: str | None = None
    """ID of the AWS security group."""
    subnet_ids: list[str]
    """IDs of the AWS subnets."""


@define(kw_only=True)
class ConnectConfiguration:
    """The result of `connect.updateStaticIps` and 1 more."""

    aws: ConnectConfigurationAws | None = None
    """Resources of the connection in AWS."""
    builds_enabled: bool
    """Whether builds use the connection."""
    connect_configuration_id: str
    """ID of the network or pool of addresses that the connection uses."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    dc: str | None = None
    """Region of the connection, such as `iad1`."""
    env_id: str | SystemEnvironment
    """Environment that the connection serves: `production`, `preview` or the ID of a custom one."""
    passive: bool
    """Whether the network is only for failover: builds do not run in it."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
