"""Create a check.

Generated from `manifest/groups/checks.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="checks.createCheck",
    verb="POST",
    path="/v1/deployments/{deploymentId}/checks",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.CreateCheckRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.GetCheckResponseBody),),
    deprecated=True,
)


async def checks_create_check(
    client: Client,
    *,
    deployment_id: str,
    request_body: m.CreateCheckRequestBody | Mapping[str, Any],
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetCheckResponseBody:
    """Create a check.

    Deprecated: the platform discourages its use.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetCheckResponseBody = await client._call(
        OPERATION,
        {"deployment_id": deployment_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
