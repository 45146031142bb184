"""Get a microfrontends configuration.

Generated from `manifest/groups/microfrontends.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="microfrontends.getMicrofrontendsConfig",
    verb="GET",
    path="/v1/microfrontends/{deploymentId}/config",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.GetMicrofrontendsConfigResponseBody),
    ),
    safe=True,
)


async def microfrontends_get_microfrontends_config(
    client: Client,
    *,
    deployment_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetMicrofrontendsConfigResponseBody:
    """Get a microfrontends configuration.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetMicrofrontendsConfigResponseBody = await client._call(
        OPERATION, {"deployment_id": deployment_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
