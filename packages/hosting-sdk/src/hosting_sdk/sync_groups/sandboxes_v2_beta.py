"""The methods of `sandboxesV2Beta`.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
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


class SandboxesV2Beta(SyncGroup):
    """The methods of `sandboxesV2Beta`, each waiting for its result."""

    def create_session_directory(
        self,
        *,
        session_id: str,
        request_body: m.CreateDirectoryRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Create a session directory.

        Args:
            session_id: `sessionId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_create_session_directory import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION,
            {"session_id": session_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def create_session_snapshot(
        self,
        *,
        session_id: str,
        request_body: m.CreateSnapshotRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateSessionSnapshotResponseBody:
        """Create a session snapshot.

        Args:
            session_id: `sessionId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_create_session_snapshot import OPERATION

        result: m.CreateSessionSnapshotResponseBody = self._call(
            OPERATION,
            {"session_id": session_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def delete_sandbox(
        self,
        *,
        name: str,
        project_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteSandboxResponseBody:
        """Delete a sandbox.

        Args:
            name: `name` in the path.
            project_id: `projectId` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_delete_sandbox import OPERATION

        result: m.DeleteSandboxResponseBody = self._call(
            OPERATION,
            {"name": name, "project_id": project_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    def delete_session_snapshot(
        self,
        *,
        snapshot_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSnapshotResponseBody:
        """Delete a session snapshot.

        Args:
            snapshot_id: `snapshotId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_delete_session_snapshot import OPERATION

        result: m.GetSnapshotResponseBody = self._call(
            OPERATION, {"snapshot_id": snapshot_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def extend_session_timeout(
        self,
        *,
        session_id: str,
        request_body: m.ExtendSandboxTimeoutRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StopSessionResponseBody:
        """Extend a session timeout.

        Args:
            session_id: `sessionId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_extend_session_timeout import OPERATION

        result: m.StopSessionResponseBody = self._call(
            OPERATION,
            {"session_id": session_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def get_named_sandbox(
        self,
        *,
        name: str,
        project_id: str | None = None,
        resume: bool | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetNamedSandboxResponseBody:
        """Get a named sandbox.

        Args:
            name: `name` in the path.
            project_id: `projectId` in the query.
            resume: `resume` in the query; the platform takes `false` when it is absent.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_get_named_sandbox import OPERATION

        result: m.GetNamedSandboxResponseBody = self._call(
            OPERATION,
            {
                "name": name,
                "project_id": project_id,
                "resume": resume,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def get_sandboxes_v2(
        self,
        *,
        cursor: str | None = None,
        limit: float | None = None,
        name_prefix: str | None = None,
        project: str | None = None,
        slug: str | None = None,
        sort_by: Literal["createdAt", "name", "statusUpdatedAt", "currentSnapshotId"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        tags: m.Target | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSandboxesV2ResponseBody:
        """Get sandboxes.

        Args:
            cursor: `cursor` in the query.
            limit: `limit` in the query; the platform takes `20` when it is absent.
            name_prefix: `namePrefix` in the query.
            project: `project` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            sort_by: `sortBy` in the query; the platform takes `createdAt` when it is absent.
            sort_order: `sortOrder` in the query; the platform takes `desc` when it is absent.
            tags: `tags` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_get_sandboxes_v2 import OPERATION

        result: m.GetSandboxesV2ResponseBody = self._call(
            OPERATION,
            {
                "cursor": cursor,
                "limit": limit,
                "name_prefix": name_prefix,
                "project": project,
                "slug": slug,
                "sort_by": sort_by,
                "sort_order": sort_order,
                "tags": tags,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def get_session(
        self,
        *,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSessionResponseBody:
        """Get a session.

        Args:
            session_id: `sessionId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_get_session import OPERATION

        result: m.GetSessionResponseBody = self._call(
            OPERATION, {"session_id": session_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_session_command(
        self,
        *,
        cmd_id: str,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        wait: Literal["true", "false"] | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSessionCommandResponseBody:
        """Get a session command.

        Args:
            cmd_id: `cmdId` in the path.
            session_id: `sessionId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            wait: `wait` in the query; the platform takes `false` when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_get_session_command import OPERATION

        result: m.GetSessionCommandResponseBody = self._call(
            OPERATION,
            {
                "cmd_id": cmd_id,
                "session_id": session_id,
                "slug": slug,
                "team_id": team_id,
                "wait": wait,
            },
            None,
            options,
        )
        return result

    def get_session_command_logs(
        self,
        *,
        cmd_id: str,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> SyncRecordStream[m.GetCommandLogsResponseBody]:
        """Get session command logs.

        Args:
            cmd_id: `cmdId` in the path.
            session_id: `sessionId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_get_session_command_logs import OPERATION

        return self._stream(
            OPERATION,
            {"cmd_id": cmd_id, "session_id": session_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )

    def get_session_snapshot(
        self,
        *,
        snapshot_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSnapshotResponseBody:
        """Get a session snapshot.

        Args:
            snapshot_id: `snapshotId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_get_session_snapshot import OPERATION

        result: m.GetSnapshotResponseBody = self._call(
            OPERATION, {"snapshot_id": snapshot_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def kill_session_command(
        self,
        *,
        cmd_id: str,
        session_id: str,
        request_body: m.KillCommandRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSessionCommandResponseBody:
        """Kill a session command.

        Args:
            cmd_id: `cmdId` in the path.
            session_id: `sessionId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_kill_session_command import OPERATION

        result: m.GetSessionCommandResponseBody = self._call(
            OPERATION,
            {"cmd_id": cmd_id, "session_id": session_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def list_session_commands(
        self,
        *,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListSessionCommandsResponseBody:
        """List session commands.

        Args:
            session_id: `sessionId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_list_session_commands import OPERATION

        result: m.ListSessionCommandsResponseBody = self._call(
            OPERATION, {"session_id": session_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def list_session_snapshots(
        self,
        *,
        cursor: str | None = None,
        limit: float | None = None,
        name: str | None = None,
        project: str | None = None,
        slug: str | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListSessionSnapshotsResponseBody:
        """List session snapshots.

        Args:
            cursor: `cursor` in the query.
            limit: `limit` in the query; the platform takes `20` when it is absent.
            name: `name` in the query.
            project: `project` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            sort_order: `sortOrder` in the query; the platform takes `desc` when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_list_session_snapshots import OPERATION

        result: m.ListSessionSnapshotsResponseBody = self._call(
            OPERATION,
            {
                "cursor": cursor,
                "limit": limit,
                "name": name,
                "project": project,
                "slug": slug,
                "sort_order": sort_order,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def list_sessions(
        self,
        *,
        cursor: str | None = None,
        limit: float | None = None,
        name: str | None = None,
        project: str | None = None,
        slug: str | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListSessionsResponseBody:
        """List sessions.

        Args:
            cursor: `cursor` in the query.
            limit: `limit` in the query; the platform takes `20` when it is absent.
            name: `name` in the query.
            project: `project` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            sort_order: `sortOrder` in the query; the platform takes `desc` when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_list_sessions import OPERATION

        result: m.ListSessionsResponseBody = self._call(
            OPERATION,
            {
                "cursor": cursor,
                "limit": limit,
                "name": name,
                "project": project,
                "slug": slug,
                "sort_order": sort_order,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def read_session_file(
        self,
        *,
        session_id: str,
        request_body: m.ReadFileRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> SyncDownload:
        """Read a session file.

        Args:
            session_id: `sessionId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_read_session_file import OPERATION

        return self._download(
            OPERATION,
            {"session_id": session_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )

    def run_session_command(
        self,
        *,
        session_id: str,
        request_body: m.RunCommandRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSessionCommandResponseBody:
        """Run a session command.

        Args:
            session_id: `sessionId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_run_session_command import OPERATION

        result: m.GetSessionCommandResponseBody = self._call(
            OPERATION,
            {"session_id": session_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def stop_session(
        self,
        *,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StopSessionResponseBody:
        """Stop a session.

        Args:
            session_id: `sessionId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_stop_session import OPERATION

        result: m.StopSessionResponseBody = self._call(
            OPERATION, {"session_id": session_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def update_sandbox(
        self,
        *,
        name: str,
        request_body: m.UpdateSandboxRequestBody | Mapping[str, Any] | None = None,
        project_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteSandboxResponseBody:
        """Update a sandbox.

        Args:
            name: `name` in the path.
            request_body: The body; a mapping has wire names.
            project_id: `projectId` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_update_sandbox import OPERATION

        result: m.DeleteSandboxResponseBody = self._call(
            OPERATION,
            {"name": name, "project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def update_session_network_policy(
        self,
        *,
        session_id: str,
        request_body: m.NetworkPolicy | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StopSessionResponseBody:
        """Update a session network policy.

        Args:
            session_id: `sessionId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_update_session_network_policy import OPERATION

        result: m.StopSessionResponseBody = self._call(
            OPERATION,
            {"session_id": session_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def write_session_files(
        self,
        *,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        x_cwd: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Write session files.

        Args:
            session_id: `sessionId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            x_cwd: `x-cwd` in the headers.
            options: What differs for this call.
        """
        from hosting_sdk.functions._sandboxes_v2_beta_write_session_files import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION,
            {"session_id": session_id, "slug": slug, "team_id": team_id, "x_cwd": x_cwd},
            None,
            options,
        )
        return result
