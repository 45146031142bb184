"""Kinds of settings: accepted values, defaults, conversion from text and from tables of TOML.

Each function declares an attrs field, whose validator raises `SettingsError`. A setting whose
default is None may be None. Metadata of a field: `read` converts the text of a variable or an
option, `show` returns the form for `config` and for the repr, `is_path` marks files and folders,
`is_secret` marks values that errors do not repeat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

import attrs

from operations_status.errors import SettingsError
from operations_status.masking import mask_password, mask_url

DAY = 86_400.0

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
    """Split text, or each text of a list, at semicolons and drop blank pieces."""
    texts: Any = [value] if isinstance(value, str) else value
    is_list = isinstance(texts, Iterable) and not isinstance(texts, Mapping)
    if not is_list or not all(isinstance(text, str) for text in texts):
        raise mismatch("text or a list of texts", value)
    pieces = (piece.strip() for text in texts for piece in text.split(";"))
    return tuple(piece for piece in pieces if piece)


def is_text(value: object) -> bool:
    """Return whether a value is text that is not blank and has no null character."""
    return isinstance(value, str) and bool(value.strip()) and "\0" not in value


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


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
    """Declare a whole number between two bounds, which are allowed."""
    return setting(
        f"a whole number from {low} to {high}",
        lambda value: is_whole(value) and low <= value <= high,
        default,
        read=int,
    )


def seconds(default: float | None, *, high: float = DAY) -> Any:
    """Declare a duration in seconds, above 0."""
    return setting(
        f"a number of seconds above 0 and at most {high:.0f}",
        lambda value: isinstance(value, float) and 0 < value <= high,
        default,
        convert=lambda value: float(value) if is_whole(value) and abs(value) <= high else value,
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


def texts(
    *default: str, is_required: bool = False, allows_none: bool = False, **metadata: Any
) -> Any:
    """Declare several texts, separated by semicolons; at least one if they are required.

    With *allows_none*, the word `none` means no text: an empty variable counts as not set.
    """

    def convert(value: object) -> tuple[str, ...]:
        pieces = split(value)
        return () if allows_none and pieces == ("none",) else pieces

    return setting(
        "at least one" if is_required else "text without null characters",
        lambda value: (value or not is_required) and all(map(is_text, value)),
        default,
        convert=convert,
        show=lambda value: [mask_password(piece) for piece in value],
        **metadata,
    )


def fingerprint(key: str) -> str:
    """Return a short hash that tells one key from another; the key itself may be a private one."""
    return f"sha256:{hashlib.sha256(key.encode('utf-8', 'replace')).hexdigest()[:16]}"


@attrs.frozen(kw_only=True)
class PublicKeySettings:
    """One public key that tokens may be signed with.

    Attributes:
        subject: The `sub` of the tokens that this key signs.
        public_key: A JSON Web Key (RFC 7517), as JSON or as base64url of it without padding; shown
            as its fingerprint, because it is not yet checked to be public.
    """

    subject: str
    public_key: str = attrs.field(repr=fingerprint)


@attrs.frozen(kw_only=True)
class EgressSettings:
    """One destination of artifacts.

    Attributes:
        url: A folder, as the URL of any fsspec file system: `file:///var/artifacts`,
            `s3://bucket/x`.
        options: Options of the file system, such as credentials; never shown.
    """

    url: str = attrs.field(repr=lambda url: repr(mask_url(url)))
    options: Mapping[str, Any] = attrs.field(factory=dict, repr=False)


def to_keys(value: object) -> object:
    """Convert `[[keys]]` tables, or `SUBJECT=KEY` pairs separated by semicolons; keep a tuple."""
    tables = value
    if isinstance(value, str):
        pairs = [piece.rpartition("=") for piece in split(value)]  # a subject may have a `=`
        if not all(subject.strip() and key.strip() for subject, _, key in pairs):
            expected = "SUBJECT=PUBLIC_KEY, several joined by semicolons"
            raise mismatch(expected, value, is_secret=True)
        tables = [{"subject": one.strip(), "public_key": key.strip()} for one, _, key in pairs]
    if isinstance(tables, tuple):
        return tables
    if not isinstance(tables, list):
        raise mismatch("[[keys]] tables", value, is_secret=True)
    keys = []
    for index, table in enumerate(tables):
        where = f"keys[{index}]"
        if not isinstance(table, Mapping):
            expected = "a table with subject and public_key"
            raise mismatch(expected, table, key=where, is_secret=True)
        if unknown := sorted(table.keys() - {"subject", "public_key"}):
            problem = f"expected only subject and public_key, got {unknown[0]!r}"
            raise SettingsError(problem, key=where)
        subject, public_key = (_take_text(table, name, where) for name in ("subject", "public_key"))
        keys.append(PublicKeySettings(subject=subject, public_key=public_key))
    return tuple(keys)


def to_provider_tables(value: object) -> dict[str, Any]:
    """Return the tables of egress providers by name, from tables or `NAME=URL;NAME=URL`."""
    tables = value
    if isinstance(value, str):
        pairs = [piece.partition("=") for piece in split(value)]
        tables = {name.strip(): {"url": url} for name, _, url in pairs}
    if not isinstance(tables, dict) or not all(tables):
        expected = "[egress.NAME] tables, or NAME=URL joined by semicolons"
        raise mismatch(expected, value, key="egress", is_secret=True)
    return tables


def to_provider(table: object, where: str) -> EgressSettings:
    """Convert one `[egress.NAME]` table: its URL, and options of the file system."""
    if not isinstance(table, Mapping):
        raise mismatch("a table with a url", table, key=where, is_secret=True)
    options = {key: option for key, option in table.items() if key != "url"}
    return EgressSettings(url=_take_text(table, "url", where), options=options)


def _take_text(table: Mapping[str, Any], key: str, where: str) -> str:
    """Return the text of a key in a table."""
    value = table.get(key)
    if not is_text(value):
        raise mismatch("text that is not blank", value, key=f"{where}.{key}", is_secret=True)
    return str(value)
