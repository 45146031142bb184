"""The body of `sandboxes.updateNetworkPolicy` and 1 more.

Generated from `manifest/schemas/NetworkPolicy.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field


@define(kw_only=True)
class NetworkPolicy:
    """The body of `sandboxes.updateNetworkPolicy` and 1 more."""

    allowed_cid_rs: list[str] | None = field(default=None, metadata={"wire": "allowedCIDRs"})
    allowed_domains: list[str] | None = None
    denied_cid_rs: list[str] | None = field(default=None, metadata={"wire": "deniedCIDRs"})
    mode: Literal["allow-all", "deny-all", "custom", "default-allow", "default-deny"] | str
