"""Offsets, lines and columns of a text."""

from __future__ import annotations

from bisect import bisect_right
from io import StringIO
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from typing import TypedDict

    class Limits(TypedDict):
        """Start and exclusive end of a range, in the form that findings use."""

        line: int
        column: int
        end_line: int
        end_column: int


class Span(NamedTuple):
    """A half-open range of a text, in code points.

    Attributes:
        start: Offset of the first character.
        end: Offset just after the last character.
    """

    start: int
    end: int


class Lines:
    """The lines of a text, which end at LF, CR LF and CR and at nothing else."""

    __slots__ = ("_starts", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        # Without translation, a stream ends its lines at LF, CR LF and CR.
        self._starts = [0, *accumulate(map(len, StringIO(text, newline="")))]
        if text and text[-1] not in "\r\n":
            self._starts.pop()

    @property
    def count(self) -> int:
        """The number of lines; an empty text has one."""
        return len(self._starts)

    def position(self, offset: int) -> tuple[int, int]:
        """Return line and column, both from 1, of a code point offset."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """Return the code point offset of a line and column, both from 1."""
        return self._starts[line - 1] + column - 1

    def limits(self, span: Span) -> Limits:
        """Return the positions of a span's first character and of the first one after it."""
        starts = self._starts
        line = bisect_right(starts, span.start)
        start = starts[line - 1]
        column = span.start - start + 1
        if line == len(starts) or span.end < starts[line]:
            end_line, end_column = line, span.end - start + 1
        else:
            end_line, end_column = self.position(span.end)
        return {"line": line, "column": column, "end_line": end_line, "end_column": end_column}

    def line(self, number: int) -> str:
        """Return the line with this number, from 1, without its end."""
        start = self._starts[number - 1]
        end = self._starts[number] if number < len(self._starts) else len(self._text)
        return self._text[start:end].rstrip("\r\n")
