"""Record cache events.

Generated from `manifest/groups/artifacts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Body, Operation, Parameter, Result

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="artifacts.recordEvents",
    verb="POST",
    path="/v8/artifacts/events",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("x-artifact-client-ci", "x_artifact_client_ci", "header"),
        Parameter("x-artifact-client-interactive", "x_artifact_client_interactive", "header"),
    ),
    body=Body("application/json", True, "json", lambda: m.RecordEventsRequestBody),
    results=(Result(200, None, "none"),),
    accept="*/*",
)


async def artifacts_record_events(
    client: Client,
    *,
    request_body: m.RecordEventsRequestBody | Sequence[Mapping[str, Any]],
    slug: str | None = None,
    team_id: str | None = None,
    x_artifact_client_ci: str | None = None,
    x_artifact_client_interactive: int | None = None,
    options: RequestOptions | None = None,
) -> None:
    """Record cache events.

    Args:
        client: The client to call with.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        x_artifact_client_ci: `x-artifact-client-ci` in the headers.
        x_artifact_client_interactive: `x-artifact-client-interactive` in the headers.
        options: What differs for this call.
    """
    await client._call(
        OPERATION,
        {
            "slug": slug,
            "team_id": team_id,
            "x_artifact_client_ci": x_artifact_client_ci,
            "x_artifact_client_interactive": x_artifact_client_interactive,
        },
        request_body,
        options,
    )
