"""Sandboxes as objects, in the synchronous client.

Generated from `_platform/sandboxes.py` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._platform.sync_logs import SyncLogStream
from hosting_sdk._streams.sync_streams import SyncDownload

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping, Sequence

    from hosting_sdk import models as m
    from hosting_sdk._platform.sandboxes import CompletedProcess, RemoteProcess, RemoteSandbox
    from hosting_sdk._transport.portal import Portal


class SyncRemoteProcess:
    """A process in a sandbox, as `RemoteSandbox.start` returns it."""

    def __init__(self, portal: Portal, asynchronous: RemoteProcess) -> None:
        self._portal = portal
        self._asynchronous: RemoteProcess = asynchronous

    @property
    def id(self) -> str:
        """The ID of the command (prefix `cmd_`)."""
        return self._asynchronous.id

    def output(self) -> SyncLogStream[m.CommandLogEntry]:
        """Return the output from its beginning, piece by piece, until the process has ended.

        If the connection breaks, another one continues the output; each piece is returned once.
        """
        return SyncLogStream(self._portal, self._asynchronous.output())

    def wait(self, *, timeout: float | None = 900.0) -> int:
        """Wait until the process has ended, and return its exit code.

        Args:
            timeout: Seconds to wait, None for no limit.

        Raises:
            WaitTimeoutError: The process has not ended in time; it continues to run.
            InvalidRequestError: `timeout` is neither None nor a number above 0; no call is made.
            HostingSDKError: A call failed with a permanent error.
        """
        return self._portal.run(self._asynchronous.wait(timeout=timeout))

    def communicate(self) -> CompletedProcess:
        """Read the output to the end of the process, and return it with the exit code.

        Raises:
            HostingSDKError: A call failed, or the connection breaks again and again.
        """
        return self._portal.run(self._asynchronous.communicate())

    def send_signal(self, signal: int) -> None:
        """Send a signal to the process.

        Args:
            signal: The number of the POSIX signal, such as 15 (SIGTERM) or 9 (SIGKILL).

        Raises:
            HostingSDKError: The call failed.
        """
        self._portal.run(self._asynchronous.send_signal(signal))


class SyncRemoteSandbox:
    """A sandbox or a session: its files and its processes. `Client.open_sandbox` returns it.

    It holds no connection and needs no closing.
    """

    def __init__(self, portal: Portal, asynchronous: RemoteSandbox) -> None:
        self._portal = portal
        self._asynchronous: RemoteSandbox = asynchronous

    @property
    def id(self) -> str:
        """The ID of the sandbox or the session."""
        return self._asynchronous.id

    def write_files(
        self, files: Mapping[str, bytes | os.PathLike[str]], *, cwd: str | None = None
    ) -> None:
        """Write files, all in one call, which is retried if the connection breaks.

        The folders of the files are created. A local file that is executable stays executable.

        Args:
            files: The content of each file, or the path of a local file, by its path in `cwd`. All
                contents are held in memory.
            cwd: The folder in the sandbox, by default its home folder.

        Raises:
            InvalidRequestError: A path is absolute or leads out of `cwd`, or a local file cannot be
                read.
            HostingSDKError: The call failed.
        """
        self._portal.run(self._asynchronous.write_files(files, cwd=cwd))

    def read_file(self, path: str, *, cwd: str | None = None) -> SyncDownload:
        """Return the content of a file: `sandbox.read_file("out.txt").read()`.

        The call is sent with the first read.

        Args:
            path: The path of the file, absolute or relative to `cwd`.
            cwd: The folder in the sandbox, by default its home folder.
        """
        return SyncDownload(self._portal, self._asynchronous.read_file(path, cwd=cwd))

    def make_directory(self, path: str, *, cwd: str | None = None) -> None:
        """Create a folder, and its parents if they are missing.

        Args:
            path: The path of the folder, absolute or relative to `cwd`.
            cwd: The folder in the sandbox, by default its home folder.

        Raises:
            HostingSDKError: The call failed.
        """
        self._portal.run(self._asynchronous.make_directory(path, cwd=cwd))

    def start(
        self,
        command: str,
        args: Sequence[str] = (),
        *,
        cwd: str | None = None,
        env: Mapping[str, str] | None = None,
        sudo: bool = False,
        stdin: bytes | None = None,
    ) -> SyncRemoteProcess:
        """Start a process, and return it at once.

        Args:
            command: The program.
            args: Its arguments.
            cwd: The folder in which it starts, by default the home folder of the sandbox.
            env: Environment variables, in addition to those of the sandbox.
            sudo: Whether it runs as root.
            stdin: Its standard input. The platform has no call for it: it is written to a file in
                `/tmp` of the sandbox, which `sh` opens and deletes before the program starts.

        Raises:
            HostingSDKError: A call failed.
        """
        return SyncRemoteProcess(
            self._portal,
            self._portal.run(
                self._asynchronous.start(command, args, cwd=cwd, env=env, sudo=sudo, stdin=stdin)
            ),
        )

    def run(
        self,
        command: str,
        args: Sequence[str] = (),
        *,
        cwd: str | None = None,
        env: Mapping[str, str] | None = None,
        sudo: bool = False,
        stdin: bytes | None = None,
    ) -> CompletedProcess:
        """Run a process to its end, and return its exit code and output.

        A process that fails raises no error: check `exit_code`.

        Args:
            command: The program.
            args: Its arguments.
            cwd: The folder in which it starts, by default the home folder of the sandbox.
            env: Environment variables, in addition to those of the sandbox.
            sudo: Whether it runs as root.
            stdin: Its standard input; see `start`.

        Raises:
            HostingSDKError: A call failed.
        """
        return self._portal.run(
            self._asynchronous.run(command, args, cwd=cwd, env=env, sudo=sudo, stdin=stdin)
        )

    def get_process(self, cmd_id: str) -> SyncRemoteProcess:
        """Return a process that was started earlier. No call is made.

        Args:
            cmd_id: The ID of its command (prefix `cmd_`).
        """
        return SyncRemoteProcess(self._portal, self._asynchronous.get_process(cmd_id))

    def stop(self) -> None:
        """Stop the sandbox permanently, or stop the session; its processes end.

        Raises:
            HostingSDKError: The call failed.
        """
        self._portal.run(self._asynchronous.stop())
