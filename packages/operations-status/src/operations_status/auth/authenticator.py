"""Authentication of requests, the first check of the service.

A verified token is cached until it expires or the keys change. The key of the cache is a digest
that only this process can compute, so tokens can neither be read from memory nor guessed by timing.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Protocol

import attrs

from operations_status.auth.key_files import KeyFiles
from operations_status.auth.keys import read_key
from operations_status.auth.tokens import LEEWAY, MAX_TOKEN_SIZE, verify_token
from operations_status.errors import InvalidTokenError, MissingCredentialError, SettingsError

if TYPE_CHECKING:
    from operations_status.auth.keys import VerificationKey
    from operations_status.settings import Settings

CACHE_SIZE = 1024
"""Largest number of cached tokens."""

MAX_HEADER_SIZE = MAX_TOKEN_SIZE + 64
"""Longest header that is read, in characters: the scheme, some spaces and the token."""

_log = logging.getLogger(__name__)


@attrs.frozen(kw_only=True)
class Identity:
    """The authenticated sender of a request.

    Attributes:
        subject: The `sub` of the token; "anonymous" if authentication is off.
        expires: Time at which the identity expires, in seconds since 1970, leeway included; None
            if it does not expire.
        tags: Scope of its key: the sender sees only operations with one of these tags. An empty set
            is no scope.
    """

    subject: str
    expires: float | None = None
    tags: frozenset[str] = frozenset()

    def has_expired(self) -> bool:
        """Return whether the identity has expired."""
        return self.expires is not None and self.expires <= time.time()


ANONYMOUS = Identity(subject="anonymous")

IDENTITY = "operations_status.identity"
"""Key of the scope for the `Identity` of a request that a host application has authenticated
without a bearer token."""


class Authenticator(Protocol):
    """Identifies the sender of a request by its `Authorization` header."""

    def authenticate(self, authorization: str | None) -> Identity:
        """Return the identity of the sender.

        Args:
            authorization: The value of its `Authorization` header, or None without one.

        Raises:
            MissingCredentialError: There is no bearer token.
            InvalidTokenError: The token is not accepted.
        """


class AnonymousAuthenticator:
    """Authenticator that accepts every request without reading the header."""

    def authenticate(self, authorization: str | None) -> Identity:  # noqa: ARG002 the protocol's
        """Return the same identity for everyone."""
        return ANONYMOUS


class TokenAuthenticator:
    """Authenticator that accepts tokens that one of its public keys verifies."""

    def __init__(self, settings: Settings, look_interval: float) -> None:
        """Read the keys of the settings."""
        source = settings.sources["keys"]
        self._fixed_keys = [
            read_key(key.subject, key.public_key, tags=key.tags, source=source)
            for key in settings.keys
        ]
        self._key_files = KeyFiles(settings.key_files)
        self._look_interval = look_interval
        self._verify = partial(verify_token, issuer=settings.issuer, audience=settings.audience)
        self._secret = secrets.token_bytes(32)
        self._cache: OrderedDict[bytes, Identity] = OrderedDict()
        self._next_look = time.monotonic() + look_interval
        self._keys = self._by_subject()
        if not self._keys:
            _log.warning(
                "no key is configured: every request is answered with 401;"
                " `operations-status generate-key` makes one, `serve --temp-key` does for a trial"
            )

    def authenticate(self, authorization: str | None) -> Identity:
        """Return the identity of the sender; a cached token takes a few microseconds."""
        if not authorization:
            raise MissingCredentialError("no Authorization header")
        now = time.monotonic()
        if now >= self._next_look:
            self._next_look = now + self._look_interval
            if self._key_files.refresh():
                self._keys = self._by_subject()
                self._cache.clear()
                _log.info("the key files have changed: subjects with keys: %d", len(self._keys))
        if len(authorization) > MAX_HEADER_SIZE:
            _bearer_token(authorization)
            raise InvalidTokenError(f"The token is longer than {MAX_TOKEN_SIZE} characters.")
        digest = hashlib.blake2b(
            authorization.encode("utf-8", "surrogatepass"), key=self._secret, digest_size=32
        ).digest()
        known = self._cache.pop(digest, None)
        if known is None or known.has_expired():
            claims, key = self._verify(_bearer_token(authorization), self._keys)
            expires = int(claims["exp"]) + LEEWAY
            known = Identity(subject=key.subject, expires=expires, tags=key.tags)
        self._cache[digest] = known
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)
        return known

    def _by_subject(self) -> dict[str, list[VerificationKey]]:
        """Return the keys of each subject."""
        found: dict[str, list[VerificationKey]] = {}
        for key in (*self._fixed_keys, *self._key_files.keys):
            found.setdefault(key.subject, []).append(key)
        return found


def _bearer_token(authorization: str) -> str:
    """Return the token in a header (RFC 6750, section 2.1); the scheme matches in any case."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer":
        raise MissingCredentialError("the Authorization header has another scheme")
    token = token.strip(" ")
    if not token:
        raise MissingCredentialError("the Authorization header has no token")
    return token


def create_authenticator(settings: Settings, *, look_interval: float = 1.0) -> Authenticator:
    """Return the authenticator of the settings.

    Args:
        settings: Keys, key files, issuer and audience.
        look_interval: Seconds after which the key files are read again.

    Raises:
        KeyFileError: A key is unusable, or a key file cannot be read.
        SettingsError: The settings ask for a temporary key, which only `serve` can print.
    """
    if settings.no_auth:
        _log.warning("authentication is off: everyone who reaches the service can read it")
        return AnonymousAuthenticator()
    if settings.temp_key:
        problem = "works with `operations-status serve` only, which prints the token"
        raise SettingsError(problem, source=settings.sources["temp_key"], key="temp_key")
    return TokenAuthenticator(settings, look_interval)
