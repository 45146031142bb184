"""Download an artifact.

Generated from `manifest/groups/artifacts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._streams import Download
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="artifacts.downloadArtifact",
    verb="GET",
    path="/v8/artifacts/{hash}",
    parameters=(
        Parameter("hash", "hash", "path", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
        Parameter("x-artifact-client-ci", "x_artifact_client_ci", "header"),
        Parameter("x-artifact-client-interactive", "x_artifact_client_interactive", "header"),
    ),
    results=(Result(200, "application/json", "bytes"),),
    safe=True,
)


def artifacts_download_artifact(
    client: Client,
    *,
    hash: str,
    slug: str | None = None,
    team_id: str | None = None,
    x_artifact_client_ci: str | None = None,
    x_artifact_client_interactive: int | None = None,
    options: RequestOptions | None = None,
) -> Download:
    """Download an artifact.

    Args:
        client: The client to call with.
        hash: `hash` in the path.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        x_artifact_client_ci: `x-artifact-client-ci` in the headers.
        x_artifact_client_interactive: `x-artifact-client-interactive` in the headers.
        options: What differs for this call.
    """
    return client._download(
        OPERATION,
        {
            "hash": hash,
            "slug": slug,
            "team_id": team_id,
            "x_artifact_client_ci": x_artifact_client_ci,
            "x_artifact_client_interactive": x_artifact_client_interactive,
        },
        None,
        options,
    )
