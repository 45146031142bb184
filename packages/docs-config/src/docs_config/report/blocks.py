"""Excerpts of the text report: equal findings once, with their number and first places."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from docs_config.report.excerpt import crop, underline
from docs_config.text.escapes import defuse, printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TextIO

    from docs_config.rules.findings import Finding
    from docs_config.rules.results import FileResult

MOST_BLOCKS = 100
"""Most kinds of findings shown for one file; the machine formats list all."""

_NOWHERE = ("pages/orphan", "pages/unreadable")
_MOST_MESSAGES = 10
_MOST_PLACES = 5
_MOST_HINTS = 3
_FOLLOWING_LINES = 2
_DEFAULT_WIDTH, _NARROWEST, _WIDEST = 100, 40, 160

_STYLES = {
    "error": "\x1b[1;31m",
    "warning": "\x1b[1;33m",
    "note": "\x1b[1;36m",
    "gutter": "\x1b[34m",
    "bold": "\x1b[1m",
}
_RESET = "\x1b[0m"


class Block:
    """One kind of mistake: messages, hints and all places.

    Args:
        places: Findings with the same rule, message and hint, in document order.

    Attributes:
        places: The findings.
        messages: The messages; several if there are several mistakes at the same places.
        hints: The hints, each once.
    """

    def __init__(self, places: list[Finding]) -> None:
        first = places[0]
        self.places = places
        self.messages = [first.message]
        self.hints = {first.hint: None} if first.hint else {}

    def absorb(self, other: Block) -> None:
        """Add another kind of mistake at the same places, or in other files."""
        self.messages += other.messages
        if self.places[0].file is not None:
            self.places += other.places
        self.hints |= other.hints


def write_blocks(
    result: FileResult,
    findings: Sequence[Finding],
    stream: TextIO,
    *,
    color: bool,
    quiet: bool = False,
) -> None:
    """Write the findings of a file, a block for each of the first `MOST_BLOCKS` kinds of mistake.

    Args:
        result: A checked file.
        findings: Its findings, as they are reported.
        stream: Where the report goes.
        color: Whether it is coloured.
        quiet: Whether notes are left out.
    """
    page = _Page(result, stream, color=color)
    blocks = _blocks(findings)
    for block in blocks[:MOST_BLOCKS]:
        page.write_block(block)
    left = len(blocks) - MOST_BLOCKS
    if left > 0:
        page.write_note(f"{left} more kinds of mistake are not shown (--format json has all)")
    for note in () if quiet else result.notes:
        page.write_note(note)


def _blocks(findings: Sequence[Finding]) -> list[Block]:
    """Group equal findings, then merge groups of the same rule at the same places.

    Findings in other files come after those in this one.
    """
    said: dict[tuple[str, str, str | None], list[Finding]] = {}
    for finding in findings:
        said.setdefault((finding.rule, finding.message, finding.hint), []).append(finding)
    blocks: dict[tuple[object, ...], Block] = {}
    for places in said.values():
        block = Block(places)
        where = tuple(
            (place.line, place.column, place.end_line, place.end_column)
            for place in places
            if place.file is None
        )
        known = blocks.setdefault((places[0].rule, places[0].severity, where), block)
        if known is not block:
            known.absorb(block)
    return sorted(
        blocks.values(),
        key=lambda block: block.places[0].file is not None or block.places[0].rule in _NOWHERE,
    )


class _Page:
    """The report of one file on a stream of a certain width."""

    def __init__(self, result: FileResult, stream: TextIO, *, color: bool) -> None:
        self._path = printable(result.path)
        self._lines = result.lines
        self._stream = stream
        self._color = color
        try:
            columns = os.get_terminal_size(stream.fileno()).columns
        except (OSError, ValueError):  # the stream is no terminal
            columns = _DEFAULT_WIDTH
        self._width = max(_NARROWEST, min(columns, _WIDEST) - 2 * len("12345 | "))

    def write_block(self, block: Block) -> None:
        """Write headlines, place, excerpt, hints and the other places of a block."""
        first = block.places[0]
        if first.file is not None:
            self._write_elsewhere(block)
            return
        label = self._paint(first.severity, f"{first.severity}[{first.rule}]")
        for message in block.messages[:_MOST_MESSAGES]:
            self._put(f"{label}: {self._paint('bold', printable(message))}")
        left = len(block.messages) - _MOST_MESSAGES
        if left > 0:
            self._put(f"{label}: ... and {left} more of these (--format json has all)")
        margin = " " * len(str(min(first.line + _FOLLOWING_LINES, self._lines.count)))
        place = f"{self._path}:{first.line}:{first.column}"
        self._put(f"{margin}{self._paint('gutter', '-->')} {place}")
        self._put(margin + self._paint("gutter", " |"))
        for number, text in self._excerpt(first):
            gutter = self._paint("gutter", f"{number:>{len(margin)}} |")
            self._put(f"{gutter} {text}".rstrip())
        for hint in list(block.hints)[:_MOST_HINTS]:
            self._put(f"{margin} {self._paint('gutter', '=')} hint: {printable(hint)}")
        others = block.places[1:]
        if others:
            named = ", ".join(f"{each.line}:{each.column}" for each in others[:_MOST_PLACES])
            left = len(others) - _MOST_PLACES
            more = f" and {left} more" if left > 0 else ""
            equals = self._paint("gutter", "=")
            self._put(f"{margin} {equals} {len(others) + 1} times; also at {named}{more}")
        self._put("")

    def _write_elsewhere(self, block: Block) -> None:
        """Write findings in other files, the first ones each with its place."""
        first = block.places[0]
        label = self._paint(first.severity, f"{first.severity}[{first.rule}]")
        for place in block.places[:_MOST_MESSAGES]:
            self._put(f"{label}: {self._paint('bold', printable(place.message))}")
            where = f"{printable(place.file or '')}:{place.line}:{place.column}"
            self._put(f" {self._paint('gutter', '-->')} {where}")
        left = len(block.places) - _MOST_MESSAGES
        if left > 0:
            self._put(f"{label}: ... and {left} more of these (--format json has all)")
        for hint in list(block.hints)[:_MOST_HINTS]:
            self._put(f" {self._paint('gutter', '=')} hint: {printable(hint)}")
        self._put("")

    def write_note(self, note: str) -> None:
        """Write a remark on the whole file."""
        self._put(f"{self._paint('note', 'note')}: {printable(note)}")
        self._put("")

    def _excerpt(self, finding: Finding) -> Iterator[tuple[int | str, str]]:
        """Yield the first line with its carets, and the next lines of a place of several lines."""
        line = self._lines.line(finding.line)
        goes_on = finding.end_line > finding.line
        start = finding.column - 1
        end = start + 1 if goes_on else finding.end_column - 1
        shown, carets = underline(line, start, end, width=self._width)
        yield finding.line, shown
        yield "", self._paint(finding.severity, carets) if self._color else carets
        last = min(finding.end_line, finding.line + _FOLLOWING_LINES, self._lines.count)
        for number in range(finding.line + 1, last + 1):
            yield number, crop(self._lines.line(number), width=self._width)

    def _paint(self, style: str, text: str) -> str:
        return f"{_STYLES[style]}{text}{_RESET}" if self._color else text

    def _put(self, line: str) -> None:
        self._stream.write(defuse(line) + "\n")
