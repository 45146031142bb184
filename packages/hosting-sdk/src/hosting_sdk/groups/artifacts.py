"""The methods of `artifacts`.

Generated from `manifest/groups/artifacts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._streams.streams import Download
    from hosting_sdk._transport.uploads import UploadSource
    from hosting_sdk._types import RequestOptions

__all__ = ["Artifacts"]


class Artifacts(Group):
    """The methods of `artifacts`."""

    @operation
    async def artifact_exists(
        self,
        *,
        hash: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Check whether the cache has an artifact.

        Nothing is downloaded; without the artifact the answer is 404.

        Args:
            hash: Hash that identifies the artifact in the cache.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.artifacts.artifact_exists(hash="12HKQaOmR5t5Uy6vdcQsNIiZgHGB")
        """

    @operation
    async def artifact_query(
        self,
        *,
        request_body: m.ArtifactQueryRequest | m.ArtifactQueryRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ArtifactMap:
        """Get facts about several artifacts by their hashes: size, duration and tag.

        A hash that the cache does not have gives null.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.artifacts.artifact_query(
                request_body={"hashes": ["12HKQaOmR5t5Uy6vdcQsNIiZgHGB"]},
            )
        """

    @operation
    def download_artifact(
        self,
        *,
        hash: str,
        slug: str | None = None,
        team_id: str | None = None,
        x_artifact_client_ci: str | None = None,
        x_artifact_client_interactive: int | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """Download an artifact from the cache as a stream of bytes.

        Compare the number of bytes with the header `Content-Length`.

        Args:
            hash: Hash that identifies the artifact in the cache.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            x_artifact_client_ci: Name of the continuous-integration environment of the client; at
                most 50 characters.
            x_artifact_client_interactive: 1 if the client is an interactive shell, otherwise 0.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            content = await client.artifacts.download_artifact(
                hash="12HKQaOmR5t5Uy6vdcQsNIiZgHGB",
            ).read()
        """

    @operation
    async def record_events(
        self,
        *,
        request_body: m.RecordEventsRequest | m.RecordEventsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        x_artifact_client_ci: str | None = None,
        x_artifact_client_interactive: int | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Report hits and misses of the cache for usage statistics.

        A hit also tells how many milliseconds it saved.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            x_artifact_client_ci: Name of the continuous-integration environment of the client; at
                most 50 characters.
            x_artifact_client_interactive: 1 if the client is an interactive shell, otherwise 0.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.artifacts.record_events(
                request_body=[
                    {
                        "sessionId": "0f6f0b7e-6f3e-4d8f-9a35-1d2f6c1f0b11",
                        "source": "REMOTE",
                        "event": "HIT",
                        "hash": "12HKQaOmR5t5Uy6vdcQsNIiZgHGB",
                        "duration": 400,
                    },
                ],
            )
        """

    @operation
    async def status(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ArtifactsStatus:
        """Get whether the remote cache is on for the token's user or team.

        It may be enabled, disabled, or over a limit.

        Args:
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.artifacts.status()
        """

    @operation
    async def upload_artifact(
        self,
        *,
        hash: str,
        request_body: UploadSource,
        content_length: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        x_artifact_client_ci: str | None = None,
        x_artifact_client_interactive: int | None = None,
        x_artifact_dirty_hash: str | None = None,
        x_artifact_duration: float | None = None,
        x_artifact_sha: str | None = None,
        x_artifact_tag: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UploadArtifactResult:
        """Upload an artifact to the cache under its hash.

        Returns the URLs to download it from.

        Args:
            hash: Hash that identifies the artifact in the cache.
            request_body: The bytes to send, from any source.
            content_length: Size of the upload in bytes.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            x_artifact_client_ci: Name of the continuous-integration environment of the client; at
                most 50 characters.
            x_artifact_client_interactive: 1 if the client is an interactive shell, otherwise 0.
            x_artifact_dirty_hash: Hash of the uncommitted changes in the working folder that made
                the artifact.
            x_artifact_duration: Time that it took to make the artifact, in milliseconds.
            x_artifact_sha: SHA of the commit that made the artifact.
            x_artifact_tag: Tag of the artifact in base64, at most 600 characters; a download gives
                it back in the header `x-artifact-tag`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.artifacts.upload_artifact(
                hash="12HKQaOmR5t5Uy6vdcQsNIiZgHGB",
                content_length=14,
                x_artifact_duration=400,
                request_body=b"<h1>Hello</h1>",
            )
        """
