"""The result of `security.getSecurityFirewallEvents`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class FirewallEvent:
    """`actions[]` of `FirewallEventList`.

    Attributes:
        action_type: What the firewall did, such as `deny`.
        count: Number of requests.
        end_time: Time of the last request.
        host: Host that the requests were for.
        is_active: Whether it still happens.
        public_ip: Address that the requests came from.
        start_time: Time of the first request.
    """

    action_type: str = field(metadata={"wire": "action_type"})
    count: float
    end_time: str
    host: str
    is_active: bool
    public_ip: str = field(metadata={"wire": "public_ip"})
    start_time: str


@define(kw_only=True)
class FirewallEventList:
    """The result of `security.getSecurityFirewallEvents`.

    Attributes:
        actions: What the firewall did, with counts.
    """

    actions: list[FirewallEvent]
