"""Create a deployment.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="deployments.createDeployment",
    verb="POST",
    path="/v13/deployments",
    parameters=(
        Parameter("forceNew", "force_new", "query"),
        Parameter("skipAutoDetectionConfirmation", "skip_auto_detection_confirmation", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.CreateDeploymentRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.CancelDeploymentResponseBody),),
)


async def deployments_create_deployment(
    client: Client,
    *,
    request_body: m.CreateDeploymentRequestBody | Mapping[str, Any],
    force_new: Literal["0", "1"] | None = None,
    skip_auto_detection_confirmation: Literal["0", "1"] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.CancelDeploymentResponseBody:
    """Create a deployment.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        force_new: `forceNew` in the query.
        skip_auto_detection_confirmation: `skipAutoDetectionConfirmation` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.CancelDeploymentResponseBody = await client._call(
        OPERATION,
        {
            "force_new": force_new,
            "skip_auto_detection_confirmation": skip_auto_detection_confirmation,
            "slug": slug,
            "team_id": team_id,
        },
        request_body,
        options,
    )
    return result
