"""Declarations of settings: the values that fit, the default, and how text becomes one.

Each function returns an attrs field whose validator raises `SettingsError`. A default of None lets
the setting be None. Metadata: `read` makes a value of the text of a variable or an option, `show`
makes what `config` and the repr show, `is_path` marks files and folders, `is_secret` what an error
does not repeat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from operations_status.errors import SettingsError
from operations_status.masking import MASK, mask_password

DAY = 86_400.0

_SHOWN = 80
"""The largest number of characters of a refused value that an error repeats."""


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


def is_text(value: object) -> bool:
    """Return whether a value is text that is not blank and has no null character."""
    return isinstance(value, str) and bool(value.strip()) and "\0" not in value


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def setting(
    expected: str,
    fits: Callable[[Any], bool],
    default: object,
    *,
    convert: Callable[[Any], Any] | None = None,
    **metadata: Any,
) -> Any:
    """Declare a setting.

    Args:
        expected: The values that fit, as an error names them.
        fits: Whether a value is one of them.
        default: The value of a setting that is not given.
        convert: Makes a value of what is given, wherever it comes from.
        metadata: See the module.
    """

    def validate(_: object, attribute: attrs.Attribute[Any], value: object) -> None:
        if not (fits(value) or (value is None and default is None)):
            secret = "is_secret" in metadata
            raise mismatch(expected, value, key=attribute.name, secret=secret)

    show = metadata.setdefault("show", lambda value: value)
    return attrs.field(
        default=default,
        converter=convert,
        validator=validate,
        repr=lambda value: repr(show(value)),
        metadata=metadata,
    )


def whole(default: int | None, *, low: int, high: int = 2**31 - 1) -> Any:
    """Declare a whole number between two bounds, which are allowed."""
    return setting(
        f"a whole number from {low} to {high}",
        lambda value: _is_whole(value) and low <= value <= high,
        default,
        read=int,
    )


def seconds(default: float | None, *, high: float = DAY) -> Any:
    """Declare a duration in seconds, above 0."""
    return setting(
        f"a number of seconds above 0 and at most {high:.0f}",
        lambda value: isinstance(value, float) and 0 < value <= high,
        default,
        convert=lambda value: float(value) if _is_whole(value) and abs(value) <= high else value,
        read=float,
    )


def switch(*, default: bool) -> Any:
    """Declare something that is on or off."""
    return setting(
        "true or false",
        lambda value: isinstance(value, bool),
        default,
        read=lambda text: attrs.converters.to_bool(text.strip()),
    )


def choice(default: str, *others: str) -> Any:
    """Declare one of several words."""
    words = (default, *others)
    return setting(" or ".join(words), words.__contains__, default)


def text(default: Any, **metadata: Any) -> Any:
    """Declare text that is not blank."""
    return setting("text that is not blank", is_text, default, **metadata)


def secret() -> Any:
    """Declare text that is shown nowhere."""
    return text(None, is_secret=True, show=lambda value: None if value is None else MASK)


def texts(*default: str, least: int = 0, none: bool = False, **metadata: Any) -> Any:
    """Declare several texts, which may be joined by semicolons.

    The word `none` may stand for no text: an empty environment variable counts as not set.
    """

    def convert(value: object) -> tuple[str, ...]:
        found = pieces(value)
        return () if none and found == ("none",) else found

    return setting(
        "at least one" if least else "text without null characters",
        lambda value: len(value) >= least and all(map(is_text, value)),
        default,
        convert=convert,
        show=lambda value: [mask_password(one) for one in value],
        **metadata,
    )
