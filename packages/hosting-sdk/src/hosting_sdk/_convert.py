"""JSON to typed values and back: what the rest of the package calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import orjson

from hosting_sdk._decoder import get_hook
from hosting_sdk._encoder import unstructure
from hosting_sdk._unions import MISMATCHES

if TYPE_CHECKING:
    from hosting_sdk.errors import Issue

__all__ = ["dumps", "loads", "structure", "unstructure"]

loads = orjson.loads


def dumps(value: Any) -> bytes:
    """Return the JSON of what `unstructure` gave.

    Raises:
        TypeError: The value holds something that is not JSON.
    """
    return orjson.dumps(value)


def structure(
    value: Any, type_: Any, *, mode: Literal["strict", "report"] = "strict"
) -> tuple[Any, list[Issue]]:
    """Turn decoded JSON into a value of a declared type.

    Args:
        value: What `loads` gave.
        type_: A generated type, or a list, dict or union of such.
        mode: What happens to a value that does not fit: `strict` raises, `report` returns it as
            far as it fits, with what came in the other places and `UNSET` where nothing came.

    Returns:
        The value, and the places that did not fit: always none in `strict`.

    Raises:
        ResponseValidationError: The value does not fit and `mode` is `strict`.
    """
    try:
        return get_hook(type_)(value, type_), []
    except MISMATCHES:
        pass
    from hosting_sdk._mismatches import create_error, report  # noqa: PLC0415 seldom needed

    result, issues = report(value, type_)
    if mode == "strict":
        raise create_error(value, issues)
    return result, issues
