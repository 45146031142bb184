"""The result of `security.getSecurityFirewallEvents`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class FirewallEvent:
    """`actions[]` of `FirewallEventList`."""

    action_type: str = field(metadata={"wire": "action_type"})
    """Action that the firewall took, such as `deny`."""
    count: float
    """Number of requests."""
    end_time: str
    """Time of the last request."""
    host: str
    """Host that the requests were for."""
    is_active: bool
    """Whether the event still goes on."""
    public_ip: str = field(metadata={"wire": "public_ip"})
    """Address that the requests came from."""
    start_time: str
    """Time of the first request."""


@define(kw_only=True)
class FirewallEventList:
    """The result of `security.getSecurityFirewallEvents`."""

    actions: list[FirewallEvent]
    """Actions that the firewall took, with counts."""
