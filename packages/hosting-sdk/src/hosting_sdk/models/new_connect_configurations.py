"""The result of `connect.updateStaticIps` and 1 more.

Generated from `manifest/schemas/NewConnectConfigurations.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.env import Env


@define(kw_only=True)
class NewConnectConfigurationsAws:
    """`aws` of `NewConnectConfigurations`."""

    security_group_id: str | None = None
    subnet_ids: list[str]


@define(kw_only=True)
class NewConnectConfigurations:
    """The result of `connect.updateStaticIps` and 1 more."""

    aws: NewConnectConfigurationsAws | None = None
    builds_enabled: bool
    connect_configuration_id: str
    created_at: float
    dc: str | None = None
    env_id: str | Env
    passive: bool
    updated_at: float
