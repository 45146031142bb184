"""JSON to typed values and back: what the rest of the package calls."""

from __future__ import annotations

from typing import Any, Literal

import orjson

from hosting_sdk._decoder import get_hook
from hosting_sdk._encoder import unstructure
from hosting_sdk._unions import MISMATCHES
from hosting_sdk.errors import Issue, ResponseValidationError

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
        ResponseValidationError: The value does not fit and `mode` is `strict`, or it is nested too
            deeply.
    """
    try:
        return get_hook(type_)(value, type_), []
    except MISMATCHES:
        pass
    except RecursionError:
        raise ResponseValidationError(
            "the answer is nested too deeply to be decoded",
            raw_value=value,
            issues=[
                Issue("$", "a value of reasonable depth", "one nested hundreds of levels deep")
            ],
        ) from None
    from hosting_sdk._mismatches import create_error, report  # noqa: PLC0415 seldom needed

    result, issues = report(value, type_)
    if mode == "strict":
        raise create_error(value, issues)
    return result, issues
