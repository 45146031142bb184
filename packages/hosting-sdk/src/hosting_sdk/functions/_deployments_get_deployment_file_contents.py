"""Get the contents of a deployment's file.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._streams import Download
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="deployments.getDeploymentFileContents",
    verb="GET",
    path="/v8/deployments/{id}/files/{fileId}",
    parameters=(
        Parameter("fileId", "file_id", "path", required=True),
        Parameter("id", "id", "path", required=True),
        Parameter("path", "path", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, None, "bytes"),
        Result(201, None, "bytes"),
        Result(202, None, "bytes"),
        Result(203, None, "bytes"),
        Result(206, None, "bytes"),
    ),
    accept="*/*",
    safe=True,
)


def deployments_get_deployment_file_contents(
    client: Client,
    *,
    file_id: str,
    id: str,
    path: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> Download:
    """Get the contents of a deployment's file.

    Args:
        client: The client to call with.
        file_id: `fileId` in the path.
        id: `id` in the path.
        path: `path` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    return client._download(
        OPERATION,
        {"file_id": file_id, "id": id, "path": path, "slug": slug, "team_id": team_id},
        None,
        options,
    )
