"""Lines of a file as a terminal shows them, with carets below the finding.

A line of a broken file may hold anything: tabs, wide characters, a megabyte, an escape sequence.
Each character becomes something printable of a known width.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.text.escapes import COMMAND, escape_character

if TYPE_CHECKING:
    from collections.abc import Iterable

_CUT = "..."
_MARGIN = 16


def underline(line: str, start: int, end: int, *, width: int) -> tuple[str, str]:
    """Render a line and the carets below a part of it.

    Args:
        line: A line without its end.
        start: Offset of the part's first character.
        end: Offset after its last character; at least one caret is shown.
        width: The most columns that the rendered line may take.

    Returns:
        The line, cut around the part where it is too long, and the line of carets.
    """
    before = _render(line, max(0, start - width), start)
    is_cut = start > width or columns(before) > width - _MARGIN
    if is_cut:
        before = _fitting(before[::-1], _MARGIN)[::-1]
    room = width - columns(before)
    meant = _fitting(_render(line, start, min(end, start + width)), room)
    after = []
    if start + len(meant) == end:
        after = _fitting(_render(line, end, end + width), room - columns(meant))
    head = _CUT if is_cut else ""
    tail = _CUT if start + len(meant) + len(after) < len(line) else ""
    pad = " " * (len(head) + columns(before))
    return "".join([head, *before, *meant, *after, tail]), pad + "^" * max(1, columns(meant))


def crop(line: str, *, width: int) -> str:
    """Render a line from its beginning, cut where it is too long."""
    shown = _fitting(_render(line, 0, width), width)
    return "".join(shown) + (_CUT if len(shown) < len(line) else "")


def _fitting(characters: list[str], room: int) -> list[str]:
    """Take characters from the front while they fit."""
    for number, character in enumerate(characters):
        room -= columns(character)
        if room < 0:
            return characters[:number]
    return characters


def _render(line: str, start: int, end: int) -> list[str]:
    """Render a part of a line, character by character."""
    shown = [escape_character(character) for character in line[start:end]]
    sign = line.find(COMMAND, max(0, start - 1)) + 1
    while 0 < sign < min(end, len(line)):
        shown[sign - start] = "\\x23"
        sign = line.find(COMMAND, sign) + 1
    return shown


def columns(shown: Iterable[str]) -> int:
    """Count the terminal columns of a rendered string, or of a list of rendered characters."""
    return sum(_width(character) for text in shown for character in text)


def _width(character: str) -> int:
    if character.isascii():
        return 1
    import unicodedata  # noqa: PLC0415 most lines are ASCII

    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
