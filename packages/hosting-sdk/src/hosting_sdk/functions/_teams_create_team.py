"""Create a team.

Generated from `manifest/groups/teams.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Result

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="teams.createTeam",
    verb="POST",
    path="/v1/teams",
    body=Body("application/json", True, "json", lambda: m.CreateTeamRequestBody),
    results=(Result(200, "application/json", "json", lambda: m.EdgeConfig),),
)


async def teams_create_team(
    client: Client,
    *,
    request_body: m.CreateTeamRequestBody | Mapping[str, Any],
    options: RequestOptions | None = None,
) -> m.EdgeConfig:
    """Create a team.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        options: What differs for this call.
    """
    result: m.EdgeConfig = await client._call(OPERATION, {}, request_body, options)
    return result
