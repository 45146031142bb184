"""Update a sandbox.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxesV2Beta.updateSandbox",
    verb="PATCH",
    path="/v2/sandboxes/{name}",
    parameters=(
        Parameter("name", "name", "path", required=True),
        Parameter("projectId", "project_id", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.UpdateSandboxRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.DeleteSandboxResponseBody),),
)


async def sandboxes_v2_beta_update_sandbox(
    client: Client,
    *,
    name: str,
    request_body: m.UpdateSandboxRequestBody | Mapping[str, Any] | None = None,
    project_id: str | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.DeleteSandboxResponseBody:
    """Update a sandbox.

    Args:
        client: The client to call with.
        name: `name` in the path.
        request_body: The body; a mapping has wire names.
        project_id: `projectId` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.DeleteSandboxResponseBody = await client._call(
        OPERATION,
        {"name": name, "project_id": project_id, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
