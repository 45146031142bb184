"""A command as a child process: start it, signal it and its descendants, reap it.

Without a terminal the command gets a process group of its own, so that a signal reaches its
descendants. With a terminal it shares the group of this process, because only the foreground group
may read the terminal; the terminal then sends Ctrl-C to both. On Windows it always gets a group of
its own, which Ctrl-C does not reach, and receives Ctrl-Break instead.

The system may give the id of an ended process to another one as soon as it is reaped. The command
is therefore kept as a zombie until no more signals are sent, so that no signal reaches another
process with the same id.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WINDOWS = sys.platform == "win32"


class Child:
    """A running command, reaped at the end of its block.

    All methods except `wait` must be called in one thread.

    Its standard output is a pipe if *captured*, and inherited otherwise; without *environ*, so is
    the environment. With *with_stderr*, its standard error goes to its standard output.

    Attributes:
        pid: Its process id, also that of its process group if it has one of its own.
        output: Its standard output, if it is captured.

    Raises:
        OSError: It cannot be started.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        environ: Mapping[str, str] | None = None,
        captured: bool = False,
        with_stderr: bool = False,
    ) -> None:
        self.has_terminal = not WINDOWS and sys.stdin is not None and sys.stdin.isatty()
        self._process = subprocess.Popen(  # noqa: S603 the user chooses the command
            command,
            stdout=subprocess.PIPE if captured else None,
            stderr=subprocess.STDOUT if with_stderr else None,
            env=environ,
            process_group=None if self.has_terminal or WINDOWS else 0,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self.pid = self._process.pid
        self.output: IO[bytes] | None = self._process.stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Reap the command, which ends signals to it; kill it first if the block has raised."""
        if kind is not None:
            self.kill()
        self._process.wait()
        if kind is not None and self.output is not None:
            self.output.close()

    def wait(self) -> int:
        """Wait for its end without reaping it; return its exit code, -N if signal N killed it."""
        if sys.platform == "win32" or (sys.platform == "darwin" and sys.version_info < (3, 13)):
            return self._process.wait()  # pragma: no cover - reaped: it gets no more signals
        else:  # noqa: RET505 type checkers skip it for systems without `waitid`
            ended = os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT)
            assert ended is not None  # noqa: S101 it is None with WNOHANG only
            return ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status

    def send(self, number: int) -> None:
        """Send a signal; do nothing after the command was reaped."""
        if sys.platform == "win32":  # pragma: no cover - Ctrl-Break asks a console program to end
            with suppress(OSError):  # without a console it cannot be asked; it is killed later
                self._process.send_signal(signal.CTRL_BREAK_EVENT)
        elif self._process.returncode is None:
            # It may run as another user by now; macOS raises the same error for a zombie.
            with suppress(ProcessLookupError, PermissionError):
                (os.kill if self.has_terminal else os.killpg)(self.pid, number)

    def kill(self) -> None:
        """Kill the command; do nothing after it was reaped."""
        if sys.platform == "win32":  # pragma: no cover - Windows has no such signal
            self._process.kill()
        else:
            self.send(signal.SIGKILL)
