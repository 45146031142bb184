"""Get active attack status.

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
    name="security.getActiveAttackStatus",
    verb="GET",
    path="/v1/security/firewall/attack-status",
    parameters=(
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetActiveAttackStatusResponseBody),),
    safe=True,
)


async def security_get_active_attack_status(
    client: Client,
    *,
    project_id: str,
    since: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetActiveAttackStatusResponseBody:
    """Get active attack status.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetActiveAttackStatusResponseBody = await client._call(
        OPERATION,
        {"project_id": project_id, "since": since, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
