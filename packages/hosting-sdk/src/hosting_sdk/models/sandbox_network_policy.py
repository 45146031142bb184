"""`SandboxNetworkPolicy`, a part of other types.

Generated from `manifest/schemas/SandboxNetworkPolicy.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class SandboxNetworkPolicyInjectionRules:
    """`injectionRules[]` of `SandboxNetworkPolicy`."""

    domain: str
    header_names: list[str] | None = None


@define(kw_only=True)
class SandboxNetworkPolicy:
    """`SandboxNetworkPolicy`, a part of other types."""

    allowed_cid_rs: list[str] | None = field(default=None, metadata={"wire": "allowedCIDRs"})
    allowed_domains: list[str] | None = None
    denied_cid_rs: list[str] | None = field(default=None, metadata={"wire": "deniedCIDRs"})
    injection_rules: list[SandboxNetworkPolicyInjectionRules] | None = None
    mode: Literal["allow-all", "deny-all", "custom"] | str
