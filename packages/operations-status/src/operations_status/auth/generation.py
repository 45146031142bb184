"""Generation of a key pair and a token signed with it; the private key is discarded."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from uuid import uuid4

import attrs
import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import ECAlgorithm, RSAAlgorithm
from jwt.utils import base64url_encode

from operations_status.auth.keys import ALGORITHMS, CURVES, RSA_ALGORITHMS
from operations_status.settings import PublicKeySettings

if TYPE_CHECKING:
    from operations_status.settings import Settings

PrivateKey = ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey


@attrs.frozen(kw_only=True)
class GeneratedKey:
    """A token, and the public key that verifies it.

    Attributes:
        token: The token; a secret that cannot be recovered.
        subject: The `sub` of the token.
        public_key: The JSON Web Key (RFC 7517) as base64url without padding.
        algorithm: Algorithm of the signature.
        expires: End of the validity of the token.
    """

    token: str = attrs.field(repr=False)
    subject: str
    public_key: str
    algorithm: str
    expires: datetime


def generate_key(
    *,
    issuer: str,
    audience: str,
    subject: str = "",
    algorithm: str = "ES256",
    lifetime: float = 7 * 86_400.0,
) -> GeneratedKey:
    """Return a new token and the public key of a new key pair.

    Args:
        issuer: The `iss` of the token, which the service must accept.
        audience: The `aud` of the token, which the service must accept.
        subject: The `sub` of the token; a new UUID by default.
        algorithm: One of ES256, ES384, ES512, RS256, RS384, RS512.
        lifetime: Seconds until the token expires.

    Raises:
        ValueError: The algorithm is unknown.
    """
    curves = dict(CURVES.values())
    private: PrivateKey
    if algorithm in curves:
        private = ec.generate_private_key(curves[algorithm])
    elif algorithm in RSA_ALGORITHMS:
        private = rsa.generate_private_key(public_exponent=65_537, key_size=3072)
    else:
        raise ValueError(f"expected one of {', '.join(ALGORITHMS)}, got {algorithm!r}")
    public = json.dumps(public_jwk(private), separators=(",", ":"))
    now = int(time.time())
    expires = now + int(lifetime)
    subject = subject or str(uuid4())
    claims = {"iss": issuer, "aud": audience, "sub": subject, "iat": now, "exp": expires}
    return GeneratedKey(
        token=jwt.encode(claims, private, algorithm),
        subject=subject,
        public_key=base64url_encode(public.encode()).decode("ascii"),
        algorithm=algorithm,
        expires=datetime.fromtimestamp(expires, UTC),
    )


def with_temporary_key(settings: Settings) -> tuple[Settings, str]:
    """Generate a token; return settings whose only key verifies it, and the token."""
    made = generate_key(issuer=settings.issuer, audience=settings.audience, subject="temporary")
    key = PublicKeySettings(subject=made.subject, public_key=made.public_key)
    sources = {**settings.sources, "keys": "temporary key", "key_files": "temporary key"}
    resolved = attrs.evolve(settings, temp_key=False, keys=(key,), key_files=(), sources=sources)
    return resolved, made.token


def public_jwk(private: PrivateKey) -> dict[str, str]:
    """Return the public part of a key as a JSON Web Key (RFC 7518, section 6)."""
    if isinstance(private, ec.EllipticCurvePrivateKey):
        return ECAlgorithm.to_jwk(private.public_key(), as_dict=True)
    jwk = RSAAlgorithm.to_jwk(private.public_key(), as_dict=True)
    del jwk["key_ops"]  # a public key can only verify
    return jwk
