"""Upload a file.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="deployments.uploadFile",
    verb="POST",
    path="/v2/files",
    parameters=(
        Parameter("Content-Length", "content_length", "header"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("x-now-digest", "x_now_digest", "header"),
        Parameter("x-now-size", "x_now_size", "header"),
        Parameter("x-vercel-digest", "x_vercel_digest", "header"),
    ),
    body=Body("application/octet-stream", False, "upload"),
    results=(Result(200, "application/json", "json", lambda: m.UploadFileResponseBody),),
)


async def deployments_upload_file(
    client: Client,
    *,
    request_body: UploadSource | None = None,
    content_length: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    x_now_digest: str | None = None,
    x_now_size: float | None = None,
    x_vercel_digest: str | None = None,
    options: RequestOptions | None = None,
) -> m.UploadFileResponseBody:
    """Upload a file.

    Args:
        client: The client to call with.
        request_body: The bytes to send, from any source.
        content_length: `Content-Length` in the headers.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        x_now_digest: `x-now-digest` in the headers.
        x_now_size: `x-now-size` in the headers.
        x_vercel_digest: `x-vercel-digest` in the headers.
        options: What differs for this call.
    """
    result: m.UploadFileResponseBody = await client._call(
        OPERATION,
        {
            "content_length": content_length,
            "slug": slug,
            "team_id": team_id,
            "x_now_digest": x_now_digest,
            "x_now_size": x_now_size,
            "x_vercel_digest": x_vercel_digest,
        },
        request_body,
        options,
    )
    return result
