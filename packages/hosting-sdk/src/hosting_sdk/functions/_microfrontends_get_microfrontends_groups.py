"""Get microfrontends groups.

Generated from `manifest/groups/microfrontends.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="microfrontends.getMicrofrontendsGroups",
    verb="GET",
    path="/v1/microfrontends/groups",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
    safe=True,
)


async def microfrontends_get_microfrontends_groups(
    client: Client,
    *,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Get microfrontends groups.

    Args:
        client: The client to call with.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, None, options
    )
    return result
