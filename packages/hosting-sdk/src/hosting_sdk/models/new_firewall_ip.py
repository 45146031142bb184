"""`NewFirewallIp`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NewFirewallIp:
    """`NewFirewallIp`, a part of other types."""

    action: Literal["deny", "log", "challenge", "bypass"]
    """Action of the rule, or for requests from the address."""
    hostname: str
    """Host name that the rule covers."""
    ip: str
    """Address or range in CIDR notation."""
    notes: str | None = None
    """Note on what the rule is for."""


class NewFirewallIpDict(TypedDict):
    """`NewFirewallIp` as a dict in wire names."""

    action: Literal["deny", "log", "challenge", "bypass"]
    """Action of the rule, or for requests from the address."""
    hostname: str
    """Host name that the rule covers."""
    ip: str
    """Address or range in CIDR notation."""
    notes: NotRequired[str]
    """Note on what the rule is for."""
