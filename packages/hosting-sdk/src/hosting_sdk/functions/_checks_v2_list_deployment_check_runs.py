"""List deployment check runs.

Generated from `manifest/groups/checksV2.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="checksV2.listDeploymentCheckRuns",
    verb="GET",
    path="/v2/deployments/{deploymentId}/check-runs",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.ListCheckRunsResponseBody),),
    safe=True,
)


async def checks_v2_list_deployment_check_runs(
    client: Client,
    *,
    deployment_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.ListCheckRunsResponseBody:
    """List deployment check runs.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.ListCheckRunsResponseBody = await client._call(
        OPERATION, {"deployment_id": deployment_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
