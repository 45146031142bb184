"""JSON to typed values and back: what the rest of the package calls."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Literal

import orjson

from hosting_sdk._codec.decoder import get_decoder
from hosting_sdk._codec.encoder import unstructure
from hosting_sdk._codec.unions import MISMATCHES
from hosting_sdk.errors import Issue, ResponseValidationError

if TYPE_CHECKING:
    from hosting_sdk._codec.unions import Hook

__all__ = ["dumps", "loads", "structure", "unstructure"]

loads = orjson.loads


def dumps(value: Any) -> bytes:
    """Return the JSON of what `unstructure` gave.

    Raises:
        TypeError: The value holds something that is not JSON.
    """
    return orjson.dumps(value)


@cache
def _get_hook(type_: Any, accepts_null: bool, keeps_unknown: bool) -> Hook:  # noqa: FBT001 a key
    return get_decoder(accepts_null=accepts_null, keeps_unknown=keeps_unknown).get_hook(type_)


def structure(
    value: Any,
    type_: Any,
    *,
    mode: Literal["strict", "report"] = "strict",
    keeps_unknown: bool = False,
) -> tuple[Any, list[Issue]]:
    """Turn decoded JSON into a value of a declared type.

    Args:
        value: What `loads` gave.
        type_: A generated type, or a list, dict or union of such.
        mode: `strict` raises for a value that does not fit, and takes null for absent in optional
            properties. `report` returns it as far as it fits, with what came in the other places
            and `UNSET` where nothing came, and lists such nulls as well.
        keeps_unknown: Whether undeclared properties are kept beside the instances.

    Returns:
        The value, and the places that did not fit: always none in `strict`.

    Raises:
        ResponseValidationError: The value does not fit and `mode` is `strict`, or it is nested too
            deeply.
    """
    accepts_null = mode == "strict"
    try:
        return _get_hook(type_, accepts_null, keeps_unknown)(value, type_), []
    except MISMATCHES:
        pass
    except RecursionError:
        raise ResponseValidationError(
            "the value is nested too deeply to be decoded",
            raw_value=value,
            issues=[
                Issue("$", "a value of reasonable depth", "one nested hundreds of levels deep")
            ],
        ) from None
    from hosting_sdk._codec.mismatches import create_error, report  # noqa: PLC0415 seldom needed

    result, issues = report(value, type_, accepts_null=accepts_null)
    if mode == "strict":
        raise create_error(value, issues)
    return result, issues
