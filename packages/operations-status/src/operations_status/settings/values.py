"""Turning what stands in a file, a variable or an argument into the value of one setting.

A file has types of its own, and a value of another type is an error. Variables and arguments are
text, which is read as the setting's type.
"""

# No `from __future__ import annotations`: cattrs reads the types of the classes below.
import hashlib
import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import attrs
from attrs import field

from operations_status.errors import SettingsError

if TYPE_CHECKING:
    from cattrs import Converter

SHOWN = 80
"""Characters of a refused value that an error repeats."""

_TRUE = frozenset({"true", "yes", "on", "1"})
_FALSE = frozenset({"false", "no", "off", "0"})
_PASSWORD_IN_QUERY = re.compile(r"(?i)([?&](?:ssl)?password=)[^&]*")


def fingerprint(key: str) -> str:
    """Return what tells one key from another, and nothing of it: it may be a private one."""
    return f"sha256:{hashlib.sha256(key.encode('utf-8', 'replace')).hexdigest()[:16]}"


@attrs.frozen(kw_only=True)
class PublicKeySettings:
    """One public key that tokens may be signed with.

    Attributes:
        subject: The `sub` of the tokens that this key signs.
        public_key: A JSON Web Key (RFC 7517), as JSON or as base64url of it without padding; shown
            as its fingerprint, since nobody has looked yet whether it is public.
    """

    subject: str
    public_key: str = field(repr=fingerprint)


@attrs.frozen(kw_only=True)
class EgressSettings:
    """One place where artifacts are sent.

    Attributes:
        url: A folder, in the form of any fsspec file system: `file:///var/artifacts`, `s3://bucket/x`.
        options: What the file system is opened with, such as credentials; never shown.
    """

    url: str = field(repr=lambda url: repr(without_password(url)))
    options: Mapping[str, Any] = field(factory=dict, repr=False)


def mismatch(expected: str, got: object, *, key: str = "", secret: bool = False) -> SettingsError:
    """Return the error for a value that does not fit its setting."""
    hidden = "nothing" if got is None else f"a value of type {type(got).__name__}"
    shown = hidden if secret else repr(got)
    shown = shown if len(shown) <= SHOWN else shown[:SHOWN] + "…"
    return SettingsError(f"expected {expected}, got {shown}", key=key)


def pieces(value: object) -> tuple[str, ...]:
    """Split text at semicolons, and each text of a list; blanks are dropped.

    Raises:
        SettingsError: It is neither text nor a list of texts.
    """
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, Iterable) or isinstance(texts, Mapping):
        raise mismatch("text or a list of texts", value)
    found: list[str] = []
    for text in texts:
        if not isinstance(text, str):
            raise mismatch("text or a list of texts", value)
        found += (piece.strip() for piece in text.split(";"))
    return tuple(piece for piece in found if piece)


def without_password(url: str) -> str:
    """Return a URL with the password in its authority or its query, if it has one, masked."""
    scheme, separator, rest = url.partition("://")
    authority, slash, path = rest.partition("/")
    user, at, host = authority.rpartition("@")
    name, colon, _ = user.partition(":")
    path = _PASSWORD_IN_QUERY.sub(r"\1********", f"{slash}{path}")
    return f"{scheme}{separator}{name}{colon and ':********'}{at}{host}{path}"


def _bool_from_text(value: object, _: object) -> object:
    """Read a switch as people write it in variables."""
    text = value.strip().lower() if isinstance(value, str) else None
    return True if text in _TRUE else False if text in _FALSE else value


def _number_from_text(number: Callable[[str], float]) -> Callable[[object, object], object]:
    """Return a hook that reads text as a number, and leaves what cannot be read to validation."""

    def hook(value: object, _: object) -> object:
        try:
            return number(value) if isinstance(value, str) else value
        except ValueError:
            return value

    return hook


def _float_from_number(value: object, _: object) -> object:
    """Let a whole number stand for a float; leave anything else to validation."""
    return float(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _text(table: Mapping[str, Any], key: str, where: str) -> str:
    """Take one text that is not blank out of a table."""
    value = table.get(key)
    if not isinstance(value, str) or not value.strip():
        raise mismatch("text that is not blank", value, key=f"{where}.{key}", secret=True)
    return value


def _keys_from_tables(value: object, _: object) -> tuple[PublicKeySettings, ...]:
    """Read `[[keys]]` tables."""
    if not isinstance(value, list | tuple):
        raise mismatch("[[keys]] tables", value, secret=True)
    return tuple(_key_from_table(table, f"keys[{index}]") for index, table in enumerate(value))


def _key_from_table(table: object, where: str) -> PublicKeySettings:
    """Read one public key with its subject."""
    if not isinstance(table, Mapping):
        raise mismatch("a table with subject and public_key", table, key=where, secret=True)
    if unknown := sorted(table.keys() - {"subject", "public_key"}):
        raise SettingsError(f"expected only subject and public_key, got {unknown[0]!r}", key=where)
    return PublicKeySettings(
        subject=_text(table, "subject", where), public_key=_text(table, "public_key", where)
    )


def _keys_from_text(value: object, _: object) -> tuple[PublicKeySettings, ...]:
    """Read `SUBJECT=KEY` pairs joined by semicolons; a key has no `=`, a subject may."""
    pairs = [piece.rpartition("=") for piece in pieces(value)]
    for subject, _equals, key in pairs:
        if not subject.strip() or not key.strip():
            raise mismatch("SUBJECT=PUBLIC_KEY, several joined by semicolons", value, secret=True)
    return tuple(
        PublicKeySettings(subject=subject.strip(), public_key=key.strip())
        for subject, _equals, key in pairs
    )


def _egress_from_table(value: object, _: object) -> EgressSettings:
    """Read one `[egress.NAME]` table: its URL, and options for the file system."""
    if not isinstance(value, Mapping):
        raise mismatch("a table with a url", value, secret=True)
    options = {key: option for key, option in value.items() if key != "url"}
    return EgressSettings(url=_text(value, "url", "egress"), options=options)


def _egress_from_text(value: object, _: object) -> EgressSettings:
    """Read the URL of an egress provider."""
    return EgressSettings(url=_text({"url": value}, "url", "egress"))


def _converter() -> "Converter":
    """Return a converter that leaves plain values to validation."""
    from cattrs import Converter  # noqa: PLC0415 big, and often nothing is set

    converter = Converter(detailed_validation=False)
    for kind in (bool, int, str):
        converter.register_structure_hook(kind, lambda value, _: value)
    converter.register_structure_hook(float, _float_from_number)
    converter.register_structure_hook_func(
        lambda kind: kind == tuple[str, ...], lambda value, _: pieces(value)
    )
    return converter


@cache
def from_file() -> "Converter":
    """Return the converter for what a configuration file holds."""
    converter = _converter()
    converter.register_structure_hook_func(_is_keys, _keys_from_tables)
    converter.register_structure_hook(EgressSettings, _egress_from_table)
    return converter


@cache
def from_text() -> "Converter":
    """Return the converter for what variables and arguments hold."""
    converter = _converter()
    converter.register_structure_hook(bool, _bool_from_text)
    converter.register_structure_hook(int, _number_from_text(int))
    converter.register_structure_hook(float, _number_from_text(float))
    converter.register_structure_hook_func(_is_keys, _keys_from_text)
    converter.register_structure_hook(EgressSettings, _egress_from_text)
    return converter


def _is_keys(kind: object) -> bool:
    """Tell the type of the list of public keys."""
    return kind == tuple[PublicKeySettings, ...]


def absolute(path: str, folder: os.PathLike[str] | str) -> str:
    """Return a path with `~` expanded, taken relative to a folder."""
    return os.path.join(folder, os.path.expanduser(path))  # noqa: PTH111, PTH118 may be relative
