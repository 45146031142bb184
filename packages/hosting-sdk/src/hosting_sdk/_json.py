"""Parser and writer of JSON: orjson if it is installed, else the standard library.

orjson has no wheels for free-threaded Python, PyPy and the newest Python, so it is an extra. The
SDK reads and writes the same without it, with two exceptions: an integer of more than 64 bits stays
exact, where orjson reads it as a float and refuses to write it; and nesting may be deeper, limited
only by the interpreter's stack.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "dumps",
    "dumps_indented",
    "loads",
    "standard_dumps",
    "standard_dumps_indented",
    "standard_loads",
]


def _refuse_constant(name: str) -> NoReturn:
    raise json.JSONDecodeError(f"{name} is not JSON", name, 0)


def standard_loads(data: bytes | bytearray | memoryview | str) -> Any:
    """Parse JSON text with the standard library, as strictly as orjson.

    Raises:
        json.JSONDecodeError: It is not JSON, or not valid UTF-8.
    """
    try:
        text = data if isinstance(data, str) else str(data, "utf-8")
        value = json.loads(text, parse_constant=_refuse_constant)
        if "\\ud" in text or "\\uD" in text:  # half of a surrogate pair is no character
            json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError:
        raise
    except UnicodeError as error:
        raise json.JSONDecodeError(f"text is not valid UTF-8: {error}", "", 0) from None
    except (ValueError, RecursionError) as error:  # a number of too many digits, too many levels
        raise json.JSONDecodeError(str(error), "", 0) from None
    return value


def _dump(value: Any, **layout: Any) -> bytes:
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, **layout)
        return text.encode()
    except (ValueError, RecursionError) as error:  # a cycle, half of a surrogate pair
        raise TypeError(f"expected JSON: {error}") from None


def standard_dumps(value: Any) -> bytes:
    """Return a value as compact JSON, written by the standard library.

    Raises:
        TypeError: The value holds something that is not JSON.
    """
    return _dump(value, separators=(",", ":"))


def standard_dumps_indented(value: Any) -> bytes:
    """Return a value as JSON with a line for each item, written by the standard library.

    Raises:
        TypeError: The value holds something that is not JSON.
    """
    return _dump(value, indent=2)


try:
    import orjson
except ImportError:  # pragma: no cover - a test runs without it in a process of its own
    loads: Callable[[bytes | bytearray | memoryview | str], Any] = standard_loads
    dumps: Callable[[Any], bytes] = standard_dumps
    dumps_indented: Callable[[Any], bytes] = standard_dumps_indented
else:
    loads = orjson.loads
    dumps = orjson.dumps

    def dumps_indented(value: Any) -> bytes:
        """Return a value as JSON with a line for each item."""
        return orjson.dumps(value, option=orjson.OPT_INDENT_2)
