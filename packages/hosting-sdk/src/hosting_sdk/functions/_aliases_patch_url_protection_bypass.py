"""Change parts of a URL protection bypass.

Generated from `manifest/groups/aliases.json` by `python -m tools.sdkgen`; edits are overwritten.
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
    name="aliases.patchUrlProtectionBypass",
    verb="PATCH",
    path="/aliases/{id}/protection-bypass",
    parameters=(
        Parameter("id", "id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    body=Body("application/json", False, "json", lambda: m.PatchUrlProtectionBypassRequestBody),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
)


async def aliases_patch_url_protection_bypass(
    client: Client,
    *,
    id: str,
    request_body: m.PatchUrlProtectionBypassRequestBody | Mapping[str, Any] | None = None,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Change parts of a URL protection bypass.

    Args:
        client: The client to call with.
        id: `id` in the path.
        request_body: The body; a mapping has wire names.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION, {"id": id, "slug": slug, "team_id": team_id}, request_body, options
    )
    return result
