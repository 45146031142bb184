"""Output of results: to standard output or a file, as JSON or as a table."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Self

from hosting_sdk._command_line.exits import Exit, UsageError
from hosting_sdk._json import dumps, dumps_indented

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType

__all__ = ["Output"]

_ACTED_UPON = re.compile(rb"\x7f|\xc2[\x80-\x9f]|\xe2\x80[\x8e\x8f\xa8-\xae]|\xe2\x81[\xa6-\xa9]")
"""Characters that JSON leaves as they are and a terminal acts upon: C1, bidirectional controls."""


class Output:
    """Standard output, or a file that is replaced only when the output is complete.

    The file is opened at once, so that no call is sent whose result cannot be written. Its
    temporary file is deleted if the program is terminated, too.

    Args:
        path: The file; None means standard output.
        table: Whether values are printed as tables.
        view: The short view of the method, whose fields are the columns of a table.

    Raises:
        UsageError: The file cannot be written.
    """

    def __init__(
        self, path: str | None, *, table: bool, view: Mapping[str, Any] | None = None
    ) -> None:
        # Python handles signals in its main thread only.
        self._handles_signals = threading.current_thread() is threading.main_thread()
        self._table = table
        self._view = view
        self._file: BinaryIO = sys.stdout.buffer
        self._begun = self._path = None if path is None else Path(path)
        if self._path is None:
            return
        is_there = self._path.exists()
        if not is_there or self._path.is_file():
            self._path = self._path.resolve()  # a link is followed, not replaced
            self._begun = self._path.with_name(f".{self._path.name}.{os.getpid()}.part")
        try:
            self._file = self._begun.open("wb")  # type: ignore[union-attr]  # set above
            if is_there and self._begun != self._path:
                shutil.copymode(self._path, self._begun)  # type: ignore[arg-type]  # as above
        except OSError as error:
            raise UsageError(f"--output: cannot write {path!r}: {error.strerror}") from None

    def value(self, value: Any) -> None:
        """Print a JSON value."""
        if self._table:
            from hosting_sdk.cli._tables import table  # noqa: PLC0415 asked for once in a while

            width = shutil.get_terminal_size().columns
            self.piece(table(value, width, self._view).encode())
        else:
            self.piece(self._escape(dumps_indented(value) + b"\n"))

    def line(self, value: Any) -> None:
        """Print a JSON value in one line, and flush it."""
        self.piece(self._escape(dumps(value) + b"\n"))
        self._file.flush()

    def piece(self, content: bytes) -> None:
        """Print bytes as they are.

        Raises:
            UsageError: The bytes are not text, and standard output is a terminal.
        """
        if self._path is None and b"\0" in content and sys.stdout.isatty():
            raise UsageError("the result is not text; --output FILE saves it")
        self._file.write(content)

    def _escape(self, content: bytes) -> bytes:
        """Escape characters of JSON that a terminal acts upon, unless the output is a file."""
        if self._path:
            return content
        return _ACTED_UPON.sub(
            lambda match: f"\\u{ord(match.group().decode()):04x}".encode(), content
        )

    def __enter__(self) -> Self:
        if self._handles_signals:
            self._handler = signal.signal(signal.SIGTERM, _terminate)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._handles_signals:
            signal.signal(signal.SIGTERM, self._handler)
        if self._path is None or self._begun is None:
            return
        whole = False
        try:
            self._file.close()
            whole = error is None
        finally:
            if self._begun != self._path:
                if whole:
                    self._begun.replace(self._path)
                else:
                    self._begun.unlink()


def _terminate(*_: object) -> None:
    """End the program by an exception, so that what it has begun is undone."""
    sys.exit(Exit.TERMINATED)
