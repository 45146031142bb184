"""Delete a microfrontends group.

Generated from `manifest/groups/teams.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="teams.deleteMicrofrontendsGroup",
    verb="DELETE",
    path="/v1/teams/{teamId}/microfrontends/{groupId}",
    parameters=(
        Parameter("groupId", "group_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "path", required=True, scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
)


async def teams_delete_microfrontends_group(
    client: Client,
    *,
    group_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Delete a microfrontends group.

    Args:
        client: The client to call with.
        group_id: `groupId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the path; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION, {"group_id": group_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
