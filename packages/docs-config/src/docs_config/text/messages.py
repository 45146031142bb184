"""Messages and hints about a text that is not JSON.

Each function returns a message, which names the expected and the found text, and a hint or None.
"""

Text = tuple[str, str | None]

_QUOTES = frozenset("'`\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}")
_VALUE_STARTS = frozenset('"{[-0123456789')
_NEAR_LITERALS = {"true": "true", "false": "false", "null": "null", "none": "null", "nil": "null"}
_SEPARATOR_HINTS = {
    "comma": "put a comma after the value before",
    "colon": "put a colon after the name",
}
_MAX_WORD = 40

EMPTY = ("the file is empty", 'a configuration begins with { and has "sections"')
COMMENT = ("a comment; JSON has none", "delete the comment")
UNCLOSED_STRING = ("a string without its closing quote", 'close the string with "')


def show(character: str) -> str:
    """Return a character, or its code point if it is not printable."""
    return character if character.isprintable() else f"U+{ord(character):04X}"


def unexpected_end(expected: str, bracket: str, line: int, column: int) -> Text:
    """Describe a text that ends too early; line and column are those of the open *bracket*."""
    closing = "}" if bracket == "{" else "]"
    hint = f"close with {closing} what line {line}, column {column} opens"
    return f"expected {expected}, but the file ends", hint


def unexpected_character(found: str, expected: str, kind: str) -> Text:
    """Describe an unexpected character; *kind* is the expected value, name, colon or comma."""
    hint = None
    if found in _QUOTES:
        hint = "JSON's quotes are double and straight"
    elif kind in _SEPARATOR_HINTS and (found in _VALUE_STARTS or found.isalpha()):
        hint = _SEPARATOR_HINTS[kind]
    elif found == ",":
        hint = "delete the comma"
    return f"expected {expected}, found {show(found)}", hint


def unexpected_word(word: str, expected: str, kind: str) -> Text:
    """Describe an unexpected word; *kind* is the expected `value` or `name`."""
    word = word if len(word) <= _MAX_WORD else word[:_MAX_WORD] + "…"
    hint = f'put it in double quotes: "{word}"'
    if kind == "value" and word.lower() in _NEAR_LITERALS:
        hint = f"write {_NEAR_LITERALS[word.lower()]}"
    elif kind == "value" and word[0] in "-+.0123456789":
        hint = "a number has no leading zero or plus, and digits on both sides of its point"
    return f"expected {expected}, found {word}", hint


def constant(word: str) -> Text:
    """Describe a constant of JavaScript or Python."""
    return f"{word} is not JSON", "write null, or a string, or delete the property"


def trailing_data(found: str) -> Text:
    """Describe a character after the value."""
    return f"expected the end of the file after the value, found {show(found)}", "delete the rest"


def unknown_escape(escape: str) -> Text:
    """Describe an escape that JSON does not have."""
    hint = 'write \\\\ for a backslash; \\" \\/ \\b \\f \\n \\r \\t and \\u0000 are all there are'
    return f"{escape} is not an escape that JSON knows", hint


def control_character(found: str) -> Text:
    """Describe a control character in a string."""
    hint = "write \\t" if found == "\t" else f"write \\u{ord(found):04x}, or delete it"
    return f"{show(found)} stands in a string unescaped", hint


def half_surrogate_pair(shown: str) -> Text:
    """Describe half of a surrogate pair."""
    message = f"{shown} is half of a surrogate pair and no character by itself"
    return message, "write the character itself, or both halves"


def trailing_comma(closing: str) -> Text:
    """Describe a comma before a closing bracket."""
    kind = "property" if closing == "}" else "item"
    message = f"a comma before {closing}; JSON has none after the last {kind}"
    return message, "delete the comma"


def missing_comma(found: str, closing: str) -> Text:
    """Describe a value that follows another one without a comma."""
    message = f"expected a comma or {closing}, found {show(found)}"
    return message, _SEPARATOR_HINTS["comma"]


def inner_quote(found: str) -> Text:
    """Describe a word right after the closing quote of a string."""
    message = f"expected a comma, found {show(found)} right after a string"
    return message, 'write \\" for a quote within a string'


def too_deep(most: int) -> Text:
    """Describe nesting that is too deep."""
    return f"nested deeper than {most} levels", "a configuration needs no more than eight"


def merge_conflict(first: int, last: int) -> Text:
    """Describe an unresolved merge conflict between two lines."""
    where = f", lines {first} to {last}" if last > first else ""
    hint = "keep one side, and delete the other one and the lines of the markers"
    return f"an unresolved merge conflict{where}", hint


def not_utf8(found: bytes, number: int) -> Text:
    """Describe bytes that are not UTF-8; *number* counts the bytes of the file, from 1."""
    shown = " ".join(f"0x{byte:02X}" for byte in found)
    hint = "save the file as UTF-8"
    guess = found[:1].decode("cp1252", "ignore")
    if guess.isalpha():
        hint += f"; in Windows-1252 this would be {guess}"
    return f"expected UTF-8, found {shown} (byte {number} of the file)", hint


def other_encoding(name: str) -> Text:
    """Describe a file in UTF-16 or UTF-32."""
    return f"expected UTF-8, found {name}", "save the file as UTF-8"
