"""Positions of values and names in a JSON text.

Nothing here runs for a file in which nothing is wrong. For the others, one pass over the text finds
all the places that are asked for; what no place lies in is stepped over by the C scanner of the
standard library, whole.
"""

from __future__ import annotations

from _json import scanstring
from typing import TYPE_CHECKING

from docs_config.text.lines import Span
from docs_config.text.scanner import SPACE, scan_at

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

Path = tuple[str | int, ...]
# the path to a value, and the name of a property in it, or None for the value itself
Place = tuple[Path, str | None]

_CHUNK = 64
_FEW = 8


def locate_all(text: str, wanted: Iterable[Place]) -> dict[Place, Span]:
    """Return where many places of a JSON text stand, in one pass.

    Args:
        text: The text, without a byte order mark.
        wanted: Pairs of the path of a value, and the name of a property in it or None.

    Raises:
        KeyError: There is no such place.
    """
    root = _Wish()
    for place in wanted:
        path, name = place
        wish = root
        for step in path:
            inner = wish.inner.get(step)
            if inner is None:
                inner = wish.inner[step] = _Wish()
            wish = inner
        if name is None:
            wish.value = place
        else:
            wish.names[name] = place
    found: dict[Place, Span] = {}
    start = _skip_space(text, 0)
    if root.inner or root.names:
        _Walk(text, found).value(start, root)
    elif root.value:
        found[root.value] = Span(start, len(text.rstrip(SPACE)))
    return found


class _Wish:
    """The part of a value whose position is wanted.

    Attributes:
        inner: The wishes for the values in it, by name or index.
        names: The places that are wanted of names in it.
        value: The place of the value itself, if that is wanted.
    """

    __slots__ = ("inner", "names", "value")

    def __init__(self) -> None:
        self.inner: dict[str | int, _Wish] = {}
        self.names: dict[str, Place] = {}
        self.value: Place | None = None


class _Walk:
    """One pass over a text that is known to be JSON."""

    __slots__ = ("found", "text")

    def __init__(self, text: str, found: dict[Place, Span]) -> None:
        self.text = text
        self.found = found

    def value(self, start: int, wish: _Wish) -> int:
        """Walk over the value that begins at *start*; return the offset after it."""
        opening = self.text[start]
        if opening == "{" and (wish.inner or len(wish.names) > _FEW):
            end = self._object(start, wish)
        elif opening == "{" and wish.names:
            end = self._names(start, wish)
        elif opening == "[" and wish.inner:
            end = self._array(start, wish.inner)
        else:
            end = skip_value(self.text, start)
        if wish.value:
            self.found[wish.value] = Span(start, end)
        return end

    def _names(self, start: int, wish: _Wish) -> int:
        """Walk over an object of which only names are wanted, and few of them.

        Without an escape, what stands in quotes as it is written is a whole string if it is an
        identifier, since there is a comma or a colon between any two strings; before a colon it is
        a name, and without another object in this one a name of this one.
        """
        text = self.text
        end = skip_value(text, start)
        if text.find("\\", start, end) >= 0 or text.find("{", start + 1, end) >= 0:
            return self._object(start, wish)
        for name, place in wish.names.items():
            quoted = f'"{name}"'
            begin = text.rfind(quoted, start, end)
            after = begin + len(quoted)
            if begin < 0 or not name.isidentifier() or text[_skip_space(text, after)] != ":":
                return self._object(start, wish)
            self.found[place] = Span(begin, after)
        return end

    def _object(self, start: int, wish: _Wish) -> int:
        text = self.text
        offset = _skip_space(text, start + 1)
        # Between two members there is nearly always what was before the first.
        between = f',{text[start + 1 : offset]}"'
        while text[offset] == '"':
            name, after = scanstring(text, offset + 1, True)
            begin = after + 2 if text.startswith(': "', after) else _after(":", text, after)
            if name in wish.names:
                self.found[wish.names[name]] = Span(offset, after)
            inner = wish.inner.get(name)
            end = skip_value(text, begin) if inner is None else self.value(begin, inner)
            if text.startswith(between, end):
                offset = end + len(between) - 1
            else:
                offset = _after(",", text, end)
        return offset + 1

    def _array(self, start: int, wishes: dict[str | int, _Wish]) -> int:
        text = self.text
        index = 0
        offset = _skip_space(text, start + 1)
        between = "," + text[start + 1 : offset]
        width = len(between)
        while text[offset] != "]":
            wish = wishes.get(index)
            end = self.value(offset, wish) if wish else skip_value(text, offset)
            index += 1
            if text.startswith(between, end) and text[end + width] > " ":
                offset = end + width
            else:
                offset = _after(",", text, end)
        return offset + 1


def _after(sign: str, text: str, offset: int) -> int:
    """Return the offset of what follows *sign*, if that is next, or else of what is next."""
    offset = _skip_space(text, offset)
    return _skip_space(text, offset + 1) if text[offset] == sign else offset


def _skip_space(text: str, offset: int) -> int:
    """Return the offset of the first character from *offset* on that is not white space."""
    if text[offset] > " ":
        return offset
    if text[offset + 1] > " ":
        return offset + 1
    while True:
        chunk = text[offset : offset + _CHUNK]
        rest = chunk.lstrip(SPACE)
        if rest:
            return offset + len(chunk) - len(rest)
        offset += _CHUNK


def skip_value(text: str, start: int) -> int:
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


def to_path(pointer: str, value: Any) -> Path:
    """Return the path of a JSON Pointer (RFC 6901) into *value*: names, and indices as int."""
    path: list[str | int] = []
    for token in pointer.split("/")[1:]:
        step: str | int = token.replace("~1", "/").replace("~0", "~")
        if isinstance(value, list):
            step = int(step)
        path.append(step)
        value = value[step]
    return tuple(path)
