"""The result of `connect.updateStaticIps` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class ConnectConfigurationAws:
    """`aws` of `ConnectConfiguration`.

    Attributes:
        security_group_id: ID of the AWS security group.
        subnet_ids: IDs of the AWS subnets.
    """

    security_group_id: str | None = None
    subnet_ids: list[str]


@define(kw_only=True)
class ConnectConfiguration:
    """The result of `connect.updateStaticIps` and 1 more.

    Attributes:
        aws: Resources of the connection in AWS.
        builds_enabled: Whether builds use the connection.
        connect_configuration_id: ID of the network or pool of addresses that the connection uses.
        created_at: Time of creation, in milliseconds since the epoch.
        dc: Region of the connection, such as `iad1`.
        env_id: Environment that the connection serves: `production`, `preview` or the ID of a
            custom one.
        passive: Whether the network is only for failover: builds do not run in it.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    aws: ConnectConfigurationAws | None = None
    builds_enabled: bool
    connect_configuration_id: str
    created_at: float
    dc: str | None = None
    env_id: str | SystemEnvironment
    passive: bool
    updated_at: float
