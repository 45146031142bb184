"""Encodings of keys and tokens: base64url without padding, and JSON objects."""

from __future__ import annotations

import base64
import json
import re
from typing import Any, NoReturn

_BASE64URL = re.compile(r"[A-Za-z0-9_-]+\Z")


def is_base64url(value: object) -> bool:
    """Return whether a value is non-empty base64url text without padding."""
    return isinstance(value, str) and _BASE64URL.match(value) is not None and len(value) % 4 != 1


def decode_base64url(text: str) -> bytes:
    """Decode base64url without padding (RFC 7515, section 2).

    Raises:
        ValueError: It is something else.
    """
    if not is_base64url(text):
        raise ValueError("expected base64url without padding")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_object(text: bytes | str) -> dict[str, Any]:
    """Parse a JSON object strictly: no member twice, no NaN, no infinity.

    Raises:
        ValueError: It is something else.
    """
    try:
        found = json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse_constant)
    except RecursionError:
        raise ValueError("expected JSON, it is nested too deeply") from None
    except ValueError as error:
        raise ValueError(f"expected JSON: {_first_line(error)}") from None
    if not isinstance(found, dict):
        raise ValueError("expected a JSON object")  # noqa: TRY004 one error for all that is wrong
    return found


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object, refusing a member that is there twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a member is there twice")
    return found


def _refuse_constant(_: str) -> NoReturn:
    """Refuse what Python reads though it is not JSON (RFC 8259, section 6)."""
    raise ValueError("NaN and infinity are not JSON")


def _first_line(error: ValueError) -> str:
    """Say what the parser found without repeating what stands there."""
    if isinstance(error, UnicodeDecodeError):
        return "it is not UTF-8"
    return error.msg if isinstance(error, json.JSONDecodeError) else str(error)
