"""The methods of `artifacts`.

Generated from `manifest/groups/artifacts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._sync_streams import SyncDownload
    from hosting_sdk._types import RequestOptions
    from hosting_sdk._uploads import UploadSource


class Artifacts(SyncGroup):
    """The methods of `artifacts`, each waiting for its result."""

    def artifact_exists(
        self,
        *,
        hash: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Say whether an artifact is in the cache.

        Args:
            hash: `hash` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._artifacts_artifact_exists import OPERATION

        self._call(OPERATION, {"hash": hash, "slug": slug, "team_id": team_id}, None, options)

    def artifact_query(
        self,
        *,
        request_body: m.ArtifactQueryRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ArtifactQueryResponseBody:
        """Ask about artifacts by their hashes.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._artifacts_artifact_query import OPERATION

        result: m.ArtifactQueryResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def download_artifact(
        self,
        *,
        hash: str,
        slug: str | None = None,
        team_id: str | None = None,
        x_artifact_client_ci: str | None = None,
        x_artifact_client_interactive: int | None = None,
        options: RequestOptions | None = None,
    ) -> SyncDownload:
        """Download an artifact.

        Args:
            hash: `hash` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            x_artifact_client_ci: `x-artifact-client-ci` in the headers.
            x_artifact_client_interactive: `x-artifact-client-interactive` in the headers.
            options: What differs for this call.
        """
        from hosting_sdk.functions._artifacts_download_artifact import OPERATION

        return self._download(
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

    def record_events(
        self,
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
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            x_artifact_client_ci: `x-artifact-client-ci` in the headers.
            x_artifact_client_interactive: `x-artifact-client-interactive` in the headers.
            options: What differs for this call.
        """
        from hosting_sdk.functions._artifacts_record_events import OPERATION

        self._call(
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

    def status(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StatusResponseBody:
        """Get the status of the artifact cache.

        Args:
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._artifacts_status import OPERATION

        result: m.StatusResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, None, options
        )
        return result

    def upload_artifact(
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
    ) -> m.UploadArtifactResponseBody:
        """Upload an artifact.

        Args:
            hash: `hash` in the path.
            request_body: The bytes to send, from any source.
            content_length: `Content-Length` in the headers.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            x_artifact_client_ci: `x-artifact-client-ci` in the headers.
            x_artifact_client_interactive: `x-artifact-client-interactive` in the headers.
            x_artifact_dirty_hash: `x-artifact-dirty-hash` in the headers.
            x_artifact_duration: `x-artifact-duration` in the headers.
            x_artifact_sha: `x-artifact-sha` in the headers.
            x_artifact_tag: `x-artifact-tag` in the headers.
            options: What differs for this call.
        """
        from hosting_sdk.functions._artifacts_upload_artifact import OPERATION

        result: m.UploadArtifactResponseBody = self._call(
            OPERATION,
            {
                "hash": hash,
                "content_length": content_length,
                "slug": slug,
                "team_id": team_id,
                "x_artifact_client_ci": x_artifact_client_ci,
                "x_artifact_client_interactive": x_artifact_client_interactive,
                "x_artifact_dirty_hash": x_artifact_dirty_hash,
                "x_artifact_duration": x_artifact_duration,
                "x_artifact_sha": x_artifact_sha,
                "x_artifact_tag": x_artifact_tag,
            },
            request_body,
            options,
        )
        return result
