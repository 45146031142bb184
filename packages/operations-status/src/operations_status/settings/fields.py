"""How a setting is declared: its default, and what its value must be.

Each function returns an attrs field whose validator raises `SettingsError`. A default of None lets
the setting be None. Metadata: `path` (a file or folder), `secret` (never shown).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import attrs

from operations_status.proxies import parse_proxies
from operations_status.settings.values import mismatch, pieces, without_password

if TYPE_CHECKING:
    from collections.abc import Callable


def _checked(expected: str, fits: Callable[[Any], bool], default: object, **options: Any) -> Any:
    """Declare a field whose validator says what it expected and what came."""

    def validate(_: object, attribute: attrs.Attribute[Any], value: object) -> None:
        if not (fits(value) or (value is None and default is None)):
            secret = "secret" in attribute.metadata
            raise mismatch(expected, value, key=attribute.name, secret=secret)

    return attrs.field(default=default, validator=validate, **options)


def is_whole(value: object) -> bool:
    """Tell a whole number, which True is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_text(value: object) -> bool:
    """Tell text that is not blank; no path and no address has a null character."""
    return isinstance(value, str) and bool(value.strip()) and "\0" not in value


def whole(default: int | None, *, low: int, high: int) -> Any:
    """Declare a whole number between two bounds, which are allowed."""
    return _checked(
        f"a whole number from {low} to {high}",
        lambda value: is_whole(value) and low <= value <= high,
        default,
    )


def seconds(default: float | None, *, high: float) -> Any:
    """Declare a duration in seconds, above 0."""
    return _checked(
        f"a number of seconds above 0 and at most {high:.0f}",
        lambda value: isinstance(value, float) and math.isfinite(value) and 0 < value <= high,
        default,
        converter=lambda value: float(value) if is_whole(value) else value,
    )


def text(default: Any, *, shown: Callable[[Any], str] = repr, **metadata: object) -> Any:
    """Declare text that is not blank; `shown` is how its repr is made."""
    return _checked(
        "text that is not blank",
        is_text,
        default,
        repr=False if "secret" in metadata else shown,
        metadata=metadata,
    )


def texts(*default: str, least: int = 0, none: bool = False, **metadata: object) -> Any:
    """Declare several texts, which may be joined by semicolons.

    The word `none` may stand for no text: an empty environment variable counts as not set.
    """
    return _checked(
        "at least one" if least else "text without null characters",
        lambda value: len(value) >= least and all(map(is_text, value)),
        default,
        converter=_pieces_or_none if none else pieces,
        repr=_without_passwords,
        metadata=metadata,
    )


def _without_passwords(value: tuple[str, ...]) -> str:
    return repr(tuple(without_password(text) for text in value))


def _pieces_or_none(value: object) -> tuple[str, ...]:
    found = pieces(value)
    return () if found == ("none",) else found


def proxies() -> Any:
    """Declare addresses of proxies, which may be joined by semicolons."""
    return _checked(
        "IP addresses, networks such as 10.0.0.0/8, or unix:",
        _are_proxies,
        (),
        converter=pieces,
    )


def _are_proxies(value: Any) -> bool:
    try:
        parse_proxies(value)
    except ValueError:
        return False
    return True


def choice(default: str, *others: str) -> Any:
    """Declare one of several words."""
    words = (default, *others)
    return _checked(" or ".join(words), words.__contains__, default)


def switch(*, default: bool) -> Any:
    """Declare what is on or off."""
    return _checked("true or false", lambda value: isinstance(value, bool), default)


def several(kind: type, default: Any, *, expected: str) -> Any:
    """Declare a tuple, or a mapping from text, of objects of one class."""

    def fits(value: Any) -> bool:
        found = value.values() if isinstance(value, dict) else value
        return isinstance(value, dict | tuple) and all(isinstance(one, kind) for one in found)

    return _checked(expected, fits, default)
