"""The result of `security.putFirewallConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.firewall_config import FirewallConfig


@define(kw_only=True)
class FirewallConfigResult:
    """The result of `security.putFirewallConfig`."""

    active: FirewallConfig
