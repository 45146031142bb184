"""`SandboxNetworkPolicy`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class SandboxNetworkPolicyInjectionRule:
    """`injectionRules[]` of `SandboxNetworkPolicy`."""

    domain: str
    """Domain that the requests go to; `*` stands for any part."""
    header_names: list[str] | None = None
    """Names of the headers that are added."""


@define(kw_only=True)
class SandboxNetworkPolicy:
    """`SandboxNetworkPolicy`, a part of other types."""

    allowed_cid_rs: list[str] | None = field(default=None, metadata={"wire": "allowedCIDRs"})
    """Address ranges that may be reached, in CIDR notation."""
    allowed_domains: list[str] | None = None
    """Domain names that may be reached; `*` stands for any part."""
    denied_cid_rs: list[str] | None = field(default=None, metadata={"wire": "deniedCIDRs"})
    """Address ranges that must not be reached, in CIDR notation; they win over allowed ones."""
    injection_rules: list[SandboxNetworkPolicyInjectionRule] | None = None
    """Headers that are added to requests of the sandbox."""
    mode: Literal["allow-all", "deny-all", "custom"] | str
    """Hosts that may be reached: `allow-all`, `deny-all`, or those that the rules allow
    (`custom`)."""
