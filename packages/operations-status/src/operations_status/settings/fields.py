"""Values of settings: those that fit, their defaults, and how text and tables become one.

Each maker returns an attrs field whose validator raises `SettingsError`. A default of None lets
the setting be None. Metadata: `read` makes a value of the text of a variable or an option, `show`
makes what `config` and the repr show, `is_path` marks files and folders, `is_secret` what an error
does not repeat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from operations_status.errors import SettingsError
from operations_status.masking import mask_password, mask_url

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
    """Split text at semicolons, and each text of a list; blanks are dropped."""
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
    """Declare a setting, whose values `fits` accepts and `expected` names in errors.

    `convert` makes a value of what is given, wherever it comes from.
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
    """One place where artifacts are sent.

    Attributes:
        url: A folder, in the form of any fsspec file system: `file:///var/artifacts`, `s3://bucket/x`.
        options: What the file system is opened with, such as credentials; never shown.
    """

    url: str = attrs.field(repr=lambda url: repr(mask_url(url)))
    options: Mapping[str, Any] = attrs.field(factory=dict, repr=False)


def read_keys(value: object) -> object:
    """Read `[[keys]]` tables, or `SUBJECT=KEY` pairs joined by semicolons.

    A key has no `=`, a subject may have one. A tuple is left as it is.
    """
    if isinstance(value, str):
        pairs = [piece.rpartition("=") for piece in pieces(value)]
        if not all(subject.strip() and key.strip() for subject, _, key in pairs):
            raise mismatch("SUBJECT=PUBLIC_KEY, several joined by semicolons", value, secret=True)
        value = [{"subject": one.strip(), "public_key": key.strip()} for one, _, key in pairs]
    if isinstance(value, list):
        return tuple(_read_key(table, f"keys[{index}]") for index, table in enumerate(value))
    if not isinstance(value, tuple):
        raise mismatch("[[keys]] tables", value, secret=True)
    return value


def _read_key(table: object, where: str) -> PublicKeySettings:
    if not isinstance(table, Mapping):
        raise mismatch("a table with subject and public_key", table, key=where, secret=True)
    if unknown := sorted(table.keys() - {"subject", "public_key"}):
        raise SettingsError(f"expected only subject and public_key, got {unknown[0]!r}", key=where)
    subject, public_key = (_take_text(table, key, where) for key in ("subject", "public_key"))
    return PublicKeySettings(subject=subject, public_key=public_key)


def name_providers(value: object) -> dict[str, Any]:
    """Return the tables of egress providers by name, from tables or `NAME=URL;NAME=URL`."""
    tables = value
    if isinstance(value, str):
        pairs = [piece.partition("=") for piece in pieces(value)]
        tables = {name.strip(): {"url": url} for name, _, url in pairs}
    if not isinstance(tables, dict) or not all(tables):
        expected = "[egress.NAME] tables, or NAME=URL joined by semicolons"
        raise mismatch(expected, value, key="egress", secret=True)
    return tables


def read_provider(table: object, where: str) -> EgressSettings:
    """Read one `[egress.NAME]` table: its URL, and options of the file system."""
    if not isinstance(table, Mapping):
        raise mismatch("a table with a url", table, key=where, secret=True)
    options = {key: option for key, option in table.items() if key != "url"}
    return EgressSettings(url=_take_text(table, "url", where), options=options)


def _take_text(table: Mapping[str, Any], key: str, where: str) -> str:
    """Take one text that is not blank out of a table."""
    value = table.get(key)
    if not is_text(value):
        raise mismatch("text that is not blank", value, key=f"{where}.{key}", secret=True)
    return str(value)
