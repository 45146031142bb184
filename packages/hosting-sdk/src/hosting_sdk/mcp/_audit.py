"""The audit log: who called which tool with which arguments' names, and how it ended. No values."""

from __future__ import annotations

import json
import os
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Literal, Self

from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

Outcome = Literal["ok", "error", "refused", "cancelled"]


class AuditLog:
    """Appends a line of JSON for each call, whole lines even with several writers.

    Args:
        path: The file, made if it is not there, readable by its owner alone; None for no log.

    Raises:
        InvalidRequestError: The file cannot be opened for appending.
    """

    def __init__(self, path: Path | None) -> None:
        self._descriptor: int | None = None
        if path is None:
            return
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        try:
            self._descriptor = os.open(path, flags, 0o600)
        except OSError as error:
            raise InvalidRequestError(
                f"--audit-log: cannot append to {str(path)!r}: {error.strerror}"
            ) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def write(
        self, *, client: str, tool: str, arguments: Iterable[str], outcome: Outcome, began: float
    ) -> None:
        """Write one line.

        Args:
            client: Name and version of the application, as it told them.
            tool: The tool's name.
            arguments: The names of the arguments.
            outcome: How the call ended.
            began: `time.monotonic()` when it began.
        """
        if self._descriptor is None:
            return
        line: dict[str, Any] = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "client": client,
            "tool": tool,
            "arguments": sorted(arguments),
            "outcome": outcome,
            "elapsed_ms": round((time.monotonic() - began) * 1000, 1),
        }
        os.write(self._descriptor, (json.dumps(line) + "\n").encode())
