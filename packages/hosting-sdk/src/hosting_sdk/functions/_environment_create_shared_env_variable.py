"""Create a shared environment variable.

Generated from `manifest/groups/environment.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="environment.createSharedEnvVariable",
    verb="POST",
    path="/v1/env",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.CreateSharedEnvVariableRequestBody),
    results=(
        Result(201, "application/json", "json", lambda: m.CreateSharedEnvVariableResponseBody),
    ),
)


async def environment_create_shared_env_variable(
    client: Client,
    *,
    request_body: m.CreateSharedEnvVariableRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.CreateSharedEnvVariableResponseBody:
    """Create a shared environment variable.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.CreateSharedEnvVariableResponseBody = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
    )
    return result
