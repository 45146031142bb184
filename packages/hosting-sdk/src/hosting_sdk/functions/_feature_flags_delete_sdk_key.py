"""Delete an SDK key.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="featureFlags.deleteSDKKey",
    verb="DELETE",
    path="/v1/projects/{projectIdOrName}/feature-flags/sdk-keys/{hashKey}",
    parameters=(
        Parameter("hashKey", "hash_key", "path", required=True),
        Parameter("projectIdOrName", "project_id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(204, None, "none"),),
    accept="*/*",
)


async def feature_flags_delete_sdk_key(
    client: Client,
    *,
    hash_key: str,
    project_id_or_name: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Delete an SDK key.

    Args:
        client: The client to call with.
        hash_key: `hashKey` in the path.
        project_id_or_name: `projectIdOrName` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "hash_key": hash_key,
            "project_id_or_name": project_id_or_name,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
