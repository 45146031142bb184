"""`FirewallRouteCondition`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.firewall_route_text import FirewallRouteText


@define(kw_only=True)
class FirewallRouteCondition:
    """`FirewallRouteCondition`, a part of other types."""

    key: str | None = None
    """Name of the header, cookie or query parameter."""
    type: (
        Literal[
            "path",
            "query",
            "host",
            "method",
            "header",
            "cookie",
            "ip_address",
            "protocol",
            "scheme",
            "environment",
            "region",
            "initial_request_path",
        ]
        | str
    )
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    value: FirewallRouteText | None = None
    """Text, or conditions, that the value has to meet."""
