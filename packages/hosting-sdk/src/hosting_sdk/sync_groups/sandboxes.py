"""The methods of `sandboxes`.

Generated from `manifest/groups/sandboxes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._sync_streams import SyncDownload, SyncRecordStream
    from hosting_sdk._types import RequestOptions


class Sandboxes(SyncGroup):
    """The methods of `sandboxes`, each waiting for its result."""

    def create_directory(
        self,
        *,
        sandbox_id: str,
        request_body: m.CreateDirectoryRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Create a directory.

        Args:
            sandbox_id: `sandboxId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_create_directory import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION,
            {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def create_snapshot(
        self,
        *,
        sandbox_id: str,
        request_body: m.CreateSnapshotRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateSnapshotResponseBody:
        """Create a snapshot.

        Args:
            sandbox_id: `sandboxId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_create_snapshot import OPERATION

        result: m.CreateSnapshotResponseBody = self._call(
            OPERATION,
            {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def delete_snapshot(
        self,
        *,
        snapshot_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSnapshotResponseBody:
        """Delete a snapshot.

        Args:
            snapshot_id: `snapshotId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_delete_snapshot import OPERATION

        result: m.GetSnapshotResponseBody = self._call(
            OPERATION, {"snapshot_id": snapshot_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def extend_sandbox_timeout(
        self,
        *,
        sandbox_id: str,
        request_body: m.ExtendSandboxTimeoutRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StopSandboxResponseBody:
        """Extend a sandbox timeout.

        Args:
            sandbox_id: `sandboxId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_extend_sandbox_timeout import OPERATION

        result: m.StopSandboxResponseBody = self._call(
            OPERATION,
            {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def get_command(
        self,
        *,
        cmd_id: str,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        wait: Literal["true", "false"] | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetCommandResponseBody:
        """Get a command.

        Args:
            cmd_id: `cmdId` in the path.
            sandbox_id: `sandboxId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            wait: `wait` in the query; the platform takes `false` when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_get_command import OPERATION

        result: m.GetCommandResponseBody = self._call(
            OPERATION,
            {
                "cmd_id": cmd_id,
                "sandbox_id": sandbox_id,
                "slug": slug,
                "team_id": team_id,
                "wait": wait,
            },
            None,
            options,
        )
        return result

    def get_command_logs(
        self,
        *,
        cmd_id: str,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> SyncRecordStream[m.GetCommandLogsResponseBody]:
        """Get command logs.

        Args:
            cmd_id: `cmdId` in the path.
            sandbox_id: `sandboxId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_get_command_logs import OPERATION

        return self._stream(
            OPERATION,
            {"cmd_id": cmd_id, "sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )

    def get_sandbox(
        self,
        *,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSandboxResponseBody:
        """Get a sandbox.

        Args:
            sandbox_id: `sandboxId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_get_sandbox import OPERATION

        result: m.GetSandboxResponseBody = self._call(
            OPERATION, {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_sandboxes_v1(
        self,
        *,
        limit: float | None = None,
        project: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSandboxesV1ResponseBody:
        """Get sandboxes.

        Args:
            limit: `limit` in the query.
            project: `project` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_get_sandboxes_v1 import OPERATION

        result: m.GetSandboxesV1ResponseBody = self._call(
            OPERATION,
            {
                "limit": limit,
                "project": project,
                "since": since,
                "slug": slug,
                "team_id": team_id,
                "until": until,
            },
            None,
            options,
        )
        return result

    def get_snapshot(
        self,
        *,
        snapshot_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSnapshotResponseBody:
        """Get a snapshot.

        Args:
            snapshot_id: `snapshotId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_get_snapshot import OPERATION

        result: m.GetSnapshotResponseBody = self._call(
            OPERATION, {"snapshot_id": snapshot_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def kill_command(
        self,
        *,
        cmd_id: str,
        sandbox_id: str,
        request_body: m.KillCommandRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetCommandResponseBody:
        """Kill a command.

        Args:
            cmd_id: `cmdId` in the path.
            sandbox_id: `sandboxId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_kill_command import OPERATION

        result: m.GetCommandResponseBody = self._call(
            OPERATION,
            {"cmd_id": cmd_id, "sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def list_commands(
        self,
        *,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListCommandsResponseBody:
        """List commands.

        Args:
            sandbox_id: `sandboxId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_list_commands import OPERATION

        result: m.ListCommandsResponseBody = self._call(
            OPERATION, {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def list_snapshots(
        self,
        *,
        limit: float | None = None,
        project: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListSnapshotsResponseBody:
        """List snapshots.

        Args:
            limit: `limit` in the query.
            project: `project` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_list_snapshots import OPERATION

        result: m.ListSnapshotsResponseBody = self._call(
            OPERATION,
            {
                "limit": limit,
                "project": project,
                "since": since,
                "slug": slug,
                "team_id": team_id,
                "until": until,
            },
            None,
            options,
        )
        return result

    def read_file(
        self,
        *,
        sandbox_id: str,
        request_body: m.ReadFileRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> SyncDownload:
        """Read a file.

        Args:
            sandbox_id: `sandboxId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_read_file import OPERATION

        return self._download(
            OPERATION,
            {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )

    def run_command(
        self,
        *,
        sandbox_id: str,
        request_body: m.RunCommandRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetCommandResponseBody:
        """Run a command.

        Args:
            sandbox_id: `sandboxId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_run_command import OPERATION

        result: m.GetCommandResponseBody = self._call(
            OPERATION,
            {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def stop_sandbox(
        self,
        *,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StopSandboxResponseBody:
        """Stop a sandbox.

        Args:
            sandbox_id: `sandboxId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_stop_sandbox import OPERATION

        result: m.StopSandboxResponseBody = self._call(
            OPERATION, {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def update_network_policy(
        self,
        *,
        sandbox_id: str,
        request_body: m.NetworkPolicy | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StopSandboxResponseBody:
        """Update a network policy.

        Args:
            sandbox_id: `sandboxId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_update_network_policy import OPERATION

        result: m.StopSandboxResponseBody = self._call(
            OPERATION,
            {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def write_files(
        self,
        *,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        x_cwd: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Write files.

        Args:
            sandbox_id: `sandboxId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            x_cwd: `x-cwd` in the headers.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_write_files import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION,
            {"sandbox_id": sandbox_id, "slug": slug, "team_id": team_id, "x_cwd": x_cwd},
            None,
            options,
        )
        return result
