"""Get deployment feature flags.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="featureFlags.getDeploymentFeatureFlags",
    verb="GET",
    path="/v1/deployments/{deploymentId}/feature-flags",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.GetDeploymentFeatureFlagsResponseBody),
    ),
    safe=True,
)


async def feature_flags_get_deployment_feature_flags(
    client: Client,
    *,
    deployment_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetDeploymentFeatureFlagsResponseBody:
    """Get deployment feature flags.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetDeploymentFeatureFlagsResponseBody = await client._call(
        OPERATION, {"deployment_id": deployment_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
