"""Get security firewall events.

Generated from `manifest/groups/security.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="security.getSecurityFirewallEvents",
    verb="GET",
    path="/v1/security/firewall/events",
    parameters=(
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("endTimestamp", "end_timestamp", "query"),
        Parameter("hosts", "hosts", "query"),
        Parameter("startTimestamp", "start_timestamp", "query"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.GetSecurityFirewallEventsResponseBody),
    ),
    security=False,
    safe=True,
)


async def security_get_security_firewall_events(
    client: Client,
    *,
    project_id: str,
    end_timestamp: float | None = None,
    hosts: str | None = None,
    start_timestamp: float | None = None,
    options: RequestOptions | None = None,
) -> m.GetSecurityFirewallEventsResponseBody:
    """Get security firewall events.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        end_timestamp: `endTimestamp` in the query.
        hosts: `hosts` in the query.
        start_timestamp: `startTimestamp` in the query.
        options: What differs for this call.
    """
    result: m.GetSecurityFirewallEventsResponseBody = await client._call(
        OPERATION,
        {
            "project_id": project_id,
            "end_timestamp": end_timestamp,
            "hosts": hosts,
            "start_timestamp": start_timestamp,
        },
        None,
        options,
    )
    return result
