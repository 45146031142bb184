"""Update static IPs.

Generated from `manifest/groups/staticIps.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="staticIps.updateStaticIps",
    verb="PATCH",
    path="/v1/projects/{idOrName}/shared-connect-links",
    parameters=(
        Parameter("idOrName", "id_or_name", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.UpdateStaticIpsRequestBody),
    results=(Result(200, "application/json", "json", lambda: list[m.NewConnectConfigurations]),),
)


async def static_ips_update_static_ips(
    client: Client,
    *,
    id_or_name: str,
    request_body: m.UpdateStaticIpsRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> list[m.NewConnectConfigurations]:
    """Update static IPs.

    The same as `connect.updateStaticIps`.

    Args:
        client: The client to call with.
        id_or_name: `idOrName` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: list[m.NewConnectConfigurations] = await client._call(
        OPERATION,
        {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
        request_body,
        options,
    )
    return result
