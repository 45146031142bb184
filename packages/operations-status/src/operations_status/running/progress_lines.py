"""Progress that a command reports in lines of its output: `::progress 0.4 rows copied`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from operations_status.operations import MESSAGE_LENGTH_MAX

if TYPE_CHECKING:
    from collections.abc import Callable

_PREFIX = b"::progress "
_LONGEST_LINE = 8192
"""The largest number of bytes of a line that can be progress; UTF-8 has four a character."""

_PIECES = re.compile(rb"[^\n]*\n|[^\n]+")
_LINE = re.compile(r"(-|[0-9]{1,3}(?:\.[0-9]{1,17})?%?)(?:[ \t]+(.*))?", re.DOTALL)
_PERCENT = 100


class ProgressLines:
    """Takes the lines of progress out of an output, and passes everything else on at once.

    Args:
        write: Receives the output without these lines.
        report: Receives the fraction (0 to 1; None where the line has `-`) and the message.
    """

    def __init__(
        self,
        write: Callable[[bytes], object],
        report: Callable[[float | None, str | None], object],
    ) -> None:
        self._write = write
        self._report = report
        self._line = b""
        self._is_inside = False

    def feed(self, data: bytes) -> None:
        """Take some more output; none means that it has ended, with or without a line end."""
        tail = data.rpartition(b"\n")[2]
        if not data:
            rest, self._line = self._line, b""
            data = b"" if self._is_progress(rest) else rest
        elif self._line or _PREFIX in data or (tail and _PREFIX.startswith(tail[: len(_PREFIX)])):
            data = b"".join(map(self._take, _PIECES.findall(data)))
        else:
            self._is_inside = bool(tail)
        if data:
            self._write(data)

    def _take(self, piece: bytes) -> bytes:
        """Take a line or a part of one, and return what is to be passed on."""
        ends = piece.endswith(b"\n")
        if self._is_inside:
            self._is_inside = not ends
            return piece
        line, self._line = self._line + piece, b""
        may_be = _PREFIX.startswith(line[: len(_PREFIX)]) and len(line) <= _LONGEST_LINE
        if may_be and not ends:
            self._line = line
            return b""
        self._is_inside = not ends
        return b"" if may_be and self._is_progress(line) else line

    def _is_progress(self, line: bytes) -> bool:
        """Report a line if it is one of progress, and return whether it is."""
        if not line.startswith(_PREFIX):
            return False
        text = line.removeprefix(_PREFIX).decode("utf-8", "replace").strip()
        found = _LINE.fullmatch(text)
        if found is None:
            return False
        number, message = found[1], found[2] or None
        if number == "-":
            fraction = None
        else:
            fraction = float(number.rstrip("%")) / (_PERCENT if number.endswith("%") else 1)
            if fraction > 1:
                return False
        self._report(fraction, message and message[:MESSAGE_LENGTH_MAX])
        return True
