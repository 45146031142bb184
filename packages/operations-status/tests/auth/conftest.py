"""Signing keys, and tokens with any claims, header and signature."""

from __future__ import annotations

import base64
import json
import time
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt import get_algorithm_by_name
from operations_status.auth.authenticator import create_authenticator
from operations_status.auth.generation import PrivateKey, public_jwk
from operations_status.settings import PublicKeySettings, Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from operations_status.auth.authenticator import Authenticator


def encode(part: Any) -> str:
    """Encode a part of a token; bytes as they are, anything else as JSON."""
    content = part if isinstance(part, bytes) else json.dumps(part).encode()
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


@attrs.frozen
class Signer:
    """A private key, with the algorithm and the subject of its tokens."""

    private: PrivateKey = attrs.field(repr=False)
    algorithm: str
    subject: str

    @property
    def jwk(self) -> dict[str, str]:
        return public_jwk(self.private)

    @property
    def settings(self) -> PublicKeySettings:
        return PublicKeySettings(subject=self.subject, public_key=json.dumps(self.jwk))

    def claims(self, **changes: Any) -> dict[str, Any]:
        """Return valid claims with some changes; a claim that is None is left out."""
        claims = {
            "iss": "operations-status",
            "aud": "operations-status",
            "sub": self.subject,
            "exp": int(time.time()) + 600,
        }
        return {name: value for name, value in (claims | changes).items() if value is not None}

    def sign(self, claims: Any, header: Any = None, *, algorithm: str = "", key: Any = None) -> str:
        """Sign any claims under any header, each an object or bytes; a text names the algorithm."""
        named = self.algorithm if header is None else header
        shown = {"alg": named} if isinstance(named, str) else named
        signed = f"{encode(shown)}.{encode(claims)}"
        used = get_algorithm_by_name(algorithm or self.algorithm)
        signature = used.sign(signed.encode(), self.private if key is None else key)
        return f"{signed}.{encode(signature)}"

    def token(self, **changes: Any) -> str:
        return self.sign(self.claims(**changes))


@pytest.fixture(scope="session")
def make_signer() -> Callable[[str], Signer]:
    """Make a key of a subject."""
    return lambda subject: Signer(ec.generate_private_key(ec.SECP256R1()), "ES256", subject)


@pytest.fixture(scope="session")
def elliptic(make_signer: Callable[[str], Signer]) -> Signer:
    return make_signer("elliptic")


@pytest.fixture(scope="session")
def other(make_signer: Callable[[str], Signer]) -> Signer:
    """A second key of the same kind."""
    return make_signer("other")


@pytest.fixture(scope="session")
def rsa_signer() -> Signer:
    return Signer(rsa.generate_private_key(65_537, 2048), "RS256", "rsa")


@pytest.fixture
def authenticator(elliptic, rsa_signer) -> Authenticator:
    """Authenticator that accepts the tokens of two subjects."""
    return create_authenticator(Settings(keys=(elliptic.settings, rsa_signer.settings)))


@pytest.fixture(scope="session")
def encoded() -> Callable[[Any], str]:
    return encode
