"""Progress in lines of a command's output: `::progress 0.4 rows copied`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import define, field

from operations_status.operations import MESSAGE_LENGTH_MAX

if TYPE_CHECKING:
    from collections.abc import Callable

_PREFIX = b"::progress "
_LONGEST_LINE = 8192
"""Largest number of bytes of a line with progress; UTF-8 takes up to four for a character."""

_LINE = re.compile(rb"^%b[^\n]*(?:\n|\Z)" % _PREFIX, re.MULTILINE)
_PROGRESS = re.compile(r"(-|[0-9]{1,3}(?:\.[0-9]{1,17})?%?)(?:[ \t]+(.*))?", re.DOTALL)
_PERCENT = 100


@define
class ProgressLines:
    """Filter that removes lines of progress from an output and passes the rest on at once.

    Args:
        write: Receives the output without these lines.
        report: Receives the fraction (0 to 1; None where the line has `-`) and the message.
    """

    _write: Callable[[bytes], object]
    _report: Callable[[float | None, str | None], object]
    _held: bytes = field(default=b"", init=False)
    _is_inside: bool = field(default=False, init=False)

    def feed(self, data: bytes) -> None:
        """Process a piece of output; an empty piece is its end."""
        text, self._held = self._held + data, b""
        # If the beginning of a line was passed on, so is the rest of it.
        first = (text.find(b"\n") + 1 or len(text)) if self._is_inside else 0
        last = max(first, text.rfind(b"\n") + 1)
        rest = text[last:]
        may_be_progress = len(rest) <= _LONGEST_LINE and _PREFIX.startswith(rest[: len(_PREFIX)])
        if data and may_be_progress:
            text, self._held = text[:last], rest
        self._is_inside = not text.endswith(b"\n") and bool(text)
        if _PREFIX in text:
            text = text[:first] + _LINE.sub(self._take, text[first:])
        if text:
            self._write(text)

    def _take(self, line: re.Match[bytes]) -> bytes:
        """Report a line of progress and return nothing; return any other line."""
        text = line[0].removeprefix(_PREFIX).decode("utf-8", "replace").strip()
        found = _PROGRESS.fullmatch(text)
        if found is None or len(line[0]) > _LONGEST_LINE:
            return line[0]
        number, message = found[1], found[2] or None
        if number == "-":
            fraction = None
        else:
            fraction = float(number.rstrip("%")) / (_PERCENT if number.endswith("%") else 1)
            if fraction > 1:
                return line[0]
        self._report(fraction, message and message[:MESSAGE_LENGTH_MAX])
        return b""
