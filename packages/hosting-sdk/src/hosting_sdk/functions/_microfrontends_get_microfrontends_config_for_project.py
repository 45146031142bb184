"""Get the microfrontends configuration of a project.

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
    name="microfrontends.getMicrofrontendsConfigForProject",
    verb="GET",
    path="/v1/microfrontends/projects/{projectIdOrName}/production-mfe-config",
    parameters=(
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.GetMicrofrontendsConfigResponseBody),
    ),
    safe=True,
)


async def microfrontends_get_microfrontends_config_for_project(
    client: Client,
    *,
    project_id_or_name: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetMicrofrontendsConfigResponseBody:
    """Get the microfrontends configuration of a project.

    Args:
        client: The client to call with.
        project_id_or_name: `projectIdOrName` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetMicrofrontendsConfigResponseBody = await client._call(
        OPERATION,
        {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
