"""Offsets of a text as positions of the Language Server Protocol, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lsprotocol import types

if TYPE_CHECKING:
    from docs_config.rules.findings import Finding
    from docs_config.text.lines import Lines


class Places:
    """The positions of one text in the units that a client counts in.

    Args:
        lines: The lines of the text.
        encoding: The unit of a character offset within a line.
    """

    def __init__(self, lines: Lines, encoding: types.PositionEncodingKind | str) -> None:
        self._lines = lines
        self._encoding = encoding

    def position(self, offset: int) -> types.Position:
        """Return the position of a code point offset."""
        return self._position(*self._lines.position(offset))

    def span(self, start: int, end: int) -> types.Range:
        """Return the range between two code point offsets."""
        return types.Range(self.position(start), self.position(end))

    def finding(self, finding: Finding) -> types.Range:
        """Return the range of a finding; for a finding in another file, its whole line."""
        if finding.file is not None:
            line = finding.line - 1
            return types.Range(types.Position(line, 0), types.Position(line + 1, 0))
        return types.Range(
            self._position(finding.line, finding.column),
            self._position(finding.end_line, finding.end_column),
        )

    def offset(self, position: types.Position) -> int:
        """Return the code point offset of a position; the end of the line if it lies beyond."""
        number = min(position.line + 1, self._lines.count)
        line = self._lines.line(number)
        units = 0
        for column, character in enumerate(line):
            if units >= position.character:
                return self._lines.offset(number, column + 1)
            units += self._units(character)
        return self._lines.offset(number, len(line) + 1)

    def _position(self, line: int, column: int) -> types.Position:
        before = self._lines.line(line)[: column - 1]
        return types.Position(line - 1, sum(map(self._units, before)))

    def _units(self, character: str) -> int:
        if self._encoding == types.PositionEncodingKind.Utf8:
            return len(character.encode("utf-8", "replace"))
        if self._encoding == types.PositionEncodingKind.Utf32:
            return 1
        return 1 + (character > "\uffff")
