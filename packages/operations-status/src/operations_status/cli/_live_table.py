"""Live table of `watch` on a terminal."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Any, Self

from operations_status.operations import TERMINAL_STATES

from ._tables import SHORT_TITLES, to_short_cells, to_short_row

if TYPE_CHECKING:
    from collections.abc import Iterable

    from operations_status.client.events import FeedEvent

_ENTER = "\x1b[?1049h\x1b[?25l"
"""Switches to the alternate screen of the terminal, and hides the cursor."""

_LEAVE = "\x1b[?25h\x1b[?1049l"
_HOME, _TO_END_OF_LINE, _TO_END = "\x1b[H", "\x1b[K", "\x1b[J"
_MARGIN = 2
"""Lines above and below the rows."""


class LiveTable:
    """Table of the operations that have not ended, and of those that have changed last.

    Within its block, the terminal shows its alternate screen; afterwards, the previous contents are
    back, with the last table below.
    """

    def __init__(self) -> None:
        self._rows: dict[str, Any] = {}

    def __enter__(self) -> Self:
        sys.stdout.write(_ENTER)
        return self

    def __exit__(self, *_: object) -> None:
        sys.stdout.write(_LEAVE)
        for line in self._lines():
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    def show(self, events: Iterable[FeedEvent]) -> None:
        """Draw the table after more events; the operations that have changed last come last."""
        for event in events:
            if event.kind == "reset":
                self._rows.clear()
                continue
            summary = event.summary
            self._rows.pop(summary["operationId"], None)
            if event.kind == "message":
                self._rows[summary["operationId"]] = summary
        lines = [f"{line}{_TO_END_OF_LINE}\r\n" for line in self._lines()]
        sys.stdout.write(f"{_HOME}{''.join(lines)}{_TO_END}")
        sys.stdout.flush()

    def _lines(self) -> list[str]:
        """Return the lines that fit on the terminal; ended operations make room first."""
        columns, height = shutil.get_terminal_size()
        ended = [key for key, row in self._rows.items() if row["status"] in TERMINAL_STATES]
        too_many = len(self._rows) - max(1, height - _MARGIN)
        for key in [*ended, *self._rows][: max(0, too_many)]:
            self._rows.pop(key, None)
        rows = [SHORT_TITLES, *map(to_short_cells, self._rows.values())]
        return [to_short_row(row, columns) for row in rows]
