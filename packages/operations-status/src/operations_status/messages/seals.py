"""Encryption of the positions that the holder of a key with a scope receives.

A position counts the changes of the whole store. Sealed, it tells nothing about operations outside
the scope: neither how many have changed, nor whether any has.
"""

from __future__ import annotations

import functools
import hashlib
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from typing import TYPE_CHECKING

import attrs
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

_NONCE_BYTES = 12
_TEXT_BYTES = 112
"""Length to which texts are padded with spaces, so that the length of a number is not visible."""


@attrs.frozen(eq=False)
class Seal:
    """Authenticated encryption (AES-256-GCM) of short texts; equal texts look different each time.

    All instances of the service that share a store open the seals of each other. The key is derived
    from the identifier of the store, which readers with a scope never receive.
    """

    _cipher: AESGCM

    @classmethod
    @functools.lru_cache(maxsize=256)
    def of(cls, store: bytes, scope: AbstractSet[str]) -> Seal:
        """Return the seal of a scope in a store."""
        tags = b"".join(b"%d:%b" % (len(tag), tag) for tag in sorted(map(str.encode, scope)))
        return cls(AESGCM(hashlib.blake2b(tags, key=store, digest_size=32).digest()))

    def close(self, text: bytes) -> bytes:
        """Return a text of up to 112 bytes encrypted, as letters, digits, - and _."""
        nonce, padded = os.urandom(_NONCE_BYTES), text.ljust(_TEXT_BYTES)
        return urlsafe_b64encode(nonce + self._cipher.encrypt(nonce, padded, None)).rstrip(b"=")

    def open(self, sealed: bytes) -> bytes | None:
        """Return the text of a seal; None if this seal has not closed it."""
        with suppress(ValueError, InvalidTag):
            content = urlsafe_b64decode(sealed + b"=" * (-len(sealed) % 4))
            nonce, encrypted = content[:_NONCE_BYTES], content[_NONCE_BYTES:]
            return self._cipher.decrypt(nonce, encrypted, None).rstrip()
        return None
