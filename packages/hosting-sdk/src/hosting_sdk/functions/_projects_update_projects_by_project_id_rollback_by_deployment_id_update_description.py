"""Update the description of a rollback.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="projects.updateProjectsByProjectIdRollbackByDeploymentIdUpdateDescription",
    verb="PATCH",
    path="/v1/projects/{projectId}/rollback/{deploymentId}/update-description",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("projectId", "project_id", "path", required=True),
    ),
    body=Body(
        "application/json",
        False,
        "json",
        lambda: m.UpdateProjectsByProjectIdRollbackByDeploymentIdUpdateDescriptionRequestBody,
    ),
    results=(Result(200, None, "none"),),
    accept="*/*",
    security=False,
)


async def projects_update_projects_by_project_id_rollback_by_deployment_id_update_description(
    client: Client,
    *,
    deployment_id: str,
    project_id: str,
    request_body: m.UpdateProjectsByProjectIdRollbackByDeploymentIdUpdateDescriptionRequestBody
    | Mapping[str, Any]
    | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Update the description of a rollback.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        project_id: `projectId` in the path.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    await client._call(
        OPERATION, {"deployment_id": deployment_id, "project_id": project_id}, request_body, options
    )
