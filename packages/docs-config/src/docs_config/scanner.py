"""The standard library's C scanner, set up to take nothing that RFC 8259 refuses.

`json.loads` would do the same, but `import json` brings in regular expressions, which costs as much
time as starting the interpreter.
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
DIGITS_THAT_INT_TAKES = 4300
INFINITY = float("inf")


class ScanError(ValueError):
    """The text is not JSON, or is JSON of a kind that only the strict parser can judge."""


class _Settings:
    """What the C scanner reads when it is made."""

    strict = True  # control characters in a string are refused
    object_hook = None
    object_pairs_hook: "Any" = None
    array_hook = None

    def __init__(self) -> None:
        self.memo: dict[str, str] = {}

    @staticmethod
    def parse_int(digits: str) -> "Any":
        """Return the number, whatever its length; Python's own limit guards against slowness."""
        return int(digits) if len(digits) <= DIGITS_THAT_INT_TAKES else _to_decimal(digits)

    @staticmethod
    def parse_float(digits: str) -> "Any":
        """Return the number; a double where a double can hold it."""
        number = float(digits)
        return number if -INFINITY < number < INFINITY else _to_decimal(digits)

    @staticmethod
    def parse_constant(name: str) -> "NoReturn":
        """Refuse NaN, Infinity and -Infinity."""
        raise ScanError(name)


class _SettingsForUniqueNames(_Settings):
    @staticmethod
    def object_pairs_hook(pairs: "list[tuple[str, Any]]") -> "dict[str, Any]":
        """Return the object, unless a name is there twice."""
        members = dict(pairs)
        if len(members) != len(pairs):
            raise ScanError("a name is there twice")
        return members


def _to_decimal(digits: str) -> object:
    from decimal import Decimal  # noqa: PLC0415 hardly any file has such a number

    return Decimal(digits)


to_int = _Settings.parse_int
to_float = _Settings.parse_float
scan_at: "Any" = make_scanner(_Settings())  # type: ignore[arg-type] # the stub asks for a scanner
_scan_unique: "Any" = make_scanner(_SettingsForUniqueNames())  # type: ignore[arg-type] # as above


def scan(text: str, *, unique_names: bool = False) -> "Any":
    """Return the value of a JSON text.

    Args:
        text: The text, without a byte order mark.
        unique_names: Whether a name that is there twice in an object is refused as well.

    Raises:
        ScanError: The C scanner cannot say that this is JSON; `syntax.parse` knows.
    """
    start = 0 if text[:1] == "{" else len(text) - len(text.lstrip(SPACE))
    try:
        value, end = (_scan_unique if unique_names else scan_at)(text, start)
    except (ValueError, StopIteration, RecursionError, SystemError) as error:
        # In Python 3.11 the scanner looks its exception up in `json.decoder`; where nobody has
        # imported that, it fails without one, and the interpreter makes it a SystemError.
        raise ScanError from error
    if end != len(text) and text[end:].strip(SPACE):
        raise ScanError("something follows")
    if "\\" in text and ("\\ud" in text or "\\uD" in text):
        raise ScanError("there may be half a surrogate pair")
    return value
