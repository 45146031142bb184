"""A table on a terminal that is drawn anew whenever something changes."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Any, Self

from . import _tables
from ._sources import UNFINISHED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ._feed_events import FeedEvent

_ENTER = "\x1b[?1049h\x1b[?25l"
"""The other screen of the terminal, without a cursor."""

_LEAVE = "\x1b[?25h\x1b[?1049l"
_HOME, _TO_END_OF_LINE, _TO_END = "\x1b[H", "\x1b[K", "\x1b[J"
_AROUND = 2
"""Lines above and below the rows."""


class LiveTable:
    """The operations that have not ended, and those that have changed last.

    While it is shown, the terminal has another screen; what stood there before comes back after it,
    with the last table below.
    """

    def __init__(self) -> None:
        self._rows: dict[str, Any] = {}

    def __enter__(self) -> Self:
        sys.stdout.write(_ENTER)
        return self

    def __exit__(self, *_: object) -> None:
        sys.stdout.write(_LEAVE)
        for line in self._lines(shutil.get_terminal_size()):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    def show(self, events: Iterable[FeedEvent]) -> None:
        """Draw the table with some more events."""
        for event in events:
            self._note(event)
        size = shutil.get_terminal_size()
        lines = [f"{line}{_TO_END_OF_LINE}\r\n" for line in self._lines(size)]
        sys.stdout.write(f"{_HOME}{''.join(lines)}{_TO_END}")
        sys.stdout.flush()

    def _note(self, event: FeedEvent) -> None:
        """Put what has changed last; it comes last in the table."""
        if event.kind == "reset":
            self._rows.clear()
            return
        summary = event.summary
        self._rows.pop(summary["operationId"], None)
        if event.kind == "message":
            self._rows[summary["operationId"]] = summary

    def _lines(self, size: tuple[int, int]) -> list[str]:
        """Return the lines that fit on the terminal; ended operations make room first."""
        columns, height = size
        ended = [key for key, row in self._rows.items() if row["status"] not in UNFINISHED]
        too_many = len(self._rows) - max(1, height - _AROUND)
        for key in [*ended, *self._rows][: max(0, too_many)]:
            self._rows.pop(key, None)
        rows = [_tables.TITLES, *map(_tables.to_cells, self._rows.values())]
        return [_tables.to_row(row)[:columns] for row in rows]
