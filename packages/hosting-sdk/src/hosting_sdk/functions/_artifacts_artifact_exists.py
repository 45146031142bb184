"""Say whether an artifact is in the cache.

Generated from `manifest/groups/artifacts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="artifacts.artifactExists",
    verb="HEAD",
    path="/v8/artifacts/{hash}",
    parameters=(
        Parameter("hash", "hash", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, None, "none"),),
    accept="*/*",
    safe=True,
)


async def artifacts_artifact_exists(
    client: Client,
    *,
    hash: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Say whether an artifact is in the cache.

    Args:
        client: The client to call with.
        hash: `hash` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(OPERATION, {"hash": hash, "slug": slug, "team_id": team_id}, None, options)
