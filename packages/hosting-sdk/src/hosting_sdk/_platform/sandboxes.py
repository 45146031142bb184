"""Sandboxes as objects: their files, and the processes that run in them."""

from __future__ import annotations

import asyncio
import io
import os
import tarfile
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import uuid4

from hosting_sdk._operations import load_operation
from hosting_sdk._platform.builds import is_finished
from hosting_sdk._platform.calls import call
from hosting_sdk._platform.logs import LogStream
from hosting_sdk._streams.streams import Download
from hosting_sdk._types import Body
from hosting_sdk._waiting import poll
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hosting_sdk import models as m
    from hosting_sdk._transport.transport import Transport

Method = tuple[str, str]
_FILE_MODE: Final = 0o644
_EXECUTABLE_MODE: Final = 0o755
_INPUT_FOLDER: Final = "/tmp"  # noqa: S108 a folder of the sandbox
# The shell opens the file as its standard input, deletes it, and becomes the command.
_READ_INPUT: Final = 'exec <"$0"; rm -f "$0"; exec "$@"'


class SandboxMethods(NamedTuple):
    """The methods of a sandbox or a session, and the argument that names it."""

    argument: str
    write: Method
    read: Method
    make_directory: Method
    run: Method
    get: Method
    logs: Method
    kill: Method
    stop: Method


SANDBOX: Final = SandboxMethods(
    "sandbox_id",
    write=("sandboxes", "write_files"),
    read=("sandboxes", "read_file"),
    make_directory=("sandboxes", "create_directory"),
    run=("sandboxes", "run_command"),
    get=("sandboxes", "get_command"),
    logs=("sandboxes", "get_command_logs"),
    kill=("sandboxes", "kill_command"),
    stop=("sandboxes", "stop_sandbox"),
)
SESSION: Final = SandboxMethods(
    "session_id",
    write=("sandboxes_v2_beta", "write_session_files"),
    read=("sandboxes_v2_beta", "read_session_file"),
    make_directory=("sandboxes_v2_beta", "create_session_directory"),
    run=("sandboxes_v2_beta", "run_session_command"),
    get=("sandboxes_v2_beta", "get_session_command"),
    logs=("sandboxes_v2_beta", "get_session_command_logs"),
    kill=("sandboxes_v2_beta", "kill_session_command"),
    stop=("sandboxes_v2_beta", "stop_session"),
)


class CompletedProcess(NamedTuple):
    """The outcome of a process in a sandbox.

    Attributes:
        exit_code: The exit code; 0 means success.
        stdout: The standard output.
        stderr: The standard error.
    """

    exit_code: int
    stdout: str
    stderr: str


class RemoteProcess:
    """A process in a sandbox, as `RemoteSandbox.start` returns it."""

    def __init__(
        self, transport: Transport, methods: SandboxMethods, owner_id: str, cmd_id: str
    ) -> None:
        self._transport = transport
        self._methods = methods
        self._id = cmd_id
        self._arguments: dict[str, object] = {methods.argument: owner_id, "cmd_id": cmd_id}

    @property
    def id(self) -> str:
        """The ID of the command (prefix `cmd_`)."""
        return self._id

    def output(self) -> LogStream[m.CommandLogEntry]:
        """Return the output from its beginning, piece by piece, until the process has ended.

        If the connection breaks, another one continues the output; each piece is returned once.
        """
        end = (self._methods.get, is_finished)
        return LogStream(self._transport, self._methods.logs, self._arguments, end)

    async def wait(self, *, timeout: float | None = 900.0) -> int:  # noqa: ASYNC109 a deadline over many calls
        """Wait until the process has ended, and return its exit code.

        Args:
            timeout: Seconds to wait, None for no limit.

        Raises:
            WaitTimeoutError: The process has not ended in time; it continues to run.
            InvalidRequestError: `timeout` is neither None nor a number above 0; no call is made.
            HostingSDKError: A call failed with a permanent error.
        """
        result = await poll(
            self._transport.settings.clock,
            lambda: call(self._transport, self._methods.get, self._arguments),
            is_finished,
            timeout,
            f"command {self._id}: it has not ended",
        )
        return int(result.command.exit_code)

    async def communicate(self) -> CompletedProcess:
        """Read the output to the end of the process, and return it with the exit code.

        Raises:
            HostingSDKError: A call failed, or the connection breaks again and again.
        """
        pieces: dict[str, list[str]] = {"stdout": [], "stderr": []}
        async for piece in self.output():
            if isinstance(piece.data, str):
                pieces.setdefault(piece.stream, []).append(piece.data)
        exit_code = await self.wait()
        return CompletedProcess(exit_code, "".join(pieces["stdout"]), "".join(pieces["stderr"]))

    async def send_signal(self, signal: int) -> None:
        """Send a signal to the process.

        Args:
            signal: The number of the POSIX signal, such as 15 (SIGTERM) or 9 (SIGKILL).

        Raises:
            HostingSDKError: The call failed.
        """
        body = {"signal": signal}
        await call(self._transport, self._methods.kill, self._arguments, body)


class RemoteSandbox:
    """A sandbox or a session: its files and its processes. `Client.open_sandbox` returns it.

    It holds no connection and needs no closing.
    """

    def __init__(self, transport: Transport, methods: SandboxMethods, owner_id: str) -> None:
        self._transport = transport
        self._methods = methods
        self._id = owner_id
        self._arguments: dict[str, object] = {methods.argument: owner_id}

    @property
    def id(self) -> str:
        """The ID of the sandbox or the session."""
        return self._id

    async def write_files(
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
        archive = await asyncio.to_thread(_pack, files)
        arguments = self._arguments | ({} if cwd is None else {"x_cwd": cwd})
        # The OpenAPI document leaves out the body. Writing files again has no second effect, so the
        # call may be retried.
        body = Body("application/gzip", required=True, kind="upload")
        operation = load_operation(*self._methods.write)._replace(body=body, safe=True)
        exchange = self._transport.prepare(operation, arguments, archive)
        self._transport.decode(exchange, await self._transport.send(exchange))

    def read_file(self, path: str, *, cwd: str | None = None) -> Download:
        """Return the content of a file: `await sandbox.read_file("out.txt").read()`.

        The call is sent with the first read.

        Args:
            path: The path of the file, absolute or relative to `cwd`.
            cwd: The folder in the sandbox, by default its home folder.
        """
        body = _leave_out_absent(path=path, cwd=cwd)
        operation = load_operation(*self._methods.read)
        return Download(self._transport, self._transport.prepare(operation, self._arguments, body))

    async def make_directory(self, path: str, *, cwd: str | None = None) -> None:
        """Create a folder, and its parents if they are missing.

        Args:
            path: The path of the folder, absolute or relative to `cwd`.
            cwd: The folder in the sandbox, by default its home folder.

        Raises:
            HostingSDKError: The call failed.
        """
        body = _leave_out_absent(path=path, cwd=cwd)
        await call(self._transport, self._methods.make_directory, self._arguments, body)

    async def start(  # noqa: PLR0913 the properties of a process
        self,
        command: str,
        args: Sequence[str] = (),
        *,
        cwd: str | None = None,
        env: Mapping[str, str] | None = None,
        sudo: bool = False,
        stdin: bytes | None = None,
    ) -> RemoteProcess:
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
        if stdin is not None:
            name = f"stdin-{uuid4().hex}"
            await self.write_files({name: stdin}, cwd=_INPUT_FOLDER)
            args = ["-c", _READ_INPUT, f"{_INPUT_FOLDER}/{name}", command, *args]
            command = "sh"
        body = _leave_out_absent(
            command=command,
            args=list(args),
            cwd=cwd,
            env=None if env is None else dict(env),
            sudo=sudo or None,
        )
        result = await call(self._transport, self._methods.run, self._arguments, body)
        return self.get_process(result.command.id)

    async def run(  # noqa: PLR0913 as above
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
        process = await self.start(command, args, cwd=cwd, env=env, sudo=sudo, stdin=stdin)
        return await process.communicate()

    def get_process(self, cmd_id: str) -> RemoteProcess:
        """Return a process that was started earlier. No call is made.

        Args:
            cmd_id: The ID of its command (prefix `cmd_`).
        """
        return RemoteProcess(self._transport, self._methods, self._id, cmd_id)

    async def stop(self) -> None:
        """Stop the sandbox permanently, or stop the session; its processes end.

        Raises:
            HostingSDKError: The call failed.
        """
        await call(self._transport, self._methods.stop, self._arguments)


def _leave_out_absent(**properties: object) -> dict[str, object]:
    """Return the properties of a body that are given."""
    return {name: value for name, value in properties.items() if value is not None}


def _pack(files: Mapping[str, bytes | os.PathLike[str]]) -> bytes:
    """Return files as a tar archive that is compressed with gzip.

    Raises:
        InvalidRequestError: A path is absolute or leads out of its folder, or a local file cannot
            be read.
    """
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name, content in files.items():
            path = PurePosixPath(name)
            if path.is_absolute() or ".." in path.parts or not path.parts:
                raise InvalidRequestError(
                    f"a file must have a path inside cwd, not {name!r}; give the folder as cwd"
                )
            entry = tarfile.TarInfo(str(path))
            data, entry.mode = _read_content(content)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return packed.getvalue()


def _read_content(content: bytes | os.PathLike[str]) -> tuple[bytes, int]:
    """Return the content of a file and its mode."""
    if isinstance(content, bytes):
        return content, _FILE_MODE
    path = Path(content)
    try:
        mode = _EXECUTABLE_MODE if os.access(path, os.X_OK) else _FILE_MODE
        return path.read_bytes(), mode
    except OSError as error:
        raise InvalidRequestError(f"cannot read {str(path)!r}: {error.strerror}") from error
