"""Remove a project domain.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.removeProjectDomain",
    verb="DELETE",
    path="/v9/projects/{idOrName}/domains/{domain}",
    parameters=(
        Parameter("domain", "domain", "path", required=True),
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.RemoveProjectDomainRequestBody),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
)


async def projects_remove_project_domain(
    client: Client,
    *,
    domain: str,
    id_or_name: str,
    request_body: m.RemoveProjectDomainRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Remove a project domain.

    Args:
        client: The client to call with.
        domain: `domain` in the path.
        id_or_name: `idOrName` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION,
        {"domain": domain, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
