"""Offsets, lines and columns of a text."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypedDict

    class Limits(TypedDict):
        """Start and exclusive end of a range, in the form that findings use."""

        line: int
        column: int
        end_line: int
        end_column: int


class Span:
    """A half-open range of a text, in code points.

    Attributes:
        start: Offset of the first character.
        end: Offset just after the last character.
    """

    __slots__ = ("end", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end

    def __repr__(self) -> str:
        return f"Span({self.start}, {self.end})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Span):
            return NotImplemented
        return (self.start, self.end) == (other.start, other.end)

    def __hash__(self) -> int:
        return hash((self.start, self.end))


class Lines:
    """The lines of a text, which end at LF, CR LF and CR and at nothing else."""

    __slots__ = ("_starts", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts = _line_starts(text)

    @property
    def count(self) -> int:
        """How many lines there are; an empty text has one."""
        return len(self._starts)

    def position(self, offset: int) -> tuple[int, int]:
        """Return line and column, both from 1, of a code point offset."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """Return the code point offset of a line and column, both from 1."""
        return self._starts[line - 1] + column - 1

    def limits(self, span: Span) -> Limits:
        """Return where a span's first character stands, and the first one after it."""
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


def _line_starts(text: str) -> list[int]:
    lengths = [len(line) + 1 for line in text.split("\n")]
    starts = [0, *accumulate(lengths[:-1])]
    if "\r" not in text:
        return starts
    offset = text.find("\r") + 1
    while offset:
        if not text.startswith("\n", offset):
            starts.append(offset)
        offset = text.find("\r", offset) + 1
    return sorted(starts)
