"""Get a domain configuration.

Generated from `manifest/groups/domains.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="domains.getDomainConfig",
    verb="GET",
    path="/v6/domains/{domain}/config",
    parameters=(
        Parameter("domain", "domain", "path", required=True),
        Parameter("projectIdOrName", "project_id_or_name", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("strict", "strict", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetDomainConfigResponseBody),),
    safe=True,
)


async def domains_get_domain_config(
    client: Client,
    *,
    domain: str,
    project_id_or_name: str | None = None,
    slug: str | None = None,
    strict: Literal["true", "false"] | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetDomainConfigResponseBody:
    """Get a domain configuration.

    Args:
        client: The client to call with.
        domain: `domain` in the path.
        project_id_or_name: `projectIdOrName` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        strict: `strict` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetDomainConfigResponseBody = await client._call(
        OPERATION,
        {
            "domain": domain,
            "project_id_or_name": project_id_or_name,
            "slug": slug,
            "strict": strict,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
