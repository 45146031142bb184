"""Faults of texts that are not JSON: rule, place, what was expected, what to do."""

import re

from docs_config.rules.fixes import Edit, Fix
from docs_config.text.faults import Fault
from docs_config.text.lines import Lines

_COMMENT = re.compile(r"//[^\r\n]*|#[^\r\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/)?")
_WORD = re.compile(r"[-+.\w$]+")
_ESCAPE = re.compile(r"\\(?:u[0-9A-Fa-f]{0,4}|[^\r\n])?")
_LINE_END = re.compile(r"[ \t]*(?:\r\n|[\r\n]|$)")
_CONSTANTS = frozenset({"NaN", "Infinity", "-Infinity", "+Infinity", "-NaN", "+NaN", "undefined"})
_NEAR_LITERALS = {"true": "true", "false": "false", "null": "null", "none": "null", "nil": "null"}
_QUOTES = frozenset("'`\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}")
_BEGINS_A_VALUE = frozenset('"{[-0123456789')
_SEPARATORS = {
    "comma": "put a comma after the value before",
    "colon": "put a colon after the name",
}
_SHOWN = 40


def empty() -> Fault:
    """Return the fault of an empty text."""
    hint = 'a configuration begins with { and has "sections"'
    return Fault("json/empty", 0, 0, "the file is empty", hint)


def trailing_data(text: str, offset: int) -> Fault:
    """Return the fault of a text that goes on after its value."""
    found = show(text[offset])
    message = f"expected the end of the file after the value, found {found}"
    return Fault("json/trailing-data", offset, offset + 1, message, "delete the rest")


def explain(text: str, offset: int, expected: str, *, kind: str, opened: int = 0) -> Fault:
    """Return the fault of an unexpected character at *offset*.

    Args:
        text: The text.
        offset: Where something else than expected stands.
        expected: What was expected, in words.
        kind: What that is: `value`, `name`, `colon` or `comma`.
        opened: Offset of the bracket that is still open; nothing else makes a text end too early.
    """
    if offset == len(text):
        return _early_end(text, expected, opened)
    word = _WORD.match(text, offset)
    if word is None or kind in _SEPARATORS:
        return _wrong_character(text, offset, expected, kind)
    if word[0] in _CONSTANTS and kind == "value":
        return Fault(
            "json/constant",
            offset,
            word.end(),
            f"{word[0]} is not JSON",
            "write null, or a string, or delete the property",
        )
    found = word[0] if len(word[0]) <= _SHOWN else word[0][:_SHOWN] + "…"
    message = f"expected {expected}, found {found}"
    return Fault("json/syntax", offset, word.end(), message, _word_hint(found, kind))


def bad_string(text: str, start: int, offset: int) -> Fault:
    """Return the fault of a string that begins at *start* and is wrong at *offset*."""
    found = text[offset : offset + 1]
    if found in ("", "\n", "\r"):
        message = "a string without its closing quote"
        return Fault("json/syntax", start, offset, message, 'close the string with "')
    if found == "\\":
        end = _ESCAPE.match(text, offset).end()  # type: ignore[union-attr] # a backslash is there
        hint = (
            'write \\\\ for a backslash; \\" \\/ \\b \\f \\n \\r \\t and \\u0000 are all there are'
        )
        message = f"{text[offset:end]} is not an escape that JSON knows"
        return Fault("json/syntax", offset, end, message, hint)
    message = f"{show(found)} stands in a string unescaped"
    hint = "write \\t" if found == "\t" else f"write \\u{ord(found):04x}, or delete it"
    return Fault("json/syntax", offset, offset + 1, message, hint)


def show(character: str) -> str:
    """Return a character in a form that can be read on a line."""
    return character if character.isprintable() else f"U+{ord(character):04X}"


def comment_at(text: str, offset: int) -> Fault | None:
    """Return the fault of a comment, None if no comment begins at *offset*."""
    comment = _COMMENT.match(text, offset)
    if comment is None:
        return None
    message = "a comment; JSON has none"
    fix = Fix("Delete the comment", _remove_with_space(text, *comment.span()), is_safe=True)
    return Fault("json/comment", offset, comment.end(), message, "delete the comment", fix)


def _remove_with_space(text: str, start: int, end: int) -> Edit:
    """Return the edit that removes a comment and the blanks before it, or its whole line."""
    before = text[:start].rstrip(" \t")
    begins_line = not before or before[-1] in "\r\n"
    line_end = _LINE_END.match(text, end)
    if begins_line and line_end is not None:
        return Edit(len(before), line_end.end(), "")
    if line_end is not None:
        return Edit(len(before), end, "")
    rest = text[end : end + _SHOWN].lstrip(" \t")
    return Edit(start, end + len(text[end : end + _SHOWN]) - len(rest), "")


def trailing_comma(comma: int, closing: str) -> Fault:
    """Return the fault of a comma before a closing bracket."""
    kind = "property" if closing == "}" else "item"
    message = f"a comma before {closing}; JSON has none after the last {kind}"
    fix = Fix("Delete the comma", Edit(comma, comma + 1, ""), is_safe=True)
    return Fault("json/trailing-comma", comma, comma + 1, message, "delete the comma", fix)


def missing_comma(text: str, offset: int, closing: str, value_end: int) -> Fault:
    """Return the fault of a value at *offset* that follows another one without a comma."""
    message = f"expected a comma or {closing}, found {show(text[offset])}"
    fix = Fix("Insert a comma", Edit(value_end, value_end, ","))
    return Fault("json/syntax", offset, offset + 1, message, _SEPARATORS["comma"], fix)


def inner_quote(text: str, offset: int) -> Fault:
    """Return the fault of a word at *offset* that follows the quote after a string at once."""
    message = f"expected a comma, found {show(text[offset])} right after a string"
    hint = 'write \\" for a quote within a string'
    return Fault("json/syntax", offset, offset + 1, message, hint)


def too_deep(offset: int, most: int) -> Fault:
    """Return the fault of a bracket that nests too deeply."""
    message = f"nested deeper than {most} levels"
    hint = "a configuration needs no more than eight"
    return Fault("json/nesting", offset, offset + 1, message, hint)


def lone_surrogate(escape: str, offset: int) -> Fault:
    """Return the fault of an escape which is half of a surrogate pair."""
    message = f"{escape} is half of a surrogate pair and no character by itself"
    hint = "write the character itself, or both halves"
    return Fault("json/lone-surrogate", offset, offset + len(escape), message, hint)


def _early_end(text: str, expected: str, opened: int) -> Fault:
    line, column = Lines(text).position(opened)
    closing = "}" if text[opened] == "{" else "]"
    hint = f"close with {closing} what line {line}, column {column} opens"
    message = f"expected {expected}, but the file ends"
    return Fault("json/syntax", len(text), len(text), message, hint)


def _wrong_character(text: str, offset: int, expected: str, kind: str) -> Fault:
    found = text[offset]
    hint = None
    if found in _QUOTES:
        hint = "JSON's quotes are double and straight"
    elif kind in _SEPARATORS and (found in _BEGINS_A_VALUE or found.isalpha()):
        hint = _SEPARATORS[kind]
    elif found == ",":
        hint = "delete the comma"
    message = f"expected {expected}, found {show(found)}"
    return Fault("json/syntax", offset, offset + 1, message, hint)


def _word_hint(word: str, kind: str) -> str:
    literal = _NEAR_LITERALS.get(word.lower())
    if literal and kind == "value":
        return f"write {literal}"
    if word[0] in "-+.0123456789" and kind == "value":
        return "a number has no leading zero or plus, and digits on both sides of its point"
    return f'put it in double quotes: "{word}"'
