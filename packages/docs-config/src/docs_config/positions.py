"""Where in a JSON text a value or a name stands.

Nothing here runs for a file in which nothing is wrong. For the others, one pass over the text finds
all the places that are asked for; what no place lies in is stepped over by the C scanner of the
standard library, whole.
"""

from _json import scanstring

from docs_config.lines import Span
from docs_config.scanner import SPACE, scan_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    Path = tuple[str | int, ...]

_CHUNK = 64


class Document:
    """A text that is JSON, what it says, and where it says it.

    Attributes:
        text: The text, without a byte order mark.
        value: The parsed value; of a name that is there twice, the last one.
    """

    __slots__ = ("text", "value")

    def __init__(self, text: str, value: "Any") -> None:
        self.text = text
        self.value = value

    def locate(self, path: "Sequence[str | int]", *, name: bool = False) -> Span:
        """Return where the value at *path* stands, or the name before it.

        Args:
            path: Names and indices from the root; they must exist.
            name: Whether the property's name is wanted, quotes included, and not its value.

        Raises:
            KeyError: There is no such place.
        """
        wanted = (tuple(path), name)
        return self.locate_all([wanted])[wanted]

    def locate_all(self, wanted: "Iterable[tuple[Path, bool]]") -> "dict[tuple[Path, bool], Span]":
        """Return where many places stand, in one pass; pairs of path and `name` as in `locate`."""
        root = _Wish()
        for path, name in wanted:
            wish = root
            for step in path:
                inner = wish.inner.get(step)
                if inner is None:
                    inner = wish.inner[step] = _Wish()
                wish = inner
            if name:
                wish.name = True
            else:
                wish.value = True
        found: dict[tuple[Path, bool], Span] = {}
        start = _skip_space(self.text, 0)
        if root.inner:
            _Walk(self.text, found).value(start, root, ())
        elif root.value:
            found[(), False] = Span(start, len(self.text.rstrip(SPACE)))
        return found


class _Wish:
    """What is wanted of a value, and of the values in it."""

    __slots__ = ("inner", "name", "value")

    def __init__(self) -> None:
        self.inner: dict[str | int, _Wish] = {}
        self.name = False
        self.value = False


class _Walk:
    """One pass over a text that is known to be JSON."""

    __slots__ = ("found", "text")

    def __init__(self, text: str, found: "dict[tuple[Path, bool], Span]") -> None:
        self.text = text
        self.found = found

    def value(self, start: int, wish: _Wish, path: "Path") -> int:
        """Walk over the value that begins at *start*; return the offset after it."""
        first = self.text[start]
        if wish.inner and first == "{":
            end = self._object(start, wish, path)
        elif wish.inner and first == "[":
            end = self._array(start, wish, path)
        else:
            end = skip_value(self.text, start)
        if wish.value:
            self.found[path, False] = Span(start, end)
        return end

    def _object(self, start: int, wish: _Wish, path: "Path") -> int:
        text = self.text
        wishes = wish.inner
        offset = _skip_space(text, start + 1)
        space = text[start + 1 : offset]
        while text[offset] == '"':
            key, after = scanstring(text, offset + 1, True)
            colon = after if text[after] == ":" else _skip_space(text, after)
            begin = _skip_space(text, colon + 1)
            inner = wishes.get(key)
            if inner is None:
                if text[begin] == '"':
                    end = scanstring(text, begin + 1, True)[1]
                else:
                    end = skip_value(text, begin)
            else:
                here = (*path, key)
                if inner.name:
                    self.found[here, True] = Span(offset, after)
                end = self.value(begin, inner, here)
            offset = end if text[end] == "," else _skip_space(text, end)
            if text[offset] == ",":
                offset += 1
                # Between two members there is nearly always what was before the first.
                if text.startswith(space, offset):
                    offset += len(space)
                offset = _skip_space(text, offset)
        return offset + 1

    def _array(self, start: int, wish: _Wish, path: "Path") -> int:
        text = self.text
        index = 0
        offset = _skip_space(text, start + 1)
        while text[offset] != "]":
            inner = wish.inner.get(index)
            if inner is None:
                end = skip_value(text, offset)
            else:
                end = self.value(offset, inner, (*path, index))
            index += 1
            offset = _skip_space(text, end)
            if text[offset] == ",":
                offset = _skip_space(text, offset + 1)
        return offset + 1


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
        from docs_config.syntax import Parser  # noqa: PLC0415 only for absurdly nested values

        parser = Parser(text, start)
        parser.value()
        end = parser.offset
    return end


def to_pointer(path: "Iterable[str | int]") -> str:
    """Return the JSON Pointer (RFC 6901) of a path of names and indices."""
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in path)


def to_path(pointer: str, value: "Any") -> "Path":
    """Return the path of a JSON Pointer (RFC 6901) into *value*: names, and indices as int."""
    path: list[str | int] = []
    for token in pointer.split("/")[1:]:
        step: str | int = token.replace("~1", "/").replace("~0", "~")
        if isinstance(value, list):
            step = int(step)
        path.append(step)
        value = value[step]
    return tuple(path)
