"""The result of `security.getSecurityFirewallEvents`.

Generated from `manifest/schemas/GetSecurityFirewallEventsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define, field


@define(kw_only=True)
class GetSecurityFirewallEventsResponseBodyActions:
    """`actions[]` of `GetSecurityFirewallEventsResponseBody`."""

    action_type: str = field(metadata={"wire": "action_type"})
    count: float
    end_time: str
    host: str
    is_active: bool
    public_ip: str = field(metadata={"wire": "public_ip"})
    start_time: str


@define(kw_only=True)
class GetSecurityFirewallEventsResponseBody:
    """The result of `security.getSecurityFirewallEvents`."""

    actions: list[GetSecurityFirewallEventsResponseBodyActions]
