"""Search Git repositories.

Generated from `manifest/groups/integrations.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="integrations.searchRepo",
    verb="GET",
    path="/v1/integrations/search-repo",
    parameters=(
        Parameter("host", "host", "query"),
        Parameter("installationId", "installation_id", "query"),
        Parameter("namespaceId", "namespace_id", "query"),
        Parameter("provider", "provider", "query"),
        Parameter("query", "query", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.SearchRepoResponseBody),),
    safe=True,
)


async def integrations_search_repo(
    client: Client,
    *,
    host: str | None = None,
    installation_id: str | None = None,
    namespace_id: m.KeyEq | None = None,
    provider: Literal["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"]
    | None = None,
    query: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.SearchRepoResponseBody:
    """Search Git repositories.

    Args:
        client: The client to call with.
        host: `host` in the query.
        installation_id: `installationId` in the query.
        namespace_id: `namespaceId` in the query.
        provider: `provider` in the query.
        query: `query` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.SearchRepoResponseBody = await client._call(
        OPERATION,
        {
            "host": host,
            "installation_id": installation_id,
            "namespace_id": namespace_id,
            "provider": provider,
            "query": query,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
