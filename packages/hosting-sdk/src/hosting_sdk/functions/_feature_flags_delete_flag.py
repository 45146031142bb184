"""Delete a flag.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="featureFlags.deleteFlag",
    verb="DELETE",
    path="/v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}",
    parameters=(
        Parameter("flagIdOrSlug", "flag_id_or_slug", "path", required=True),
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("ifMatch", "if_match", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("withMetadata", "with_metadata", "query"),
    ),
    results=(Result(204, None, "none"), Result(304, None, "none")),
    accept="*/*",
)


async def feature_flags_delete_flag(
    client: Client,
    *,
    flag_id_or_slug: str,
    project_id_or_name: str,
    if_match: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    with_metadata: bool | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Delete a flag.

    Args:
        client: The client to call with.
        flag_id_or_slug: `flagIdOrSlug` in the path.
        project_id_or_name: `projectIdOrName` in the path.
        if_match: `ifMatch` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        with_metadata: `withMetadata` in the query.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "flag_id_or_slug": flag_id_or_slug,
            "project_id_or_name": project_id_or_name,
            "if_match": if_match,
            "slug": slug,
            "team_id": team_id,
            "with_metadata": with_metadata,
        },
        None,
        options,
    )
