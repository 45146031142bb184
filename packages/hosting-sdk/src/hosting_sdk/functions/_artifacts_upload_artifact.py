"""Upload an artifact.

Generated from `manifest/groups/artifacts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions
    from hosting_sdk._uploads import UploadSource

OPERATION = Operation(
    name="artifacts.uploadArtifact",
    verb="PUT",
    path="/v8/artifacts/{hash}",
    parameters=(
        Parameter("hash", "hash", "path", required=True),
        Parameter("Content-Length", "content_length", "header"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("x-artifact-client-ci", "x_artifact_client_ci", "header"),
        Parameter("x-artifact-client-interactive", "x_artifact_client_interactive", "header"),
        Parameter("x-artifact-dirty-hash", "x_artifact_dirty_hash", "header"),
        Parameter("x-artifact-duration", "x_artifact_duration", "header"),
        Parameter("x-artifact-sha", "x_artifact_sha", "header"),
        Parameter("x-artifact-tag", "x_artifact_tag", "header"),
    ),
    body=Body("application/octet-stream", True, "upload"),
    results=(Result(202, "application/json", "json", lambda: m.UploadArtifactResponseBody),),
    safe=True,
)


async def artifacts_upload_artifact(
    client: Client,
    *,
    hash: str,
    request_body: UploadSource,
    content_length: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    x_artifact_client_ci: str | None = None,
    x_artifact_client_interactive: int | None = None,
    x_artifact_dirty_hash: str | None = None,
    x_artifact_duration: float | None = None,
    x_artifact_sha: str | None = None,
    x_artifact_tag: str | None = None,
    options: RequestOptions | None = None,
) -> m.UploadArtifactResponseBody:
    """Upload an artifact.

    Args:
        client: The client to call with.
        hash: `hash` in the path.
        request_body: The bytes to send, from any source.
        content_length: `Content-Length` in the headers.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        x_artifact_client_ci: `x-artifact-client-ci` in the headers.
        x_artifact_client_interactive: `x-artifact-client-interactive` in the headers.
        x_artifact_dirty_hash: `x-artifact-dirty-hash` in the headers.
        x_artifact_duration: `x-artifact-duration` in the headers.
        x_artifact_sha: `x-artifact-sha` in the headers.
        x_artifact_tag: `x-artifact-tag` in the headers.
        options: What differs for this call.
    """
    result: m.UploadArtifactResponseBody = await client._call(
        OPERATION,
        {
            "hash": hash,
            "content_length": content_length,
            "slug": slug,
            "team_id": team_id,
            "x_artifact_client_ci": x_artifact_client_ci,
            "x_artifact_client_interactive": x_artifact_client_interactive,
            "x_artifact_dirty_hash": x_artifact_dirty_hash,
            "x_artifact_duration": x_artifact_duration,
            "x_artifact_sha": x_artifact_sha,
            "x_artifact_tag": x_artifact_tag,
        },
        request_body,
        options,
    )
    return result
