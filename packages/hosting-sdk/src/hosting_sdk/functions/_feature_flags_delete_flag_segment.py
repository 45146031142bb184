"""Delete a flag segment.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="featureFlags.deleteFlagSegment",
    verb="DELETE",
    path="/v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}",
    parameters=(
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("segmentIdOrSlug", "segment_id_or_slug", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("withMetadata", "with_metadata", "query"),
    ),
    results=(Result(204, None, "none"),),
    accept="*/*",
)


async def feature_flags_delete_flag_segment(
    client: Client,
    *,
    project_id_or_name: str,
    segment_id_or_slug: str,
    slug: str | None = None,
    team_id: str | None = None,
    with_metadata: bool | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Delete a flag segment.

    Args:
        client: The client to call with.
        project_id_or_name: `projectIdOrName` in the path.
        segment_id_or_slug: `segmentIdOrSlug` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        with_metadata: `withMetadata` in the query; the platform takes `false` when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "project_id_or_name": project_id_or_name,
            "segment_id_or_slug": segment_id_or_slug,
            "slug": slug,
            "team_id": team_id,
            "with_metadata": with_metadata,
        },
        None,
        options,
    )
