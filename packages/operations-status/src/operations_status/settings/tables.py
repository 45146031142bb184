"""Settings that are tables: public keys and egress providers."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import attrs

from operations_status.errors import SettingsError
from operations_status.masking import MASK, mask_url

from .fields import is_text, mismatch, pieces


def _fingerprint(key: str) -> str:
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
    public_key: str = attrs.field(repr=_fingerprint)

    def show(self) -> dict[str, str]:
        """Return the fingerprint by the subject."""
        return {self.subject: _fingerprint(self.public_key)}


@attrs.frozen(kw_only=True)
class EgressSettings:
    """One place where artifacts are sent.

    Attributes:
        url: A folder, in the form of any fsspec file system: `file:///var/artifacts`, `s3://bucket/x`.
        options: What the file system is opened with, such as credentials; never shown.
    """

    url: str = attrs.field(repr=lambda url: repr(mask_url(url)))
    options: Mapping[str, Any] = attrs.field(factory=dict, repr=False)

    def show(self) -> dict[str, str]:
        """Return the URL and the names of the options, without their values."""
        return {"url": mask_url(self.url)} | dict.fromkeys(self.options, MASK)


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
