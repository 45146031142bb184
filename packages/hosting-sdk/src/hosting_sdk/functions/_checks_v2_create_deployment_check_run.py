"""Create a deployment check run.

Generated from `manifest/groups/checksV2.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="checksV2.createDeploymentCheckRun",
    verb="POST",
    path="/v2/deployments/{deploymentId}/check-runs",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.CreateDeploymentCheckRunRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.Runs),),
)


async def checks_v2_create_deployment_check_run(
    client: Client,
    *,
    deployment_id: str,
    request_body: m.CreateDeploymentCheckRunRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.Runs:
    """Create a deployment check run.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.Runs = await client._call(
        OPERATION,
        {"deployment_id": deployment_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
