"""`SandboxNetworkPolicy`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class SandboxNetworkPolicyInjectionRule:
    """`injectionRules[]` of `SandboxNetworkPolicy`.

    Attributes:
        domain: Domain that the requests go to; `*` stands for any part.
        header_names: Names of the headers that are added.
    """

    domain: str
    header_names: list[str] | None = None


@define(kw_only=True)
class SandboxNetworkPolicy:
    """`SandboxNetworkPolicy`, a part of other types.

    Attributes:
        allowed_cid_rs: Address ranges that may be reached, in CIDR notation.
        allowed_domains: Domain names that may be reached; `*` stands for any part.
        denied_cid_rs: Address ranges that must not be reached, in CIDR notation; they win over
            allowed ones.
        injection_rules: Headers that are added to requests of the sandbox.
        mode: What may be reached: `allow-all`, `deny-all`, or what the rules allow (`custom`).
    """

    allowed_cid_rs: list[str] | None = field(default=None, metadata={"wire": "allowedCIDRs"})
    allowed_domains: list[str] | None = None
    denied_cid_rs: list[str] | None = field(default=None, metadata={"wire": "deniedCIDRs"})
    injection_rules: list[SandboxNetworkPolicyInjectionRule] | None = None
    mode: Literal["allow-all", "deny-all", "custom"] | str
