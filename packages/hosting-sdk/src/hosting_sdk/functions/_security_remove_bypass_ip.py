"""Remove a bypass IP.

Generated from `manifest/groups/security.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="security.removeBypassIp",
    verb="DELETE",
    path="/v1/security/firewall/bypass",
    parameters=(
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.RemoveBypassIpRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.RemoveBypassIpResponseBody),),
)


async def security_remove_bypass_ip(
    client: Client,
    *,
    project_id: str,
    request_body: m.RemoveBypassIpRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.RemoveBypassIpResponseBody:
    """Remove a bypass IP.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.RemoveBypassIpResponseBody = await client._call(
        OPERATION,
        {"project_id": project_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
