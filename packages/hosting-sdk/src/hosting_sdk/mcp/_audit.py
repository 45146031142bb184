"""The audit log of calls: application, tool, names of the arguments and outcome, but no values."""

from __future__ import annotations

import json
import os
import stat
import time
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Literal, Self

from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

Outcome = Literal["ok", "error", "refused", "asked", "cancelled"]

NO_LINKS: Final[int] = getattr(os, "O_NOFOLLOW", 0)
_set_mode = getattr(os, "fchmod", lambda *_: None)  # Windows has it from 3.13 on
LOGGED_CHARACTERS: Final = 120
LOGGED_NAMES: Final = 40
"""Names come from a model, so the log limits their length and their number."""


class AuditLog:
    """Appends a line of JSON for each call, whole lines even with several writers.

    Args:
        path: The file; None for no log. It is created if it does not exist, and made readable and
            writable by its owner alone if it does.

    Raises:
        InvalidRequestError: The file cannot be opened for appending, is a symbolic link, or belongs
            to another user.
    """

    def __init__(self, path: Path | None) -> None:
        self._descriptor: int | None = None
        if path is None:
            return
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | NO_LINKS | getattr(os, "O_BINARY", 0)
        try:
            self._descriptor = os.open(path, flags, 0o600)
            if stat.S_ISREG(os.fstat(self._descriptor).st_mode):
                _set_mode(self._descriptor, 0o600)
        except OSError as error:
            self.close()
            raise InvalidRequestError(
                f"--audit-log: cannot append to {str(path)!r}: {error.strerror}"
            ) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file; safe to call again."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

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
        if self._descriptor is None:
            return
        line: dict[str, Any] = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "client": _shorten(client),
            "tool": _shorten(tool),
            "arguments": [_shorten(name) for name in islice(sorted(arguments), LOGGED_NAMES)],
            "outcome": outcome,
            "elapsed_ms": round((time.monotonic() - began) * 1000, 1),
        }
        os.write(self._descriptor, (json.dumps(line) + "\n").encode())


def _shorten(name: str) -> str:
    return name if len(name) <= LOGGED_CHARACTERS else f"{name[:LOGGED_CHARACTERS]}…"
