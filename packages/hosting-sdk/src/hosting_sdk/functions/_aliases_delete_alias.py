"""Delete an alias.

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
    name="aliases.deleteAlias",
    verb="DELETE",
    path="/v2/aliases/{aliasId}",
    parameters=(
        Parameter("aliasId", "alias_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.DeleteAliasResponseBody),),
)


async def aliases_delete_alias(
    client: Client,
    *,
    alias_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.DeleteAliasResponseBody:
    """Delete an alias.

    Args:
        client: The client to call with.
        alias_id: `aliasId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.DeleteAliasResponseBody = await client._call(
        OPERATION, {"alias_id": alias_id, "slug": slug, "team_id": team_id}, None, options
    )
    return result
