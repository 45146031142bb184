"""Get deployment events.

Generated from `manifest/groups/deployments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._streams import ValueOrStream
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="deployments.getDeploymentEvents",
    verb="GET",
    path="/v3/deployments/{idOrUrl}/events",
    parameters=(
        Parameter("idOrUrl", "id_or_url", "path", required=True),
        Parameter("builds", "builds", "query"),
        Parameter("delimiter", "delimiter", "query"),
        Parameter("direction", "direction", "query"),
        Parameter("follow", "follow", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("name", "name", "query"),
        Parameter("since", "since", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("statusCode", "status_code", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("until", "until", "query"),
    ),
    results=(
        Result(200, "application/json", "json", lambda: m.GetDeploymentEventsResponse),
        Result(200, "application/stream+json", "lines", lambda: m.GetDeploymentEventsResponse),
    ),
    accept="application/json;q=1, application/stream+json;q=0",
    safe=True,
)


def deployments_get_deployment_events(
    client: Client,
    *,
    id_or_url: str,
    builds: float | None = None,
    delimiter: float | None = None,
    direction: Literal["backward", "forward"] | None = None,
    follow: float | None = None,
    limit: float | None = None,
    name: str | None = None,
    since: float | None = None,
    slug: str | None = None,
    status_code: m.RepoId | None = None,
    team_id: str | None = None,
    until: float | None = None,
    options: RequestOptions | None = None,
) -> ValueOrStream[m.GetDeploymentEventsResponse, m.GetDeploymentEventsResponse]:
    """Get deployment events.

    Await it for the value, iterate over it for a stream of records.

    Args:
        client: The client to call with.
        id_or_url: `idOrUrl` in the path.
        builds: `builds` in the query.
        delimiter: `delimiter` in the query.
        direction: `direction` in the query; the platform takes `forward` when it is absent.
        follow: `follow` in the query.
        limit: `limit` in the query.
        name: `name` in the query.
        since: `since` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        status_code: `statusCode` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        until: `until` in the query.
        options: What differs for this call.
    """
    return client._value_or_stream(
        OPERATION,
        {
            "id_or_url": id_or_url,
            "builds": builds,
            "delimiter": delimiter,
            "direction": direction,
            "follow": follow,
            "limit": limit,
            "name": name,
            "since": since,
            "slug": slug,
            "status_code": status_code,
            "team_id": team_id,
            "until": until,
        },
        None,
        options,
    )
