"""Delete a drain.

Generated from `manifest/groups/drains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="drains.deleteDrain",
    verb="DELETE",
    path="/v1/drains/{id}",
    parameters=(
        Parameter("id", "id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(204, None, "none"),),
    accept="*/*",
)


async def drains_delete_drain(
    client: Client,
    *,
    id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Delete a drain.

    Args:
        client: The client to call with.
        id: `id` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    await client._call(OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options)
