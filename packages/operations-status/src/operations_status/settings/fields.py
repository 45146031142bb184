"""Declarations of settings: the default, the values that fit, and how text becomes one.

Each function returns an attrs field whose validator raises `SettingsError`. A default of None lets
the setting be None. Metadata: `from_text` reads a variable or an argument, `from_file` what TOML
gave, `path` marks files and folders, `secret` what is never shown.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from operations_status.errors import SettingsError
from operations_status.masking import without_password
from operations_status.proxies import ROOT_PATH, parse_proxies

_SHOWN = 80
"""The largest number of characters of a refused value that an error repeats."""

_SWITCHES = dict.fromkeys(("true", "yes", "on", "1"), True)
_SWITCHES |= dict.fromkeys(("false", "no", "off", "0"), False)


def mismatch(expected: str, got: object, *, key: str = "", secret: bool = False) -> SettingsError:
    """Return the error for a value that does not fit its setting."""
    hidden = "nothing" if got is None else f"a value of type {type(got).__name__}"
    shown = hidden if secret else repr(got)
    shown = shown if len(shown) <= _SHOWN else shown[:_SHOWN] + "…"
    return SettingsError(f"expected {expected}, got {shown}", key=key)


def pieces(value: object) -> tuple[str, ...]:
    """Split text at semicolons, and each text of a list; blanks are dropped.

    Raises:
        SettingsError: It is neither text nor a list of texts.
    """
    texts: Any = [value] if isinstance(value, str) else value
    is_list = isinstance(texts, Iterable) and not isinstance(texts, Mapping)
    if not is_list or not all(isinstance(text, str) for text in texts):
        raise mismatch("text or a list of texts", value)
    stripped = (piece.strip() for text in texts for piece in text.split(";"))
    return tuple(piece for piece in stripped if piece)


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number; True is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_text(value: object) -> bool:
    """Return whether a value is text that is not blank and has no null character."""
    return isinstance(value, str) and bool(value.strip()) and "\0" not in value


def checked(expected: str, fits: Callable[[Any], bool], default: object, **options: Any) -> Any:
    """Declare a setting whose error says what was expected and what came."""

    def validate(_: object, attribute: attrs.Attribute[Any], value: object) -> None:
        if not (fits(value) or (value is None and default is None)):
            secret = "secret" in attribute.metadata
            raise mismatch(expected, value, key=attribute.name, secret=secret)

    return attrs.field(default=default, validator=validate, **options)


def whole(default: int | None, *, low: int, high: int) -> Any:
    """Declare a whole number between two bounds, which are allowed."""
    return checked(
        f"a whole number from {low} to {high}",
        lambda value: is_whole(value) and low <= value <= high,
        default,
        metadata={"from_text": _reader(int)},
    )


def seconds(default: float | None, *, high: float) -> Any:
    """Declare a duration in seconds, above 0."""
    return checked(
        f"a number of seconds above 0 and at most {high:.0f}",
        lambda value: isinstance(value, float) and math.isfinite(value) and 0 < value <= high,
        default,
        converter=lambda value: float(value) if is_whole(value) else value,
        metadata={"from_text": _reader(float)},
    )


def _reader(number: Callable[[str], float]) -> Callable[[object], object]:
    """Return a function that reads text as a number and leaves other text to the validator."""

    def read(value: object) -> object:
        try:
            return number(value) if isinstance(value, str) else value
        except ValueError:
            return value

    return read


def switch(*, default: bool) -> Any:
    """Declare something that is on or off."""

    def read(value: object) -> object:
        return _SWITCHES.get(value.strip().lower(), value) if isinstance(value, str) else value

    metadata = {"from_text": read}
    return checked(
        "true or false", lambda value: isinstance(value, bool), default, metadata=metadata
    )


def choice(default: str, *others: str) -> Any:
    """Declare one of several words."""
    words = (default, *others)
    return checked(" or ".join(words), words.__contains__, default)


def text(default: Any, *, shown: Callable[[Any], str] = repr, **metadata: object) -> Any:
    """Declare text that is not blank; `shown` makes its repr."""
    expected = "text that is not blank"
    shown_or_not = False if "secret" in metadata else shown
    return checked(expected, is_text, default, repr=shown_or_not, metadata=metadata)


def texts(*default: str, least: int = 0, none: bool = False, **metadata: object) -> Any:
    """Declare several texts, which may be joined by semicolons.

    The word `none` may stand for no text: an empty environment variable counts as not set.
    """

    def convert(value: object) -> tuple[str, ...]:
        found = pieces(value)
        return () if none and found == ("none",) else found

    return checked(
        "at least one" if least else "text without null characters",
        lambda value: len(value) >= least and all(map(is_text, value)),
        default,
        converter=convert,
        repr=lambda value: repr(tuple(map(without_password, value))),
        metadata=metadata,
    )


def root_path() -> Any:
    """Declare the prefix of paths under which a proxy serves the application; empty for none."""
    return checked(
        "a path such as /status, without a slash at its end",
        lambda value: isinstance(value, str) and (not value or bool(ROOT_PATH.fullmatch(value))),
        "",
    )


def proxies() -> Any:
    """Declare addresses of proxies, which may be joined by semicolons."""
    expected = "IP addresses, networks such as 10.0.0.0/8, or unix:"
    return checked(expected, _are_proxies, (), converter=pieces)


def _are_proxies(value: Any) -> bool:
    try:
        parse_proxies(value)
    except ValueError:
        return False
    return True
