"""The body of `sandboxes.updateNetworkPolicy` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define, field


@define(kw_only=True)
class NetworkPolicy:
    """The body of `sandboxes.updateNetworkPolicy` and 1 more."""

    allowed_cid_rs: list[str] | None = field(default=None, metadata={"wire": "allowedCIDRs"})
    """Address ranges that may be reached, in CIDR notation."""
    allowed_domains: list[str] | None = None
    """Domain names that may be reached; `*` stands for any part."""
    denied_cid_rs: list[str] | None = field(default=None, metadata={"wire": "deniedCIDRs"})
    """Address ranges that must not be reached, in CIDR notation; they win over allowed ones."""
    mode: Literal["allow-all", "deny-all", "custom", "default-allow", "default-deny"] | str
    """Hosts that may be reached: `allow-all`, `deny-all`, or those that the rules allow
    (`custom`)."""


class NetworkPolicyDict(TypedDict):
    """`NetworkPolicy` as a dict in wire names."""

    allowedCIDRs: NotRequired[Sequence[str]]
    """Address ranges that may be reached, in CIDR notation."""
    allowedDomains: NotRequired[Sequence[str]]
    """Domain names that may be reached; `*` stands for any part."""
    deniedCIDRs: NotRequired[Sequence[str]]
    """Address ranges that must not be reached, in CIDR notation; they win over allowed ones."""
    mode: Literal["allow-all", "deny-all", "custom", "default-allow", "default-deny"]
    """Hosts that may be reached: `allow-all`, `deny-all`, or those that the rules allow
    (`custom`)."""
