"""Get a named sandbox.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxesV2Beta.getNamedSandbox",
    verb="GET",
    path="/v2/sandboxes/{name}",
    parameters=(
        Parameter("name", "name", "path", required=True),
        Parameter("projectId", "project_id", "query"),
        Parameter("resume", "resume", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetNamedSandboxResponseBody),),
    safe=True,
)


async def sandboxes_v2_beta_get_named_sandbox(
    client: Client,
    *,
    name: str,
    project_id: str | None = None,
    resume: bool | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetNamedSandboxResponseBody:
    """Get a named sandbox.

    Args:
        client: The client to call with.
        name: `name` in the path.
        project_id: `projectId` in the query.
        resume: `resume` in the query; the platform takes `false` when it is absent.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetNamedSandboxResponseBody = await client._call(
        OPERATION,
        {
            "name": name,
            "project_id": project_id,
            "resume": resume,
            "slug": slug,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
