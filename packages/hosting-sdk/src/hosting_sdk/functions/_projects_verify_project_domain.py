"""Verify a project domain.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.verifyProjectDomain",
    verb="POST",
    path="/v9/projects/{idOrName}/domains/{domain}/verify",
    parameters=(
        Parameter("domain", "domain", "path", required=True),
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.VerifyProjectDomainResponseBody),),
)


async def projects_verify_project_domain(
    client: Client,
    *,
    domain: str,
    id_or_name: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.VerifyProjectDomainResponseBody:
    """Verify a project domain.

    Args:
        client: The client to call with.
        domain: `domain` in the path.
        id_or_name: `idOrName` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.VerifyProjectDomainResponseBody = await client._call(
        OPERATION,
        {"domain": domain, "id_or_name": id_or_name, "slug": slug, "team_id": team_id},
        None,
        options,
    )
    return result
