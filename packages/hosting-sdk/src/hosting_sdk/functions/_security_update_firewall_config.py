"""Update a firewall configuration.

Generated from `manifest/groups/security.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="security.updateFirewallConfig",
    verb="PATCH",
    path="/v1/security/firewall/config",
    parameters=(
        Parameter("projectId", "project_id", "query", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.UpdateFirewallConfigRequestBody),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
)


async def security_update_firewall_config(
    client: Client,
    *,
    project_id: str,
    request_body: m.UpdateFirewallConfigRequestBody | Mapping[str, Any],
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Update a firewall configuration.

    Args:
        client: The client to call with.
        project_id: `projectId` in the query.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION,
        {"project_id": project_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
