"""The methods of `sandboxesV2Beta`.

Generated from `manifest/groups/sandboxesV2Beta.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._streams.streams import Download, RecordStream, ValueOrStream
    from hosting_sdk._types import RequestOptions

__all__ = ["SandboxesV2Beta"]


class SandboxesV2Beta(Group):
    """The methods of `sandboxesV2Beta`."""

    @operation
    async def create_session_directory(
        self,
        *,
        session_id: str,
        request_body: m.DirectoryRequest | m.DirectoryRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Create a folder in a session, with its parent folders unless told otherwise.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.create_session_directory(
                session_id="sbx_4qW9zX6c",
                request_body={"path": "app/main.py"},
            )
        """

    @operation
    async def create_session_snapshot(
        self,
        *,
        session_id: str,
        request_body: m.NewSandboxSnapshot | m.NewSandboxSnapshotDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedSessionSnapshot:
        """Save the files of a running session as a snapshot, to start others from.

        The session stops after it.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.create_session_snapshot(
                session_id="sbx_4qW9zX6c",
                request_body={"expiration": 86400000},
            )
        """

    @operation
    async def delete_sandbox(
        self,
        *,
        name: str,
        project_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedNamedSandbox:
        """Delete a named sandbox with its sessions.

        Those that run are stopped first.

        Args:
            name: Name of the sandbox, unique in its project: letters, digits, `-` and `_`.
            project_id: ID of the project that has the sandbox (prefix `prj_`); wins over the
                project of an OpenID Connect token.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.delete_sandbox(name="notebook")
        """

    @operation
    async def delete_session_snapshot(
        self,
        *,
        snapshot_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxSnapshotResult:
        """Delete a snapshot permanently and free its storage.

        Sessions can no longer start from it.

        Args:
            snapshot_id: ID of the sandbox snapshot (prefix `snap_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.delete_session_snapshot(
                snapshot_id="snap_2bV6nM9k",
            )
        """

    @operation
    async def extend_session_timeout(
        self,
        *,
        session_id: str,
        request_body: m.TimeoutExtension | m.TimeoutExtensionDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedSandboxSession:
        """Give a running session more time.

        The total cannot pass the limit of the account.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.extend_session_timeout(
                session_id="sbx_4qW9zX6c",
                request_body={"duration": 300000},
            )
        """

    @operation
    async def get_named_sandbox(
        self,
        *,
        name: str,
        project_id: str | None = None,
        resume: bool | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.NamedSandboxResult:
        """Get a sandbox by its name, with its session and routes.

        `resume` starts a stopped one again from its newest snapshot.

        Args:
            name: Name of the sandbox, unique in its project: letters, digits, `-` and `_`.
            project_id: ID (prefix `prj_`) or name of the project; needed unless the token is an
                OpenID Connect token of it.
            resume: Whether to start a stopped sandbox again from its newest snapshot. Default:
                `false`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.get_named_sandbox(name="notebook")
        """

    @operation
    async def get_sandboxes_v2(
        self,
        *,
        cursor: str | None = None,
        limit: float | None = None,
        name_prefix: str | None = None,
        project: str | None = None,
        slug: str | None = None,
        sort_by: Literal["createdAt", "name", "statusUpdatedAt", "currentSnapshotId"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        tags: m.StringOrStrings | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.NamedSandboxPage:
        """List the named sandboxes of a project, sorted and filtered by name or tag.

        Returns pages.

        Args:
            cursor: Cursor of the page to return, from the previous page.
            limit: Most items in one page. Default: `20`.
            name_prefix: Only sandboxes whose names begin with this; needs `sortBy` to be `name`.
            project: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            sort_by: Field to sort the sandboxes by, such as `createdAt` or `name`. Default:
                `createdAt`.
            sort_order: Direction of sorting by time of creation: `asc` or `desc`. Default: `desc`.
            tags: Only sandboxes with this tag, as `key:value`; one tag at a time.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.get_sandboxes_v2()
        """

    @operation
    async def get_session(
        self,
        *,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxSessionResult:
        """Get a session with its state, its resources and the routes to its ports.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.get_session(session_id="sbx_4qW9zX6c")
        """

    @operation
    async def get_session_command(
        self,
        *,
        cmd_id: str,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        wait: Literal["true", "false"] | None = None,
        options: RequestOptions | None = None,
    ) -> m.SessionCommandResult:
        """Get a command of a session with its exit code once it has finished.

        `wait` returns only then.

        Args:
            cmd_id: ID of the command in the sandbox (prefix `cmd_`).
            session_id: ID of the sandbox session (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            wait: Whether the call returns only when the command has finished: `true` or `false`.
                Default: `false`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.get_session_command(
                cmd_id="cmd_6hT3vB7m",
                session_id="sbx_4qW9zX6c",
            )
        """

    @operation
    def get_session_command_logs(
        self,
        *,
        cmd_id: str,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> RecordStream[m.CommandLogEntry]:
        """Stream the output of a command line by line.

        Each record says whether it is `stdout`, `stderr` or an error.

        Args:
            cmd_id: ID of the command in the sandbox (prefix `cmd_`).
            session_id: ID of the sandbox session (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            async for record in client.sandboxes_v2_beta.get_session_command_logs(
                cmd_id="cmd_6hT3vB7m",
                session_id="sbx_4qW9zX6c",
            ):
                print(record)
        """

    @operation
    async def get_session_snapshot(
        self,
        *,
        snapshot_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxSnapshotResult:
        """Get a snapshot: its size, its expiry and the session that it was made from.

        Args:
            snapshot_id: ID of the sandbox snapshot (prefix `snap_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.get_session_snapshot(
                snapshot_id="snap_2bV6nM9k",
            )
        """

    @operation
    async def kill_session_command(
        self,
        *,
        cmd_id: str,
        session_id: str,
        request_body: m.CommandSignal | m.CommandSignalDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SessionCommandResult:
        """Send a signal to a running command, such as SIGTERM to end it or SIGKILL to kill it.

        Args:
            cmd_id: ID of the command in the sandbox (prefix `cmd_`).
            session_id: ID of the sandbox session (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.kill_session_command(
                cmd_id="cmd_6hT3vB7m",
                session_id="sbx_4qW9zX6c",
                request_body={"signal": 15},
            )
        """

    @operation
    async def list_session_commands(
        self,
        *,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SessionCommandList:
        """List all commands that ran in a session, newest first.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.list_session_commands(session_id="sbx_4qW9zX6c")
        """

    @operation
    async def list_session_snapshots(
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
    ) -> m.SessionSnapshotPage:
        """List the snapshots of a project.

        Returns pages.

        Args:
            cursor: Cursor of the page to return, from the previous page.
            limit: Most items in one page. Default: `20`.
            name: Only snapshots of the sandbox with this name.
            project: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            sort_order: Direction of sorting by time of creation: `asc` or `desc`. Default: `desc`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.list_session_snapshots()
        """

    @operation
    async def list_sessions(
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
    ) -> m.SandboxSessionPage:
        """List the sessions of a sandbox or project by time of creation.

        Returns pages.

        Args:
            cursor: Cursor of the page to return, from the previous page.
            limit: Most items in one page. Default: `20`.
            name: Only sessions of the sandbox with this name.
            project: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            sort_order: Direction of sorting by time of creation: `asc` or `desc`. Default: `desc`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.list_sessions()
        """

    @operation
    def read_session_file(
        self,
        *,
        session_id: str,
        request_body: m.FileSelection | m.FileSelectionDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """Download a file from a session as a stream of bytes.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            content = await client.sandboxes_v2_beta.read_session_file(
                session_id="sbx_4qW9zX6c",
                request_body={"path": "app/main.py"},
            ).read()
        """

    @operation
    def run_session_command(
        self,
        *,
        session_id: str,
        request_body: m.NewSandboxCommand | m.NewSandboxCommandDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> ValueOrStream[m.SessionCommandResult, m.SessionCommandResult]:
        """Run a command in a session.

        Returns at once with its ID; with `wait` the state is streamed until it has finished.

        Await it for the value, iterate over it for a stream of records.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.run_session_command(
                session_id="sbx_4qW9zX6c",
                request_body={"command": "python", "args": ["main.py"], "cwd": "/app"},
            )
        """

    @operation
    async def stop_session(
        self,
        *,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedSandboxSession:
        """Stop a session permanently.

        Its processes end and it cannot be started again.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.stop_session(session_id="sbx_4qW9zX6c")
        """

    @operation
    async def update_sandbox(
        self,
        *,
        name: str,
        request_body: m.UpdateSandboxRequest | m.UpdateSandboxRequestDict | None = None,
        project_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedNamedSandbox:
        """Change the configuration of a named sandbox.

        What is not given stays.

        Args:
            name: Name of the sandbox, unique in its project: letters, digits, `-` and `_`.
            request_body: The body; a mapping has wire names.
            project_id: ID of the project that has the sandbox (prefix `prj_`); wins over the
                project of an OpenID Connect token.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.update_sandbox(
                name="notebook",
                request_body={"tags": {"purpose": "demo"}},
            )
        """

    @operation
    async def update_session_network_policy(
        self,
        *,
        session_id: str,
        request_body: m.NetworkPolicy | m.NetworkPolicyDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedSandboxSession:
        """Replace the rules on which hosts a running session may reach.

        Rules that are not given are gone.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.update_session_network_policy(
                session_id="sbx_4qW9zX6c",
                request_body={"mode": "custom", "allowedDomains": ["example.com"]},
            )
        """

    @operation
    async def write_session_files(
        self,
        *,
        session_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        x_cwd: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Upload files to a session as a gzip-compressed tar archive, which is extracted there.

        Args:
            session_id: ID of the sandbox session (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            x_cwd: Folder in the sandbox to extract the files to; absent: the home folder of the
                sandbox.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes_v2_beta.write_session_files(session_id="sbx_4qW9zX6c")
        """
