"""Settings in tables of TOML: public keys and egress providers, also as text of a variable."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import attrs

from operations_status.errors import InvalidOperationError, SettingsError
from operations_status.masking import mask_url
from operations_status.operations import clean_tags

from .fields import is_text, mismatch, split

SCOPE_MAX = 16
"""The largest number of tags of a key; each is one more index range that a list is merged from."""


def fingerprint(key: str) -> str:
    """Return a short hash that tells one key from another; the key itself may be a private one."""
    return f"sha256:{hashlib.sha256(key.encode('utf-8', 'replace')).hexdigest()[:16]}"


@attrs.frozen(kw_only=True)
class PublicKeySettings:
    """One public key that verifies tokens.

    Attributes:
        subject: The `sub` of the tokens that this key verifies.
        public_key: A JSON Web Key (RFC 7517), as JSON or as base64url of it without padding; shown
            as its fingerprint, because it is not yet checked to be public.
        tags: Scope of the key: its tokens give access only to operations with one of these tags.
            Without tags, they give access to all operations.
    """

    subject: str
    public_key: str = attrs.field(repr=fingerprint)
    tags: tuple[str, ...] = ()

    def describe(self) -> dict[str, str]:
        """Return the fingerprint of the key, and its tags, by its subject."""
        shown = fingerprint(self.public_key)
        return {self.subject: f"{shown} tags={','.join(self.tags)}" if self.tags else shown}


def clean_scope(tags: Any) -> tuple[str, ...]:
    """Return the tags of a key, checked and trimmed.

    Raises:
        SettingsError: The value is not a list of 1 to `SCOPE_MAX` tags.
    """
    expected = f"a list of 1 to {SCOPE_MAX} tags"
    if not isinstance(tags, list) or not all(map(is_text, tags)):
        raise mismatch(f"{expected}, which are not blank", tags)
    try:
        cleaned = clean_tags(tags)
    except InvalidOperationError as error:
        raise SettingsError(str(error)) from None
    if not 1 <= len(cleaned) <= SCOPE_MAX:
        raise mismatch(expected, tags)
    return cleaned


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
    return tuple(_to_key(table, f"keys[{index}]") for index, table in enumerate(tables))


def _to_key(table: object, where: str) -> PublicKeySettings:
    if not isinstance(table, Mapping):
        expected = "a table with subject and public_key"
        raise mismatch(expected, table, key=where, is_secret=True)
    if unknown := sorted(table.keys() - {"subject", "public_key", "tags"}):
        problem = f"expected only subject, public_key and tags, got {unknown[0]!r}"
        raise SettingsError(problem, key=where)
    try:
        tags = clean_scope(table["tags"]) if "tags" in table else ()
    except SettingsError as error:
        raise SettingsError(error.problem, key=f"{where}.tags") from None
    return PublicKeySettings(
        subject=_take_text(table, "subject", where),
        public_key=_take_text(table, "public_key", where),
        tags=tags,
    )


def to_provider_tables(value: object) -> dict[str, object]:
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
