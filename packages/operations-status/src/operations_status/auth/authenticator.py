"""Authentication of requests, the first check of the service.

A verified token is cached until it expires or the keys change, under a keyed digest that only this
process can compute: tokens can neither be read from memory nor guessed by timing.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Protocol

import attrs

from operations_status.auth.key_files import KeyFiles
from operations_status.auth.keys import VerificationKey, read_key
from operations_status.auth.tokens import MAX_TOKEN_SIZE, TokenVerifier
from operations_status.errors import InvalidTokenError, MissingCredentialError, SettingsError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from operations_status.settings import Settings

CACHE_SIZE = 1024
"""Largest number of cached tokens."""

LOOK_INTERVAL = 1.0
"""Seconds between two looks at the key files."""

MAX_HEADER_SIZE = MAX_TOKEN_SIZE + 64
"""Characters of the header that are read at all: the token, its scheme and some spaces."""

_SCHEME = "bearer"
_log = logging.getLogger(__name__)


@attrs.frozen(kw_only=True)
class Identity:
    """The authenticated sender of a request.

    Attributes:
        subject: The `sub` of the token; "anonymous" where no token is needed.
        expires: Until when that holds, in seconds since 1970; None when it has no end.
    """

    subject: str
    expires: float | None = None


ANONYMOUS = Identity(subject="anonymous")

IDENTITY = "operations_status.identity"
"""Key of the scope for the `Identity` of a request that a host application has authenticated by
other means than a bearer token."""


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
    """Accepts every request without reading the header."""

    def authenticate(self, authorization: str | None) -> Identity:  # noqa: ARG002 the protocol's
        """Return the same identity for everyone."""
        return ANONYMOUS


class TokenAuthenticator:
    """Accepts tokens that are signed by one of its keys."""

    def __init__(
        self,
        *,
        verifier: TokenVerifier,
        keys: Iterable[VerificationKey] = (),
        key_files: KeyFiles | None = None,
        look_interval: float = LOOK_INTERVAL,
    ) -> None:
        """Load the keys.

        Args:
            verifier: Verifies tokens.
            keys: Keys that never change.
            key_files: Files of further keys.
            look_interval: Seconds between two looks at the files.
        """
        self._verifier = verifier
        self._fixed_keys = tuple(keys)
        self._key_files = key_files or KeyFiles(())
        self._look_interval = look_interval
        self._secret = secrets.token_bytes(32)
        self._cache: OrderedDict[bytes, tuple[float, Identity]] = OrderedDict()
        self._next_look = time.monotonic() + look_interval
        self._keys = self._by_subject()

    @property
    def subjects(self) -> frozenset[str]:
        """Subjects that have a key."""
        return frozenset(self._keys)

    def authenticate(self, authorization: str | None) -> Identity:
        """Return the identity of the sender; a cached token takes a few microseconds.

        Raises:
            MissingCredentialError: There is no bearer token.
            InvalidTokenError: The token is not accepted.
        """
        if not authorization:
            raise MissingCredentialError("no Authorization header")
        now = time.monotonic()
        if now >= self._next_look:
            self._refresh_keys(now)
        if len(authorization) > MAX_HEADER_SIZE:
            _bearer_token(authorization)
            raise InvalidTokenError(f"The token is longer than {MAX_TOKEN_SIZE} characters.")
        digest = hashlib.blake2b(
            authorization.encode("utf-8", "surrogatepass"), key=self._secret, digest_size=32
        ).digest()
        known = self._cache.pop(digest, None)
        if known is None or known[0] <= time.time():
            known = self._verify(authorization)
        self._cache[digest] = known
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)
        return known[1]

    def _verify(self, authorization: str) -> tuple[float, Identity]:
        """Verify a token that is not cached."""
        token = self._verifier.verify(_bearer_token(authorization), self._keys)
        return token.expires, Identity(subject=token.subject, expires=token.expires)

    def _refresh_keys(self, now: float) -> None:
        """Read the key files, and clear the cache if one has changed."""
        self._next_look = now + self._look_interval
        if self._key_files.refresh():
            self._keys = self._by_subject()
            self._cache.clear()
            _log.info("the key files have changed: subjects with keys: %d", len(self._keys))

    def _by_subject(self) -> dict[str, list[VerificationKey]]:
        """Return every key by its subject."""
        found: dict[str, list[VerificationKey]] = {}
        for key in (*self._fixed_keys, *self._key_files.keys):
            found.setdefault(key.subject, []).append(key)
        return found


def _bearer_token(authorization: str) -> str:
    """Return the token of a header (RFC 6750, section 2.1; the scheme in any case)."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != _SCHEME:
        raise MissingCredentialError("the Authorization header has another scheme")
    token = token.strip(" ")
    if not token:
        raise MissingCredentialError("the Authorization header has no token")
    return token


def create_authenticator(
    settings: Settings, *, look_interval: float = LOOK_INTERVAL
) -> Authenticator:
    """Return the authenticator that the settings ask for.

    Args:
        settings: Keys, key files, issuer and audience.
        look_interval: Seconds between two looks at the key files.

    Raises:
        KeyFileError: A key cannot be used, or a key file cannot be read.
        SettingsError: A temporary key is wanted, which `serve` alone can hand out.
    """
    if settings.no_auth:
        _log.warning("authentication is off: everyone who reaches the service can read it")
        return AnonymousAuthenticator()
    if settings.temp_key:
        problem = "works with `operations-status serve` only, which prints the token"
        raise SettingsError(problem, source=settings.sources["temp_key"], key="temp_key")
    source = settings.sources["keys"]
    authenticator = TokenAuthenticator(
        verifier=TokenVerifier(issuer=settings.issuer, audience=settings.audience),
        keys=[read_key(key.subject, key.public_key, source=source) for key in settings.keys],
        key_files=KeyFiles(settings.key_files),
        look_interval=look_interval,
    )
    if not authenticator.subjects:
        _log.warning(
            "no key is configured: every request is answered with 401;"
            " `operations-status generate-key` makes one, `serve --temp-key` does for a trial"
        )
    return authenticator
