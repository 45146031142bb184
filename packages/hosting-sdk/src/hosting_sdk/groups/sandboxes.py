"""The methods of `sandboxes`.

Generated from `manifest/groups/sandboxes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._streams.streams import Download, RecordStream, ValueOrStream
    from hosting_sdk._types import RequestOptions

__all__ = ["Sandboxes"]


class Sandboxes(Group):
    """The methods of `sandboxes`."""

    @operation
    async def create_directory(
        self,
        *,
        sandbox_id: str,
        request_body: m.DirectoryRequest | m.DirectoryRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Create a folder in a sandbox, with its parent folders unless told otherwise.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.create_directory(
                sandbox_id="sbx_8uY5tR2e",
                request_body={"path": "app/main.py"},
            )
        """

    @operation
    async def create_snapshot(
        self,
        *,
        sandbox_id: str,
        request_body: m.NewSandboxSnapshot | m.NewSandboxSnapshotDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedSandboxSnapshot:
        """Save the files of a running sandbox as a snapshot, to start others from.

        The sandbox stops after it.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.create_snapshot(
                sandbox_id="sbx_8uY5tR2e",
                request_body={"expiration": 86400000},
            )
        """

    @operation
    async def delete_snapshot(
        self,
        *,
        snapshot_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxSnapshotResult:
        """Delete a snapshot permanently and free its storage.

        Sandboxes can no longer start from it.

        Args:
            snapshot_id: ID of the sandbox snapshot (prefix `snap_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.delete_snapshot(snapshot_id="snap_2bV6nM9k")
        """

    @operation
    async def extend_sandbox_timeout(
        self,
        *,
        sandbox_id: str,
        request_body: m.TimeoutExtension | m.TimeoutExtensionDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedSandbox:
        """Give a running sandbox more time.

        The total cannot pass the limit of the account.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.extend_sandbox_timeout(
                sandbox_id="sbx_8uY5tR2e",
                request_body={"duration": 300000},
            )
        """

    @operation
    async def get_command(
        self,
        *,
        cmd_id: str,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        wait: Literal["true", "false"] | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxCommandResult:
        """Get a command of a sandbox with its exit code once it has finished.

        `wait` returns only then.

        Args:
            cmd_id: ID of the command in the sandbox (prefix `cmd_`).
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            wait: Whether the call returns only when the command has finished: `true` or `false`.
                Default: `false`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.get_command(
                cmd_id="cmd_6hT3vB7m",
                sandbox_id="sbx_8uY5tR2e",
            )
        """

    @operation
    def get_command_logs(
        self,
        *,
        cmd_id: str,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> RecordStream[m.CommandLogEntry]:
        """Stream the output of a command line by line.

        Each record says whether it is `stdout`, `stderr` or an error.

        Args:
            cmd_id: ID of the command in the sandbox (prefix `cmd_`).
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            async for record in client.sandboxes.get_command_logs(
                cmd_id="cmd_6hT3vB7m",
                sandbox_id="sbx_8uY5tR2e",
            ):
                print(record)
        """

    @operation
    async def get_sandbox(
        self,
        *,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxResult:
        """Get a sandbox with its state, its resources and the routes to its ports.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.get_sandbox(sandbox_id="sbx_8uY5tR2e")
        """

    @operation
    async def get_sandboxes_v1(
        self,
        *,
        limit: float | None = None,
        project: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxPage:
        """List the sandboxes of a project, newest first.

        Returns pages.

        Args:
            limit: Most items in one page.
            project: Project ID (prefix `prj_`) or name.
            since: Only items created after this time, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only items created before this time, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.get_sandboxes_v1()
        """

    @operation
    async def get_snapshot(
        self,
        *,
        snapshot_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxSnapshotResult:
        """Get a snapshot: its size, its expiry and the sandbox that it was made from.

        Args:
            snapshot_id: ID of the sandbox snapshot (prefix `snap_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.get_snapshot(snapshot_id="snap_2bV6nM9k")
        """

    @operation
    async def kill_command(
        self,
        *,
        cmd_id: str,
        sandbox_id: str,
        request_body: m.CommandSignal | m.CommandSignalDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxCommandResult:
        """Send a signal to a running command, such as SIGTERM to end it or SIGKILL to kill it.

        Args:
            cmd_id: ID of the command in the sandbox (prefix `cmd_`).
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.kill_command(
                cmd_id="cmd_6hT3vB7m",
                sandbox_id="sbx_8uY5tR2e",
                request_body={"signal": 15},
            )
        """

    @operation
    async def list_commands(
        self,
        *,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxCommandList:
        """List all commands that ran in a sandbox, newest first.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.list_commands(sandbox_id="sbx_8uY5tR2e")
        """

    @operation
    async def list_snapshots(
        self,
        *,
        limit: float | None = None,
        project: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.SandboxSnapshotPage:
        """List the snapshots of a project.

        Returns pages.

        Args:
            limit: Most items in one page.
            project: Project ID (prefix `prj_`) or name.
            since: Only items created after this time, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only items created before this time, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.list_snapshots()
        """

    @operation
    def read_file(
        self,
        *,
        sandbox_id: str,
        request_body: m.FileSelection | m.FileSelectionDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """Download a file from a sandbox as a stream of bytes.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            content = await client.sandboxes.read_file(
                sandbox_id="sbx_8uY5tR2e",
                request_body={"path": "app/main.py"},
            ).read()
        """

    @operation
    def run_command(
        self,
        *,
        sandbox_id: str,
        request_body: m.NewSandboxCommand | m.NewSandboxCommandDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> ValueOrStream[m.SandboxCommandResult, m.SandboxCommandResult]:
        """Run a command in a sandbox.

        Returns at once with its ID; with `wait` the state is streamed until it has finished.

        Await it for the value, iterate over it for a stream of records.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.run_command(
                sandbox_id="sbx_8uY5tR2e",
                request_body={"command": "python", "args": ["main.py"], "cwd": "/app"},
            )
        """

    @operation
    async def stop_sandbox(
        self,
        *,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedSandbox:
        """Stop a sandbox permanently.

        Its processes end and it cannot be started again.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.stop_sandbox(sandbox_id="sbx_8uY5tR2e")
        """

    @operation
    async def update_network_policy(
        self,
        *,
        sandbox_id: str,
        request_body: m.NetworkPolicy | m.NetworkPolicyDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedSandbox:
        """Replace the rules on which hosts a running sandbox may reach.

        Rules that are not given are gone.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.update_network_policy(
                sandbox_id="sbx_8uY5tR2e",
                request_body={"mode": "custom", "allowedDomains": ["example.com"]},
            )
        """

    @operation
    async def write_files(
        self,
        *,
        sandbox_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        x_cwd: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Upload files to a sandbox as a gzip-compressed tar archive, which is extracted there.

        Args:
            sandbox_id: ID of the sandbox (prefix `sbx_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            x_cwd: Folder in the sandbox to extract the files to; absent: the home folder of the
                sandbox.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.sandboxes.write_files(sandbox_id="sbx_8uY5tR2e")
        """
