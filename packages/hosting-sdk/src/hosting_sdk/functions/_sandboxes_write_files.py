"""Write files.

Generated from `manifest/groups/sandboxes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="sandboxes.writeFiles",
    verb="POST",
    path="/v1/sandboxes/{sandboxId}/fs/write",
    parameters=(
        Parameter("sandboxId", "sandbox_id", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("x-cwd", "x_cwd", "header"),
    ),
    results=(Result(200, "application/json", "json", lambda: dict[str, Any]),),
)


async def sandboxes_write_files(
    client: Client,
    *,
    sandbox_id: str,
    slug: str | None = None,
    team_id: str | None = None,
    x_cwd: str | None = None,
    options: RequestOptions | None = None,
) -> dict[str, Any]:
    """Write files.

    Args:
        client: The client to call with.
        sandbox_id: `sandboxId` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        x_cwd: `x-cwd` in the headers.
        options: What differs for this call.
    """
    result: dict[str, Any] = await client._call(
        OPERATION,
        {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id, "x_cwd": x_cwd},
        None,
        options,
    )
    return result
