"""Invalidate cached content by source images.

Generated from `manifest/groups/edgeCache.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="edgeCache.invalidateBySrcImages",
    verb="POST",
    path="/v1/edge-cache/invalidate-by-src-images",
    parameters=(
        Parameter("projectIdOrName", "project_id_or_name", "query", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.InvalidateBySrcImagesRequestBody),
    results=(Result(200, None, "none"),),
    accept="*/*",
)


async def edge_cache_invalidate_by_src_images(
    client: Client,
    *,
    project_id_or_name: str,
    request_body: m.InvalidateBySrcImagesRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Invalidate cached content by source images.

    Args:
        client: The client to call with.
        project_id_or_name: `projectIdOrName` in the query.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
