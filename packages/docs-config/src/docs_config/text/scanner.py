"""The standard library's C scanner, configured to refuse everything that RFC 8259 forbids.

`json.loads` would do the same, but `import json` imports `re`, which costs as much time as starting
the interpreter.
"""

import sys
from _json import make_scanner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn
if hasattr(sys, "gettotalrefcount"):  # pragma: no cover - a debug build aborts where we catch
    import json.decoder  # noqa: F401

SPACE = " \t\n\r"
MAX_DEPTH = 1000
_INT_MAX_DIGITS = 4300
_INFINITY = float("inf")
_LARGEST = "9E+999999999999999999"


class ScanError(ValueError):
    """The text is not JSON, or only the parser can decide whether it is."""


class _Settings:
    """Attributes that the C scanner reads when it is created."""

    strict = True  # control characters in a string are refused
    object_hook = None
    object_pairs_hook: "Any" = None
    array_hook = None

    def __init__(self) -> None:
        self.memo: dict[str, str] = {}

    @staticmethod
    def parse_int(digits: str) -> "Any":
        """Return an integer, or a decimal if it has more digits than Python converts by default."""
        return int(digits) if len(digits) <= _INT_MAX_DIGITS else _to_decimal(digits)

    @staticmethod
    def parse_float(digits: str) -> "Any":
        """Return a float, or a decimal if the number is too large for a float."""
        number = float(digits)
        return number if -_INFINITY < number < _INFINITY else _to_decimal(digits)

    @staticmethod
    def parse_constant(name: str) -> "NoReturn":
        """Refuse NaN, Infinity and -Infinity."""
        raise ScanError(name)


class _UniqueNames(_Settings):
    """Settings that refuse duplicate keys."""

    @staticmethod
    def object_pairs_hook(pairs: "list[tuple[str, Any]]") -> "dict[str, Any]":
        """Return the object."""
        members = dict(pairs)
        if len(members) != len(pairs):
            raise ScanError("duplicate key")
        return members


def _to_decimal(digits: str) -> object:
    """Return a number as a decimal; if it is too large, the largest decimal with its sign."""
    from decimal import Decimal, InvalidOperation  # noqa: PLC0415 hardly any file has such a number

    try:
        return Decimal(digits)
    except InvalidOperation:
        return Decimal(f"-{_LARGEST}" if digits.startswith("-") else _LARGEST)


to_int = _Settings.parse_int
to_float = _Settings.parse_float
scan_at: "Any" = make_scanner(_Settings())  # type: ignore[arg-type] # the stub asks for a scanner
_scan_unique: "Any" = make_scanner(_UniqueNames())  # type: ignore[arg-type] # as above


def scan(text: str) -> "Any":
    """Return the value of a JSON text without duplicate keys.

    Args:
        text: The text, without a byte order mark.

    Raises:
        ScanError: The text is not JSON, or has duplicate keys; `parser.parse` finds the reasons.
    """
    start = 0 if text[:1] == "{" else len(text) - len(text.lstrip(SPACE))
    try:
        value, end = _scan_unique(text, start)
    except (ValueError, StopIteration, RecursionError, SystemError) as error:
        # In Python 3.11 the scanner takes its exception from `json.decoder`. If that module is not
        # imported, the scanner fails without an exception, which becomes a SystemError.
        raise ScanError from error
    if end != len(text) and text[end:].strip(SPACE):
        raise ScanError("trailing data")
    if "\\" in text and ("\\ud" in text or "\\uD" in text):
        raise ScanError("possibly a lone surrogate")
    if text.count("[") + text.count("{") > MAX_DEPTH and _is_deep(value):
        raise ScanError("nested deeper than the strict parser allows")
    return value


def _is_deep(value: "Any") -> bool:
    """Return whether a value is nested deeper than `MAX_DEPTH`."""
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if type(outer) is dict else outer)
            if type(inner) is dict or type(inner) is list
        ]
        if not level:
            return False
    return True
