"""Characters that a reader does not see, shown as escapes.

Invisible are control and format characters, surrogates, private use, unassigned code points, line
and paragraph separators (Python's `str.isprintable`), and the letters and marks among the default
ignorable code points (Unicode, DerivedCoreProperties): variation selectors, fillers, joiners.
"""

from __future__ import annotations

import re
from typing import Any, Final
from unicodedata import category

__all__ = ["printable", "reveal", "reveal_all"]

_BLANK: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    r"\U000e0000-\U000e0fff]"
)
"""Characters that `str.isprintable` accepts although nothing is drawn for them."""
_KEPT: Final = frozenset("\t\n\r")


def printable(text: str) -> str:
    """Replace each character that a terminal would act upon, or not show, by its escape."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_escape, text))


def reveal(text: str) -> str:
    """Replace each invisible character by its escape; line ends, tabs and blanks are kept."""
    if text.isprintable() and not _BLANK.search(text):
        return text
    return "".join(
        each if each in _KEPT or category(each) == "Zs" else _escape(each) for each in text
    )


def reveal_all(value: Any) -> Any:
    """Return JSON with the invisible characters of all texts and names replaced."""
    if isinstance(value, str):
        return reveal(value)
    if isinstance(value, list):
        return [reveal_all(each) for each in value]
    if isinstance(value, dict):
        return {reveal(name): reveal_all(each) for name, each in value.items()}
    return value


def _escape(character: str) -> str:
    if character.isprintable() and not _BLANK.match(character):
        return character
    return character.encode("unicode_escape").decode()
