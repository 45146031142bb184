"""Update an observability configuration project.

Generated from `manifest/groups/apiObservability.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="apiObservability.updateObservabilityConfigurationProject",
    verb="PUT",
    path="/v1/observability/manage/configuration/projects/{projectIdOrName}",
    parameters=(
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body(
        "application/json",
        False,
        "json",
        lambda: m.UpdateObservabilityConfigurationProjectRequestBody,
    ),
    results=(
        Result(
            200,
            "application/json",
            "json",
            lambda: m.UpdateObservabilityConfigurationProjectResponseBody,
        ),
    ),
    safe=True,
)


async def api_observability_update_observability_configuration_project(
    client: Client,
    *,
    project_id_or_name: str,
    request_body: m.UpdateObservabilityConfigurationProjectRequestBody
    | Mapping[str, Any]
    | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.UpdateObservabilityConfigurationProjectResponseBody:
    """Update an observability configuration project.

    Args:
        client: The client to call with.
        project_id_or_name: `projectIdOrName` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.UpdateObservabilityConfigurationProjectResponseBody = await client._call(
        OPERATION,
        {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
