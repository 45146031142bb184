"""Kinds of settings: accepted values, defaults, and conversion of text.

Each function declares an attrs field, whose validator raises `SettingsError`. A setting whose
default is None may be None. Metadata of a field: `read` converts the text of a variable or an
option, `show` returns the form for `config` and for the repr, `is_path` marks files and folders,
`is_secret` marks values that errors do not repeat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

import attrs

from operations_status.bounds import DAY
from operations_status.errors import SettingsError
from operations_status.masking import mask_password

_MAX_SHOWN = 80
"""The largest number of characters of a refused value that an error repeats."""


def mismatch(
    expected: str, got: object, *, key: str = "", is_secret: bool = False
) -> SettingsError:
    """Return the error for a value that its setting does not accept."""
    shown = repr(got)
    if is_secret:
        shown = "nothing" if got is None else f"a value of type {type(got).__name__}"
    if len(shown) > _MAX_SHOWN:
        shown = f"{shown[:_MAX_SHOWN]}…"
    return SettingsError(f"expected {expected}, got {shown}", key=key)


def split(value: object) -> tuple[str, ...]:
    """Split text, or each text of a list, at semicolons; drop blank pieces.

    The word `none` means no text, because an empty variable counts as not set.
    """
    texts: Any = [value] if isinstance(value, str) else value
    is_list = isinstance(texts, Iterable) and not isinstance(texts, Mapping)
    if not is_list or not all(isinstance(text, str) for text in texts):
        raise mismatch("text or a list of texts", value)
    pieces = (piece.strip() for text in texts for piece in text.split(";"))
    found = tuple(piece for piece in pieces if piece)
    return () if found == ("none",) else found


def is_text(value: object) -> bool:
    """Return whether a value is text that is not blank and has no null character."""
    return isinstance(value, str) and bool(value.strip()) and "\0" not in value


def setting(
    expected: str,
    accepts: Callable[[Any], object],
    default: object,
    *,
    convert: Callable[[Any], Any] | None = None,
    **metadata: Any,
) -> Any:
    """Declare a setting.

    Args:
        expected: Names the accepted values in errors.
        accepts: Returns a true value for a value that is accepted; may raise ValueError for others.
        default: The default, or an `attrs.Factory` for it.
        convert: Converts values from every source before they are checked.
        metadata: Metadata of the field.
    """

    def validate(_: object, field: attrs.Attribute[Any], value: object) -> None:
        if value is None and default is None:
            return
        with suppress(ValueError):
            if accepts(value):
                return
        raise mismatch(expected, value, key=field.name, is_secret="is_secret" in metadata)

    show = metadata.setdefault("show", lambda value: value)
    return attrs.field(
        default=default,
        converter=convert,
        validator=validate,
        repr=lambda value: repr(show(value)),
        metadata=metadata,
    )


def whole(default: int | None, *, low: int, high: int = 2**31 - 1) -> Any:
    """Declare a whole number between two inclusive bounds."""
    return setting(
        f"a whole number from {low} to {high}",
        lambda value: type(value) is int and low <= value <= high,
        default,
        read=int,
    )


def seconds(default: float | None, *, high: float = DAY) -> Any:
    """Declare a duration in seconds, above 0."""
    return setting(
        f"a number of seconds above 0 and at most {high:.0f}",
        lambda value: isinstance(value, float) and 0 < value <= high,
        default,
        convert=lambda value: float(value) if type(value) is int and abs(value) <= high else value,
        read=float,
    )


def switch(*, default: bool) -> Any:
    """Declare a setting that is on or off."""
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


def texts(*default: str, is_required: bool = False, **metadata: Any) -> Any:
    """Declare several texts, separated by semicolons; at least one if they are required."""
    return setting(
        "at least one" if is_required else "text without null characters",
        lambda value: (value or not is_required) and all(map(is_text, value)),
        default,
        convert=split,
        show=lambda value: [mask_password(piece) for piece in value],
        **metadata,
    )
