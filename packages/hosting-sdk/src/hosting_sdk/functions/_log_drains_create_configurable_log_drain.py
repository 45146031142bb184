"""Create a configurable log drain.

Generated from `manifest/groups/logDrains.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="logDrains.createConfigurableLogDrain",
    verb="POST",
    path="/v1/log-drains",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", True, "json", lambda: m.CreateConfigurableLogDrainRequestBody),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
    deprecated=True,
)


async def log_drains_create_configurable_log_drain(
    client: Client,
    *,
    request_body: m.CreateConfigurableLogDrainRequestBody | Mapping[str, Any],
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Create a configurable log drain.

    Deprecated: the platform discourages its use.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
    )
    return result
