"""A JSON parser (RFC 8259) that recovers from errors and so finds all of them.

It runs only on texts that the fast scanner refuses. It keeps its own stack, so no text can exhaust
the interpreter's.
"""

import contextlib
import re
from _json import scanstring

from docs_config.rules.findings import MAX_FINDINGS
from docs_config.text.complaints import (
    bad_string,
    comment_at,
    empty,
    explain,
    inner_quote,
    lone_surrogate,
    missing_comma,
    too_deep,
    trailing_comma,
    trailing_data,
)
from docs_config.text.conflicts import mask_conflicts
from docs_config.text.parsed import Duplicate, Parsed
from docs_config.text.scanner import MAX_DEPTH, to_float, to_int

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from docs_config.text.faults import Fault

_SPACE = re.compile(r"[ \t\n\r]*")
_CLOSING = {"{": "}", "[": "]"}
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_WORD = re.compile(r"[-+.\w$]+")
_NONSENSE = re.compile(r'[^ \t\n\r"{}\[\],:\w]+|:')
_STRING_BODY = re.compile(r'(?:[^"\\\x00-\x1f]+|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*')
_LINE_END = re.compile(r"\r\n|[\r\n]|$")
_SURROGATES = re.compile(
    r"\\(?:[^u]|u(?![dD][89a-fA-F]).{4}"
    r"|u[dD][89abAB]..\\u[dD][c-fC-F].."
    r"|(?P<lone>u[dD][89a-fA-F]..))"
)
_LITERALS = {"true": True, "false": False, "null": None}
_CLOSING_QUOTES = {
    "'": "'",
    "`": "`",
    "\N{LEFT DOUBLE QUOTATION MARK}": "\N{RIGHT DOUBLE QUOTATION MARK}",
    "\N{RIGHT DOUBLE QUOTATION MARK}": "\N{RIGHT DOUBLE QUOTATION MARK}",
}
_AGAIN = object()
"""Instead of a value: nonsense was skipped, and a value may follow."""


def parse(text: str) -> Parsed:
    """Parse a text completely: its value, or every reason why it is not JSON."""
    masked, conflicts = mask_conflicts(text)
    parser = Parser(masked)
    value = None
    with contextlib.suppress(_TooManyFaultsError):
        value = parser.document()
    faults = sorted(conflicts + parser.faults, key=lambda fault: fault.start)
    return Parsed(value, faults, parser.duplicates)


class _TooManyFaultsError(Exception):
    """The parser gives up."""


class _Open:
    """An object or array whose end has not been reached."""

    __slots__ = ("closing", "name", "names", "start", "value")

    def __init__(self, opening: str, start: int) -> None:
        self.value: Any = {} if opening == "{" else []
        self.closing = _CLOSING[opening]
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
        faults: Why it is not JSON, as far as it has been read.
        duplicates: The names that their objects already had.
    """

    def __init__(self, text: str, offset: int = 0) -> None:
        self.text = text
        self.offset = offset
        self.faults: list[Fault] = []
        self.duplicates: list[Duplicate] = []
        self._stack: list[_Open] = []
        self._value_end = offset
        self._lacks_value = False

    def document(self) -> "Any":
        """Return the value of the whole text."""
        self._skip_space()
        if self.offset == len(self.text):
            if not self.faults:
                self._report(empty())
            return None
        value = self.value()
        self._skip_space()
        if self.offset < len(self.text):
            self._report(trailing_data(self.text, self.offset))
        return value

    def value(self) -> "Any":
        """Return the value from here on."""
        while True:
            self._skip_space()
            if self._peek() in _CLOSING and not self._lacks_value:
                if self._enter():
                    continue
                value = self._leave()
            else:
                value = self._scalar()
                if value is _AGAIN:
                    continue
            self._value_end = self.offset
            while self._stack:
                self._stack[-1].add(value)
                if self._continues():
                    break
                value = self._leave()
                self._value_end = self.offset
            else:
                return value

    def _report(self, fault: "Fault") -> None:
        """Note a fault: one at each place, and at the end of the text none after one there."""
        if self.faults:
            last = self.faults[-1]
            is_end = fault.start == len(self.text)
            if fault.start == last.start or (is_end and last.end >= len(self.text.rstrip())):
                return
        self.faults.append(fault)
        if len(self.faults) >= MAX_FINDINGS:
            raise _TooManyFaultsError

    def _report_unexpected(self, kind: str, expected: str) -> None:
        opened = self._stack[-1].start if self._stack else 0
        self._report(explain(self.text, self.offset, expected, kind=kind, opened=opened))

    def _skip_space(self) -> None:
        """Move on to the next character that is neither white space nor part of a comment."""
        while True:
            self.offset = _SPACE.match(self.text, self.offset).end()  # type: ignore[union-attr] # it matches ""
            if self._peek() not in ("/", "#"):
                return
            comment = comment_at(self.text, self.offset)
            if comment is None:
                return
            self._report(comment)
            self.offset = comment.end

    def _peek(self) -> str:
        return self.text[self.offset : self.offset + 1]

    def _enter(self) -> bool:
        """Step into an object or array; return whether it contains anything."""
        if len(self._stack) == MAX_DEPTH:
            self._report(too_deep(self.offset, MAX_DEPTH))
            raise _TooManyFaultsError
        here = _Open(self._peek(), self.offset)
        self._stack.append(here)
        self.offset += 1
        self._skip_space()
        if self._peek() == here.closing:
            return False
        return self._name() if here.closing == "}" else True

    def _leave(self) -> "Any":
        """Step over the closing bracket, if it is there; return the value that it closes."""
        here = self._stack.pop()
        found = self._peek()
        if found == here.closing or (found in ("]", "}") and not self._is_open(found)):
            self.offset += 1
        return here.value

    def _is_open(self, closing: str) -> bool:
        return any(outer.closing == closing for outer in self._stack)

    def _continues(self) -> bool:
        """Step over the comma after a value; return whether another member or item follows."""
        here = self._stack[-1]
        self._skip_space()
        found = self._peek()
        if found == here.closing:
            return False
        if found != ",":
            return self._continues_without_comma(here)
        comma = self.offset
        self.offset += 1
        self._skip_space()
        while self._peek() == ",":
            self._report_unexpected("value", "a value")
            self.offset += 1
            self._skip_space()
        if self._peek() == here.closing:
            self._report(trailing_comma(comma, here.closing))
            return False
        return self._name() if here.closing == "}" else self._has_item()

    def _continues_without_comma(self, here: _Open) -> bool:
        found = self._peek()
        if found == "" or found in "]}":
            self._report_unexpected("comma", f"a comma or {here.closing}")
            return False
        if self._is_quote_within_string():
            return self._continues()
        if found in '"{[' or found.isalnum() or found in _CLOSING_QUOTES:
            fault = missing_comma(self.text, self.offset, here.closing, self._value_end)
            self._report(fault)
        else:
            self._report_unexpected("comma", f"a comma or {here.closing}")
            self._skip_nonsense()
            self._skip_space()
            if self._peek() == here.closing:
                return False
            if self._peek() == ",":
                return self._continues()
        return self._name() if here.closing == "}" else self._has_item()

    def _is_quote_within_string(self) -> bool:
        """Report a word that adheres to a string, and step over the rest of what was meant."""
        adheres = self.offset == self._value_end and self.text[self.offset - 1] == '"'
        if not adheres or not self._peek().isalnum():
            return False
        line_end = _LINE_END.search(self.text, self.offset).start()  # type: ignore[union-attr] # $ is always found
        end = self.text.find('"', self.offset, line_end)
        if end < 0:
            return False
        self._report(inner_quote(self.text, self.offset))
        self.offset = self._value_end = end + 1
        return True

    def _has_item(self) -> bool:
        """Return whether an item follows a comma: a bracket of another kind ends the array, too."""
        if self._peek() not in ("", "]", "}"):
            return True
        self._report_unexpected("value", "a value")
        return False

    def _name(self) -> bool:
        """Read a name and its colon; return whether there is a name."""
        while self._peek() != '"':
            self._report_unexpected("name", "a name in double quotes")
            found = self._peek()
            if found in ("", "]", "}"):
                return False
            word = _WORD.match(self.text, self.offset)
            if word is not None:
                self.offset = word.end()
                return self._colon()
            if found in _CLOSING_QUOTES:
                self._skip_misquoted()
                return self._colon()
            if found in "{[":
                self._stack[-1].name = ""
                return True
            self._skip_nonsense()
            self._skip_space()
            if self._peek() == "}":
                return False
        start = self.offset
        name = self._string()
        here = self._stack[-1]
        if name in here.names and len(self.duplicates) < MAX_FINDINGS:
            path = tuple(outer.name for outer in self._stack[:-1])
            first = here.names[name]
            self.duplicates.append(Duplicate(path, name, first, start, self.offset))
        here.names.setdefault(name, start)
        here.name = name
        return self._colon()

    def _colon(self) -> bool:
        self._skip_space()
        if self._peek() == ":":
            self.offset += 1
            return True
        self._report_unexpected("colon", "a colon after the name")
        if self._peek() in ("", ",", "]", "}"):
            self._lacks_value = True
        elif self._peek() not in '"{[' and not self._peek().isalnum():
            self._skip_nonsense()
        return True

    def _skip_nonsense(self) -> None:
        """Skip text that is not JSON, at least one character."""
        nonsense = _NONSENSE.match(self.text, self.offset)
        self.offset = nonsense.end() if nonsense else self.offset + 1

    def _scalar(self) -> "Any":
        if self._lacks_value:
            self._lacks_value = False
            return None
        first = self._peek()
        if first == '"':
            return self._string()
        word = _WORD.match(self.text, self.offset)
        if word is None:
            return self._no_value(first)
        number = _NUMBER.match(self.text, self.offset)
        if number is not None and number.end() == word.end():
            self.offset = number.end()
            is_whole = number.lastindex is None
            return (to_int if is_whole else to_float)(number[0])
        if word[0] not in _LITERALS:
            self._report_unexpected("value", "a value")
        self.offset = word.end()
        return _LITERALS.get(word[0])

    def _no_value(self, found: str) -> object:
        """Report a missing value, and skip to where parsing can go on."""
        if found == "" and self.faults and not self._stack:
            return None
        self._report_unexpected("value", "a value")
        if found in _CLOSING_QUOTES:
            self._skip_misquoted()
            return None
        is_item = bool(self._stack) and self._stack[-1].closing == "]"
        if found == "" or (self._stack and found in "]},:" and not (is_item and found == ",")):
            if found == ":":
                self.offset += 1
                return _AGAIN
            return None
        self._skip_nonsense()
        self._skip_space()
        return None if self._peek() in ("", ",", "]", "}") and self._stack else _AGAIN

    def _skip_misquoted(self) -> None:
        """Step over a string in other quotes than JSON's, if it ends on its line."""
        line_end = _LINE_END.search(self.text, self.offset).start()  # type: ignore[union-attr] # $ is always found
        closing = _CLOSING_QUOTES[self._peek()]
        end = self.text.find(closing, self.offset + 1, line_end)
        self.offset = end + 1 if end >= 0 else self.offset + 1

    def _string(self) -> str:
        start = self.offset
        end = start + 1
        count = len(self.faults)
        while True:
            end = _STRING_BODY.match(self.text, end).end()  # type: ignore[union-attr] # it matches ""
            found = self.text[end : end + 1]
            if found == '"':
                break
            fault = bad_string(self.text, start, end)
            if found or len(self.faults) == count:
                self._report(fault)
            if found in ("", "\n", "\r"):
                self.offset = self._guess_string_end(start, end)
                return ""
            end = fault.end
        self.offset = end + 1
        body = self.text[start + 1 : end]
        if "\\" not in body:
            return body
        for escape in _SURROGATES.finditer(body):
            if escape["lone"]:
                first = start + 1 + escape.start()
                self._report(lone_surrogate(escape[0], first))
        return "" if len(self.faults) > count else scanstring(self.text, start + 1, True)[0]

    def _guess_string_end(self, start: int, line_end: int) -> int:
        """Return where a string that its line does not close was meant to end.

        An odd number of quotes on the next line says that it goes on there.
        """
        following = _LINE_END.search(self.text, line_end)
        begin = following.end() if following else line_end
        end = _LINE_END.search(self.text, begin).start()  # type: ignore[union-attr] # $ is always found
        if self.text.count('"', begin, end) % 2:
            return self.text.index('"', begin, end) + 1
        body = self.text[start + 1 : line_end]
        return start + 1 + len(body.rstrip(",]} \t"))
