"""Positions of values and names in a JSON text.

One pass over the text finds all positions of a check. The C scanner of the standard library skips
each value that contains none of them.
"""

from __future__ import annotations

import re
from _json import scanstring
from typing import TYPE_CHECKING

from docs_config.text.lines import Span
from docs_config.text.scanner import SPACE, scan_at

if TYPE_CHECKING:
    from collections.abc import Iterable

Path = tuple[str | int, ...]
# the path to a value, and the name of a property in it, or None for the value itself
Place = tuple[Path, str | None]

_SPACE = re.compile(f"[{SPACE}]*")
_COLON = re.compile(f"[{SPACE}]*:[{SPACE}]*")
_COMMA = re.compile(f"[{SPACE}]*,?[{SPACE}]*")


def locate_all(text: str, places: Iterable[Place]) -> dict[Place, Span]:
    """Return the positions of many places of a JSON text, in one pass.

    Args:
        text: The text, without a byte order mark.
        places: Pairs of the path of a value, and the name of a property in it or None.

    Raises:
        KeyError: A place does not exist.
    """
    root = _Search()
    for place in places:
        path, name = place
        search = root
        for step in path:
            search = search.inner.setdefault(step, _Search())
        if name is None:
            search.value = place
        else:
            search.names[name] = place
    found: dict[Place, Span] = {}
    _Pass(text, found).value(_skip(_SPACE, text, 0), root)
    return found


class _Search:
    """The places that are searched in one value.

    Attributes:
        inner: The searches in the values that it contains, by name or index.
        names: The places of names in it.
        value: The place of the value itself, if that is searched.
    """

    __slots__ = ("inner", "names", "value")

    def __init__(self) -> None:
        self.inner: dict[str | int, _Search] = {}
        self.names: dict[str, Place] = {}
        self.value: Place | None = None


class _Pass:
    """One pass over a text that is known to be JSON."""

    __slots__ = ("found", "text")

    def __init__(self, text: str, found: dict[Place, Span]) -> None:
        self.text = text
        self.found = found

    def value(self, start: int, search: _Search) -> int:
        """Pass the value that begins at *start*; return the offset after it."""
        is_searched = bool(search.inner or search.names) and self.text[start] in "{["
        end = self._members(start, search) if is_searched else _skip_value(self.text, start)
        if search.value:
            self.found[search.value] = Span(start, end)
        return end

    def _members(self, start: int, search: _Search) -> int:
        """Pass an object or array; return the offset after it."""
        text = self.text
        is_object = text[start] == "{"
        index = 0
        offset = _skip(_SPACE, text, start + 1)
        while text[offset] not in "}]":
            step: str | int = index
            if is_object:
                step, after = scanstring(text, offset + 1, True)
                if step in search.names:
                    self.found[search.names[step]] = Span(offset, after)
                offset = _skip(_COLON, text, after)
            inner = search.inner.get(step)
            end = _skip_value(text, offset) if inner is None else self.value(offset, inner)
            index += 1
            offset = _skip(_COMMA, text, end)
        return offset + 1


def _skip(pattern: re.Pattern[str], text: str, offset: int) -> int:
    """Return the offset after a pattern that matches at *offset*."""
    return pattern.match(text, offset).end()  # type: ignore[union-attr] # the text is JSON


def _skip_value(text: str, start: int) -> int:
    """Return the offset after the JSON value that begins at *start*."""
    if text[start] == '"':
        return scanstring(text, start + 1, True)[1]
    try:
        end: int = scan_at(text, start)[1]
    except RecursionError:
        from docs_config.text.parser import Parser  # noqa: PLC0415 it compiles many expressions

        parser = Parser(text, start)
        parser.value()
        end = parser.offset
    return end


def to_pointer(path: Iterable[str | int]) -> str:
    """Return the JSON Pointer (RFC 6901) of a path of names and indices."""
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in path)
