"""A strict JSON parser (RFC 8259) that knows exactly what is wrong and where.

It runs only on texts that the fast scanner would not vouch for. It keeps its own stack, so that no
text can exhaust the interpreter's.
"""

import re
from _json import scanstring

from docs_config.complaints import bad_string, empty, explain, trailing_data
from docs_config.faults import Fault
from docs_config.findings import MAX_FINDINGS
from docs_config.scanner import MAX_DEPTH, to_float, to_int

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SPACES = frozenset(" \t\n\r")
_CLOSING = {"{": "}", "[": "]"}
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_WORD = re.compile(r"[-+.\w$]+")
_STRING_BODY = re.compile(r'(?:[^"\\\x00-\x1f]+|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*')
_SURROGATES = re.compile(
    r"\\(?:[^u]|u(?![dD][89a-fA-F]).{4}"
    r"|u[dD][89abAB]..\\u[dD][c-fC-F].."
    r"|(?P<lone>u[dD][89a-fA-F]..))"
)
_LITERALS = {"true": True, "false": False, "null": None}


class Duplicate:
    """A name that an object already has.

    Attributes:
        path: The path of the object, names and indices from the root.
        name: The name.
        first: Offset of its first occurrence, the opening quote.
        start: Offset of this occurrence, the opening quote.
        end: Offset after this occurrence's closing quote.
    """

    __slots__ = ("end", "first", "name", "path", "start")

    def __init__(
        self, path: tuple[str | int, ...], name: str, first: int, start: int, end: int
    ) -> None:
        self.path = path
        self.name = name
        self.first = first
        self.start = start
        self.end = end


def parse(text: str) -> "tuple[Any, list[Duplicate]]":
    """Return the value of a JSON text, and the names that are there more than once.

    Raises:
        Fault: The text is not JSON, or nested deeper than `MAX_DEPTH`.
    """
    parser = Parser(text)
    parser.skip_space()
    if parser.offset == len(text):
        raise empty()
    value = parser.value()
    parser.skip_space()
    if parser.offset < len(text):
        raise trailing_data(text, parser.offset)
    return value, parser.duplicates


class _Open:
    """An object or array whose end has not been reached."""

    __slots__ = ("name", "names", "start", "value")

    def __init__(self, value: "Any", start: int) -> None:
        self.value = value
        self.start = start
        self.name: str | int = 0
        self.names: dict[str, int] = {}

    def add(self, value: "Any") -> None:
        if isinstance(self.value, list):
            self.value.append(value)
            self.name = len(self.value)
        else:
            self.value[self.name] = value


class Parser:
    """Reads one JSON value from a place in a text.

    Attributes:
        text: The text.
        offset: How far it has been read.
        duplicates: The names that their objects already had.
    """

    def __init__(self, text: str, offset: int = 0) -> None:
        self.text = text
        self.offset = offset
        self.duplicates: list[Duplicate] = []
        self._stack: list[_Open] = []

    def value(self) -> "Any":
        """Return the value from here on, whatever its depth.

        Raises:
            Fault: It is not JSON, or nested deeper than `MAX_DEPTH`.
        """
        while True:
            self.skip_space()
            if self._peek() in _CLOSING:
                if self._enter():
                    continue
                value = self._leave()
            else:
                value = self._scalar()
            while self._stack:
                self._stack[-1].add(value)
                if self._continues():
                    break
                value = self._leave()
            else:
                return value

    def skip_space(self) -> None:
        """Move on to the next character that is not white space."""
        while self._peek() in _SPACES:
            self.offset += 1

    def _peek(self) -> str:
        return self.text[self.offset : self.offset + 1]

    def _enter(self) -> bool:
        """Step into an object or array; say whether there is anything in it."""
        opening = self._peek()
        if len(self._stack) == MAX_DEPTH:
            raise Fault(
                "json/nesting",
                self.offset,
                self.offset + 1,
                f"nested deeper than {MAX_DEPTH} levels",
                "a configuration needs no more than eight",
            )
        self._stack.append(_Open({} if opening == "{" else [], self.offset))
        self.offset += 1
        self.skip_space()
        if self._peek() == _CLOSING[opening]:
            return False
        if opening == "{":
            self._name()
        return True

    def _leave(self) -> "Any":
        """Step over the closing bracket; return what it closes."""
        self.offset += 1
        return self._stack.pop().value

    def _continues(self) -> bool:
        """Step over the comma after a value; say whether there was one."""
        is_object = isinstance(self._stack[-1].value, dict)
        closing = "}" if is_object else "]"
        self.skip_space()
        found = self._peek()
        if found == closing:
            return False
        if found != ",":
            raise self.unexpected("comma", f"a comma or {closing}")
        comma = self.offset
        self.offset += 1
        self.skip_space()
        if self._peek() == closing:
            raise Fault(
                "json/trailing-comma",
                comma,
                comma + 1,
                f"a comma before {closing}; JSON has none after the last {_kind(is_object)}",
                "delete the comma",
            )
        if is_object:
            self._name()
        return True

    def _name(self) -> None:
        """Read a name and its colon."""
        if self._peek() != '"':
            raise self.unexpected("name", "a name in double quotes")
        start = self.offset
        name = self._string()
        here = self._stack[-1]
        if name in here.names and len(self.duplicates) < MAX_FINDINGS:
            path = tuple(outer.name for outer in self._stack[:-1])
            first = here.names[name]
            self.duplicates.append(Duplicate(path, name, first, start, self.offset))
        here.names.setdefault(name, start)
        here.name = name
        self.skip_space()
        if self._peek() != ":":
            raise self.unexpected("colon", "a colon after the name")
        self.offset += 1

    def _scalar(self) -> "Any":
        first = self._peek()
        if first == '"':
            return self._string()
        number = _NUMBER.match(self.text, self.offset)
        word = _WORD.match(self.text, self.offset)
        if word is None:
            raise self.unexpected("value", "a value")
        if number is not None and number.end() == word.end():
            self.offset = number.end()
            is_whole = number.lastindex is None
            return (to_int if is_whole else to_float)(number[0])
        if word[0] in _LITERALS:
            self.offset = word.end()
            return _LITERALS[word[0]]
        raise self.unexpected("value", "a value")

    def _string(self) -> str:
        start = self.offset
        end = _STRING_BODY.match(self.text, start + 1).end()  # type: ignore[union-attr] # it matches ""
        if not self.text.startswith('"', end):
            raise bad_string(self.text, start, end)
        self.offset = end + 1
        body = self.text[start + 1 : end]
        if "\\" not in body:
            return body
        for escape in _SURROGATES.finditer(body):
            if escape["lone"]:
                raise Fault(
                    "json/lone-surrogate",
                    start + 1 + escape.start(),
                    start + 1 + escape.end(),
                    f"{escape[0]} is half of a surrogate pair and no character by itself",
                    "write the character itself, or both halves",
                )
        return scanstring(self.text, start + 1, True)[0]

    def unexpected(self, kind: str, expected: str) -> Fault:
        """Return what to say of the character that stands where something else is expected."""
        opened = self._stack[-1].start if self._stack else 0
        return explain(self.text, self.offset, expected, kind=kind, opened=opened)


def _kind(is_object: bool) -> str:  # noqa: FBT001 a private word for a private flag
    return "property" if is_object else "item"
