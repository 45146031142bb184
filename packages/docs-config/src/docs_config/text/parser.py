"""A JSON parser (RFC 8259) that recovers from errors and so finds all of them.

It runs only on texts that the strict parser refuses. It keeps its own stack, so no text can exhaust
the interpreter's.
"""

from __future__ import annotations

import contextlib
import re
from _json import scanstring
from typing import Any, NamedTuple

from docs_config.rules import MAX_FINDINGS
from docs_config.rules.fixes import Edit, Fix
from docs_config.text import messages
from docs_config.text.lines import Lines
from docs_config.text.reader import BYTE_ORDER_MARK, decode
from docs_config.text.scanner import MAX_DEPTH, to_float, to_int

_WIDE_MARKS = (
    (b"\xff\xfe\0\0", "UTF-32"),
    (b"\0\0\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
# The first character of a JSON text is ASCII, so zeros beside it name the encoding (RFC 4627, 3).
_WIDE_ZEROS: dict[tuple[bool, ...], str] = {
    (True, True, True, False): "UTF-32-BE",
    (False, True, True, True): "UTF-32-LE",
    (True, False, True, False): "UTF-16-BE",
    (False, True, False, True): "UTF-16-LE",
}
_SPACE = re.compile(r"[ \t\n\r]*")
_CLOSING = {"{": "}", "[": "]"}
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_WORD = re.compile(r"[-+.\w$]+")
_NONSENSE = re.compile(r'[^ \t\n\r"{}\[\],:\w]+|:')
_STRING_BODY = re.compile(r'(?:[^"\\\x00-\x1f]+|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*')
_ESCAPE = re.compile(r"\\(?:u[0-9A-Fa-f]{0,4}|[^\r\n])?")
_SURROGATES = re.compile(
    r"\\(?:[^u]|u(?![dD][89a-fA-F]).{4}"
    r"|u[dD][89abAB]..\\u[dD][c-fC-F].."
    r"|(?P<lone>u[dD][89a-fA-F]..))"
)
_LINE_END = re.compile(r"\r\n|[\r\n]|$")
_BLANK_LINE_END = re.compile(r"[ \t]*(?:\r\n|[\r\n]|$)")
_COMMENT = re.compile(r"//[^\r\n]*|#[^\r\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/)?")
_CONFLICT_MARKER = re.compile(r"^(<{7}|\|{7}|={7}|>{7})(?: [^\r\n]*)?(?=[\r\n]|\Z)", re.MULTILINE)
_CHARACTER = re.compile(r"[^\r\n]")
_LITERALS = {"true": True, "false": False, "null": None}
_CONSTANTS = frozenset({"NaN", "Infinity", "-Infinity", "+Infinity", "-NaN", "+NaN", "undefined"})
_CLOSING_QUOTES = {
    "'": "'",
    "`": "`",
    "\N{LEFT DOUBLE QUOTATION MARK}": "\N{RIGHT DOUBLE QUOTATION MARK}",
    "\N{RIGHT DOUBLE QUOTATION MARK}": "\N{RIGHT DOUBLE QUOTATION MARK}",
}
_MAX_SPACE_AFTER_COMMENT = 40
_NO_VALUE_YET = object()
"""Placeholder: text that is not JSON was skipped, and a value may follow."""


class Fault(NamedTuple):
    """One reason why a text is not JSON, and its place.

    Attributes:
        rule: The rule, `json/…`.
        start: Offset of the first character of the place.
        end: Offset after its last character.
        message: The expected and the found text.
        hint: How to mend it, or None.
        fix: The repair, if there is one, else None.
    """

    rule: str
    start: int
    end: int
    message: str
    hint: str | None = None
    fix: Fix | None = None


class DuplicateKey(NamedTuple):
    """A key that its object already has.

    Attributes:
        path: The path of the object, names and indices from the root.
        name: The key.
        first: Offset of its first occurrence, the opening quote.
        start: Offset of this occurrence, the opening quote.
        end: Offset after this occurrence's closing quote.
    """

    path: tuple[str | int, ...]
    name: str
    first: int
    start: int
    end: int


class Parsed(NamedTuple):
    """The result of the parser.

    Attributes:
        value: The value; if there are faults, the part that could be recovered, or None.
        faults: Why the text is not JSON, in the order of the text.
        duplicates: The duplicate keys.
    """

    value: Any
    faults: list[Fault]
    duplicates: list[DuplicateKey]


def parse_content(content: bytes | str) -> tuple[str, bool, Parsed]:
    """Parse a text that has faults or duplicate keys, or an encoding other than UTF-8.

    Returns:
        The text without a byte order mark, whether it had one, and the result.
    """
    data = content if isinstance(content, bytes) else b""
    marked = (encoding for mark, encoding in _WIDE_MARKS if data.startswith(mark))
    wide = next(marked, _WIDE_ZEROS.get(tuple(byte == 0 for byte in data[:4])))
    if wide is not None:
        text = data.decode(wide, "replace").removeprefix(BYTE_ORDER_MARK)
        message, hint = messages.other_encoding(wide)
        fault = Fault("json/utf-16", 0, min(1, len(text)), message, hint)
        return text, False, Parsed(None, [fault], [])
    try:
        text, has_bom = decode(content)
    except UnicodeDecodeError as error:
        data = error.object
        text = data.decode("utf-8", "replace")
        has_bom = text.startswith(BYTE_ORDER_MARK)
        text = text.removeprefix(BYTE_ORDER_MARK)
        before = len(data[: error.start].decode().removeprefix(BYTE_ORDER_MARK))
        message, hint = messages.not_utf8(data[error.start : error.end], error.start + 1)
        fault = Fault("json/encoding", before, min(before + 1, len(text)), message, hint)
        return text, has_bom, Parsed(None, [fault], [])
    except UnicodeEncodeError as error:
        text = error.object
        has_bom = text.startswith(BYTE_ORDER_MARK)
        start = error.start - has_bom
        text = text.removeprefix(BYTE_ORDER_MARK)
        message, hint = messages.half_surrogate_pair(f"U+{ord(text[start]):04X}")
        fault = Fault("json/lone-surrogate", start, start + 1, message, hint)
        return text, has_bom, Parsed(None, [fault], [])
    return text, has_bom, parse(text)


def parse(text: str) -> Parsed:
    """Parse a text completely: its value, or every reason why it is not JSON."""
    masked, conflicts = _mask_conflicts(text)
    parser = Parser(masked)
    value = None
    with contextlib.suppress(_TooManyFaultsError):
        value = parser.document()
    faults = sorted(conflicts + parser.faults, key=lambda fault: fault.start)
    return Parsed(value, faults, parser.duplicates)


def _mask_conflicts(text: str) -> tuple[str, list[Fault]]:
    """Return a text of the same length without merge conflicts, and a fault for each of them.

    The markers and all sides except the first become spaces, so that the rest can be parsed and
    all offsets stay the same. Of an incomplete conflict, only the markers become spaces.
    """
    conflicts: list[list[re.Match[str]]] = []
    for marker in _CONFLICT_MARKER.finditer(text):
        if marker[1][0] == "<" or not conflicts or conflicts[-1][-1][1][0] == ">":
            conflicts.append([])
        conflicts[-1].append(marker)
    if not conflicts:
        return text, []
    lines = Lines(text)
    faults = []
    for markers in conflicts:
        first, *others = markers
        ranges = [marker.span() for marker in markers]
        if len(others) > 1 and first[1][0] == "<" and others[-1][1][0] == ">":
            ranges = [first.span(), (others[0].start(), others[-1].end())]
        for start, end in ranges:
            text = text[:start] + _CHARACTER.sub(" ", text[start:end]) + text[end:]
        last_line, _ = lines.position(markers[-1].start())
        message, hint = messages.merge_conflict(lines.position(first.start())[0], last_line)
        faults.append(Fault("json/merge-conflict", *first.span(), message, hint))
    return text, faults


class _TooManyFaultsError(Exception):
    """The text has `MAX_FINDINGS` faults, or is nested too deep; parsing stops."""


class _Open:
    """An object or array whose end has not been reached."""

    __slots__ = ("closing", "name", "names", "start", "value")

    def __init__(self, opening: str, start: int) -> None:
        self.value: Any = {} if opening == "{" else []
        self.closing = _CLOSING[opening]
        self.start = start
        self.name: str | int = 0
        self.names: dict[str, int] = {}

    def add(self, value: Any) -> None:
        if isinstance(self.value, list):
            self.value.append(value)
            self.name = len(self.value)
        else:
            self.value[self.name] = value


class Parser:
    """Recovering parser of one JSON value in a text.

    Attributes:
        text: The text.
        offset: How far it has been read.
        faults: Why it is not JSON, as far as it has been read.
        duplicates: The duplicate keys.
    """

    def __init__(self, text: str, offset: int = 0) -> None:
        self.text = text
        self.offset = offset
        self.faults: list[Fault] = []
        self.duplicates: list[DuplicateKey] = []
        self._stack: list[_Open] = []
        self._value_end = offset
        self._lacks_value = False

    def document(self) -> Any:
        """Return the value of the whole text."""
        self._skip_space()
        if self.offset == len(self.text):
            if not self.faults:
                self._report("json/empty", 0, 0, messages.EMPTY)
            return None
        value = self.value()
        self._skip_space()
        if self.offset < len(self.text):
            text = messages.trailing_data(self._peek())
            self._report("json/trailing-data", self.offset, self.offset + 1, text)
        return value

    def value(self) -> Any:
        """Return the value that begins at the offset, and move the offset to its end."""
        while True:
            self._skip_space()
            if self._peek() in _CLOSING and not self._lacks_value:
                if self._enter():
                    continue
                value = self._leave()
            else:
                value = self._scalar()
                if value is _NO_VALUE_YET:
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

    def _report(
        self, rule: str, start: int, end: int, text: messages.Text, fix: Fix | None = None
    ) -> None:
        """Record a fault, unless the place, or the end of the text, already has one."""
        if self.faults:
            last = self.faults[-1]
            is_end = start == len(self.text)
            if start == last.start or (is_end and last.end >= len(self.text.rstrip())):
                return
        message, hint = text
        self.faults.append(Fault(rule, start, end, message, hint, fix))
        if len(self.faults) >= MAX_FINDINGS:
            raise _TooManyFaultsError

    def _report_unexpected(self, kind: str, expected: str) -> None:
        """Report the character or word at the offset; *kind* is the expected part of the syntax."""
        start = self.offset
        end = start + 1
        rule = "json/syntax"
        word = _WORD.match(self.text, start)
        if start == len(self.text):
            # Only a bracket that is still open makes a text end too early.
            opened = self._stack[-1].start if self._stack else 0
            end = start
            place = Lines(self.text).position(opened)
            text = messages.unexpected_end(expected, self.text[opened], *place)
        elif word is None or kind in ("comma", "colon"):
            text = messages.unexpected_character(self._peek(), expected, kind)
        elif word[0] in _CONSTANTS and kind == "value":
            rule, end = "json/constant", word.end()
            text = messages.constant(word[0])
        else:
            end = word.end()
            text = messages.unexpected_word(word[0], expected, kind)
        self._report(rule, start, end, text)

    def _skip_space(self) -> None:
        """Skip white space and comments."""
        while True:
            self.offset = _SPACE.match(self.text, self.offset).end()  # type: ignore[union-attr] # it matches ""
            if self._peek() not in ("/", "#"):
                return
            comment = _COMMENT.match(self.text, self.offset)
            if comment is None:
                return
            fix = Fix("Delete the comment", (self._deletion(*comment.span()),), is_safe=True)
            self._report("json/comment", *comment.span(), messages.COMMENT, fix)
            self.offset = comment.end()

    def _deletion(self, start: int, end: int) -> Edit:
        """Return the edit that deletes a comment and the blanks before it, or its whole line."""
        before = self.text[:start].rstrip(" \t")
        line_end = _BLANK_LINE_END.match(self.text, end)
        if line_end is not None:
            begins_line = not before or before[-1] in "\r\n"
            return Edit(len(before), line_end.end() if begins_line else end, "")
        following = self.text[end : end + _MAX_SPACE_AFTER_COMMENT]
        return Edit(start, end + len(following) - len(following.lstrip(" \t")), "")

    def _peek(self) -> str:
        return self.text[self.offset : self.offset + 1]

    def _enter(self) -> bool:
        """Enter an object or array; return whether it contains anything."""
        if len(self._stack) == MAX_DEPTH:
            text = messages.too_deep(MAX_DEPTH)
            self._report("json/nesting", self.offset, self.offset + 1, text)
            raise _TooManyFaultsError
        here = _Open(self._peek(), self.offset)
        self._stack.append(here)
        self.offset += 1
        self._skip_space()
        if self._peek() == here.closing:
            return False
        return self._name() if here.closing == "}" else True

    def _leave(self) -> Any:
        """Skip the closing bracket, if it is there; return the value that it closes."""
        here = self._stack.pop()
        found = self._peek()
        is_superfluous = found in ("]", "}") and all(o.closing != found for o in self._stack)
        if found == here.closing or is_superfluous:
            self.offset += 1
        return here.value

    def _continues(self) -> bool:
        """Skip the comma after a value; return whether another member or item follows."""
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
            fix = Fix("Delete the comma", (Edit(comma, comma + 1, ""),), is_safe=True)
            text = messages.trailing_comma(here.closing)
            self._report("json/trailing-comma", comma, comma + 1, text, fix)
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
            fix = Fix("Insert a comma", (Edit(self._value_end, self._value_end, ","),))
            text = messages.missing_comma(found, here.closing)
            self._report("json/syntax", self.offset, self.offset + 1, text, fix)
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
        """Return whether the quote that closed the last string was meant to be a part of it.

        It was if a word follows it directly, and another quote on the same line. The word is
        reported then, and the rest of the intended string is skipped.
        """
        adheres = self.offset == self._value_end and self.text[self.offset - 1] == '"'
        if not adheres or not self._peek().isalnum():
            return False
        line_end = _LINE_END.search(self.text, self.offset).start()  # type: ignore[union-attr] # $ is always found
        end = self.text.find('"', self.offset, line_end)
        if end < 0:
            return False
        text = messages.inner_quote(self._peek())
        self._report("json/syntax", self.offset, self.offset + 1, text)
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
            self.duplicates.append(DuplicateKey(path, name, first, start, self.offset))
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

    def _scalar(self) -> Any:
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
                return _NO_VALUE_YET
            return None
        self._skip_nonsense()
        self._skip_space()
        return None if self._peek() in ("", ",", "]", "}") and self._stack else _NO_VALUE_YET

    def _skip_misquoted(self) -> None:
        """Skip a string in other quotes than JSON's, if it ends on its line."""
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
            if found in ("", "\n", "\r"):
                if found or len(self.faults) == count:
                    self._report("json/syntax", start, end, messages.UNCLOSED_STRING)
                self.offset = self._guess_string_end(start, end)
                return ""
            wrong = end
            if found == "\\":
                end = _ESCAPE.match(self.text, wrong).end()  # type: ignore[union-attr] # a backslash is there
                text = messages.unknown_escape(self.text[wrong:end])
            else:
                end = wrong + 1
                text = messages.control_character(found)
            self._report("json/syntax", wrong, end, text)
        self.offset = end + 1
        body = self.text[start + 1 : end]
        if "\\" not in body:
            return body
        for escape in _SURROGATES.finditer(body):
            if escape["lone"]:
                first = start + 1 + escape.start()
                text = messages.half_surrogate_pair(escape[0])
                self._report("json/lone-surrogate", first, first + len(escape[0]), text)
        return "" if len(self.faults) > count else scanstring(self.text, start + 1, True)[0]

    def _guess_string_end(self, start: int, line_end: int) -> int:
        """Return the probable end of a string that its line does not close.

        An odd number of quotes on the next line means that the string continues there.
        """
        following = _LINE_END.search(self.text, line_end)
        begin = following.end() if following else line_end
        end = _LINE_END.search(self.text, begin).start()  # type: ignore[union-attr] # $ is always found
        if self.text.count('"', begin, end) % 2:
            return self.text.index('"', begin, end) + 1
        body = self.text[start + 1 : line_end]
        return start + 1 + len(body.rstrip(",]} \t"))
