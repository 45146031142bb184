"""`NewFirewallIp`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NewFirewallIp:
    """`NewFirewallIp`, a part of other types.

    Attributes:
        action: What the rule does, or what happens to a request from the address.
        hostname: Host name that the rule covers.
        ip: Address or range in CIDR notation.
        notes: Note on what the rule is for.
    """

    action: Literal["deny", "log", "challenge", "bypass"]
    hostname: str
    ip: str
    notes: str | None = None


class NewFirewallIpDict(TypedDict):
    """`NewFirewallIp` as a dict in wire names."""

    action: Literal["deny", "log", "challenge", "bypass"]
    hostname: str
    ip: str
    notes: NotRequired[str]
