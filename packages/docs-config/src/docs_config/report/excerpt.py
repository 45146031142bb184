"""Lines of a file as a terminal shows them, with a caret below what is meant.

A line of a broken file may hold anything: tabs, wide characters, a megabyte, an escape sequence.
Each character becomes something printable of a known width.
"""

import unicodedata

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_TAB = "    "
_CUT = "..."
_MARGIN = 16
_HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def printable(text: str) -> str:
    """Replace every character that a terminal would act upon, or not show, by its escape."""
    if text.isprintable():
        return text
    return "".join(map(_shown, text))


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
    first, last = _window(len(line), start, width)
    before = [_shown(character) for character in line[first:start]]
    meant = [_shown(character) for character in line[start : min(end, last)]]
    room = width - columns(before)
    meant = _fitting(meant, room)
    after = _fitting([_shown(character) for character in line[end:last]], room - columns(meant))
    head = _CUT if first else ""
    shown_to = start + len(meant) + len(after)
    tail = _CUT if shown_to < len(line) else ""
    shown = "".join([head, *before, *meant, *after, tail])
    pad = " " * (len(head) + columns(before))
    return shown, pad + "^" * max(1, columns(meant))


def crop(line: str, *, width: int) -> str:
    """Render a line from its beginning, cut where it is too long."""
    shown = _fitting([_shown(character) for character in line[:width]], width)
    return "".join(shown) + (_CUT if len(shown) < len(line) else "")


def _window(length: int, start: int, width: int) -> tuple[int, int]:
    """Choose which characters of a line to render at all."""
    if length <= width or start <= width - _MARGIN:
        return 0, min(length, width)
    first = start - _MARGIN
    return first, min(length, first + width)


def _fitting(characters: list[str], room: int) -> list[str]:
    """Take characters from the front while they fit."""
    for number, character in enumerate(characters):
        room -= columns([character])
        if room < 0:
            return characters[:number]
    return characters


def _shown(character: str) -> str:
    if character == "\t":
        return _TAB
    if character == " " or character.isprintable():
        return character
    if unicodedata.category(character) not in _HIDDEN_CATEGORIES:
        return character
    return character.encode("unicode_escape").decode("ascii")


def columns(shown: "Iterable[str]") -> int:
    """Count the terminal columns of rendered characters, or of the strings of a list of them."""
    return sum(_width(character) for text in shown for character in text)


def _width(character: str) -> int:
    if character.isascii():
        return 1
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
