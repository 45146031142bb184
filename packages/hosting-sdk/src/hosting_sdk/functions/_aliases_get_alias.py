"""Get an alias.

Generated from `manifest/groups/aliases.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="aliases.getAlias",
    verb="GET",
    path="/v4/aliases/{idOrAlias}",
    parameters=(
        Parameter("idOrAlias", "id_or_alias", "path", required=True),
        Parameter("from", "from_", "query"),
        Parameter("projectId", "project_id", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetAliasResponseBody),),
    safe=True,
)


async def aliases_get_alias(
    client: Client,
    *,
    id_or_alias: str,
    from_: float | None = None,
    project_id: str | None = None,
    since: float | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> m.GetAliasResponseBody:
    """Get an alias.

    Args:
        client: The client to call with.
        id_or_alias: `idOrAlias` in the path.
        from_: `from` in the query.
        project_id: `projectId` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    result: m.GetAliasResponseBody = await client._call(
        OPERATION,
        {
            "id_or_alias": id_or_alias,
            "from_": from_,
            "project_id": project_id,
            "since": since,
            "slug": slug,
            "team_id": team_id,
            "until": until,
        },
        None,
        options,
    )
    return result
