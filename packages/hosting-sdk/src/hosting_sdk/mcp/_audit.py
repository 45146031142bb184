"""The audit log of calls: application, tool, names of the arguments and outcome, but no values."""

from __future__ import annotations

import json
import logging
import os
import stat
import time
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Literal

from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._asking import RefusedError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

Outcome = Literal["ok", "error", "refused", "asked", "cancelled"]

logger = logging.getLogger(__name__)

_FLAGS: Final[int] = os.O_WRONLY | os.O_APPEND | os.O_CREAT
_SYSTEM_FLAGS: Final = ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY")
"""Flags that not every system has; a named pipe without a reader is refused, not waited for."""
_set_mode = getattr(os, "fchmod", lambda *_: None)  # Windows has it from 3.13 on
LOGGED_CHARACTERS: Final = 120
LOGGED_NAMES: Final = 40
"""Names come from a model, so the log limits their length and their number."""


class AuditLog:
    """Appends a line of JSON for each call, whole lines even with several writers.

    The file is opened for each line, so that a file that was rotated is left alone. A line that
    cannot be written, because the disk is full, is written before the next call.

    Args:
        path: The file; None for no log. It is created if it does not exist, and made readable and
            writable by its owner alone if it does.

    Raises:
        InvalidRequestError: The file cannot be opened for appending, is a symbolic link, or belongs
            to another user.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._unwritten = bytearray()
        try:
            self._append()
        except OSError as error:
            raise InvalidRequestError(self._explain(error)) from None

    def check(self) -> None:
        """Write the lines of earlier calls that could not be written.

        Raises:
            RefusedError: They still cannot be written.
        """
        if self._unwritten:
            try:
                self._append()
            except OSError as error:
                raise RefusedError(
                    f"Nothing was sent, because no call is made that cannot be logged. "
                    f"{self._explain(error)}"
                ) from None

    def write(
        self, *, client: str, tool: str, arguments: Iterable[str], outcome: Outcome, began: float
    ) -> None:
        """Write one line.

        Args:
            client: Name and version of the application, as it sent them.
            tool: The tool's name.
            arguments: The names of the arguments.
            outcome: How the call ended.
            began: `time.monotonic()` when it began.
        """
        if self._path is None:
            return
        line: dict[str, Any] = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "client": _shorten(client),
            "tool": _shorten(tool),
            "arguments": [_shorten(name) for name in islice(sorted(arguments), LOGGED_NAMES)],
            "outcome": outcome,
            "elapsed_ms": round((time.monotonic() - began) * 1000, 1),
        }
        self._unwritten += (json.dumps(line) + "\n").encode()
        try:
            self._append()
        except OSError as error:  # the call has been made, and its result is not lost
            logger.error("%s", self._explain(error))  # noqa: TRY400 a traceback says no more

    def _append(self) -> None:
        if self._path is None:
            return
        flags = _FLAGS
        for name in _SYSTEM_FLAGS:
            flags |= getattr(os, name, 0)
        descriptor = os.open(self._path, flags, 0o600)
        try:
            if stat.S_ISREG(os.fstat(descriptor).st_mode):
                _set_mode(descriptor, 0o600)
            while self._unwritten:
                del self._unwritten[: os.write(descriptor, self._unwritten)]
        finally:
            os.close(descriptor)

    def _explain(self, error: OSError) -> str:
        return f"--audit-log: cannot append to {str(self._path)!r}: {error.strerror}"


def _shorten(name: str) -> str:
    return name if len(name) <= LOGGED_CHARACTERS else f"{name[:LOGGED_CHARACTERS]}…"
