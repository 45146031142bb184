"""A command as a child process: how it is started, asked to end, and killed with what it started.

Without a terminal it gets a process group of its own, so that a signal reaches all that it has
started. With a terminal it shares our group, because only the group in the foreground may read
the terminal; Ctrl-C then reaches it without us. On Windows it always gets a group of its own, which
Ctrl-C does not reach, and is asked to end by Ctrl-Break.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WINDOWS = sys.platform == "win32"


class Child:
    """A running command.

    Args:
        command: The program and its arguments.
        captured: Whether its standard output is read here instead of going where ours goes.
        with_stderr: Whether its standard error goes where its standard output goes.

    Raises:
        OSError: It cannot be started.
    """

    def __init__(
        self, command: Sequence[str], *, captured: bool = False, with_stderr: bool = False
    ) -> None:
        self.has_terminal = not WINDOWS and sys.stdin is not None and sys.stdin.isatty()
        self._process = subprocess.Popen(  # noqa: S603 running what the user names is the purpose
            command,
            stdout=subprocess.PIPE if captured else None,
            stderr=subprocess.STDOUT if with_stderr else None,
            process_group=None if self.has_terminal or WINDOWS else 0,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def output(self) -> IO[bytes] | None:
        """Its standard output, if that is captured."""
        return self._process.stdout

    def wait(self) -> int:
        """Wait for its end and return its exit code; -N if signal N has killed it."""
        return self._process.wait()

    def send(self, number: int) -> None:
        """Send it a signal; nothing happens when it has ended."""
        if WINDOWS:  # pragma: no cover - this is how Windows asks a console program to end
            with suppress(OSError):  # without a console nothing can ask it; it is killed in the end
                self._process.send_signal(signal.CTRL_BREAK_EVENT)  # type: ignore[attr-defined] # only there
        else:
            self._signal(number)

    def kill(self) -> None:
        """Kill it; nothing happens when it has ended."""
        if WINDOWS:  # pragma: no cover - Windows has no such signal
            self._process.kill()
        else:
            self._signal(signal.SIGKILL)

    def put_away(self) -> None:
        """Kill it, wait for its end, and no longer read its output."""
        self.kill()
        self.wait()
        if self.output is not None:
            self.output.close()

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            if self.has_terminal:
                self._process.send_signal(number)
            else:
                os.killpg(self.pid, number)
