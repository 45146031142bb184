"""Get runtime logs.

Generated from `manifest/groups/logs.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._streams import RecordStream
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="logs.getRuntimeLogs",
    verb="GET",
    path="/v1/projects/{projectId}/deployments/{deploymentId}/runtime-logs",
    parameters=(
        Parameter("deploymentId", "deployment_id", "path", required=True),
        Parameter("projectId", "project_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/stream+json", "lines", lambda: m.GetRuntimeLogsResponseBody),
    ),
    accept="application/stream+json",
    safe=True,
)


def logs_get_runtime_logs(
    client: Client,
    *,
    deployment_id: str,
    project_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> RecordStream[m.GetRuntimeLogsResponseBody]:
    """Get runtime logs.

    Args:
        client: The client to call with.
        deployment_id: `deploymentId` in the path.
        project_id: `projectId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    return client._stream(
        OPERATION,
        {
            "deployment_id": deployment_id,
            "project_id": project_id,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
