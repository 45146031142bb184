"""Verification of a bearer token: a JSON Web Token (RFC 7519), signed as a JWS (RFC 7515).

Only the configured keys decide whether a token is accepted: a token can neither select an algorithm
that its key does not allow, nor contain a key, nor name a location of one (RFC 8725).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import jwt

from operations_status.auth.keys import ALGORITHMS, decode_base64url, is_base64url, read_object
from operations_status.errors import InvalidTokenError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from operations_status.auth.keys import VerificationKey

MAX_TOKEN_SIZE = 8192
"""Longest accepted token in characters; `generate-key` makes tokens of about 400."""

LEEWAY = 30.0
"""Tolerated difference between the clocks of issuer and service, in seconds."""

LATEST = 253_402_300_799
"""Latest accepted time in a token: the last second of the year 9999."""

NOT_ACCEPTED = "The token is not signed by a key that this service accepts for its subject."
"""The same description for an unknown subject and an invalid signature, so that the response does
not disclose which subjects exist."""

_INCOMPLETE = "The token must have exp, iss, aud and sub."
_REFUSALS: tuple[tuple[type[jwt.PyJWTError], str, str], ...] = (
    (jwt.ExpiredSignatureError, "The token has expired.", "expired"),
    (jwt.ImmatureSignatureError, "The token is not valid yet.", "not_yet_valid"),
    (jwt.InvalidAudienceError, "The token is for another audience.", "audience"),
    (jwt.InvalidIssuerError, "The token is from another issuer.", "issuer"),
    (jwt.MissingRequiredClaimError, _INCOMPLETE, "malformed"),
)


def verify_token(
    token: str, keys: Mapping[str, Iterable[VerificationKey]], *, issuer: str, audience: str
) -> tuple[dict[str, Any], VerificationKey]:
    """Return the claims of a token of one issuer for one audience, and the key that verifies it.

    Args:
        token: The credential after `Bearer`.
        keys: The keys of each subject.
        issuer: The required `iss`.
        audience: The required `aud`, alone or in a list.

    Raises:
        InvalidTokenError: The token is not accepted.
    """
    algorithm, claims = _read(token)
    for key in keys.get(claims["sub"], ()):
        if algorithm not in key.algorithms:
            continue
        try:
            # Checks the signature first, then the claims.
            verified: dict[str, Any] = jwt.decode(
                token,
                key.public_key,
                algorithms=[algorithm],
                audience=audience,
                issuer=issuer,
                leeway=LEEWAY,
                options={"require": ["exp", "iss", "aud", "sub"]},
            )
        except jwt.InvalidSignatureError:
            continue
        except jwt.PyJWTError as error:
            raise _refusal(error) from None
        return verified, key
    raise InvalidTokenError(NOT_ACCEPTED, reason="unknown_key")


def _refusal(error: jwt.PyJWTError) -> InvalidTokenError:
    """Return the description of an error, without any part of the token."""
    for kind, text, reason in _REFUSALS:
        if isinstance(error, kind):
            return InvalidTokenError(text, reason=reason)
    return InvalidTokenError("The token is malformed.")


def _read(token: str) -> tuple[str, dict[str, Any]]:
    """Return the algorithm and the claims of a token, not verified yet."""
    if len(token) > MAX_TOKEN_SIZE:
        raise InvalidTokenError(f"The token is longer than {MAX_TOKEN_SIZE} characters.")
    parts = token.split(".")
    if len(parts) != 3:  # noqa: PLR2004 header, payload and signature
        raise InvalidTokenError("The token does not have the three parts of a signed JWT.")
    try:
        header = read_object(decode_base64url(parts[0]))
        if "crit" in header:
            raise InvalidTokenError(
                "The token asks for extensions that this service does not have."
            )
        algorithm = header.get("alg")
        if algorithm not in ALGORITHMS:
            raise InvalidTokenError("The token is not signed with ES256/384/512 or RS256/384/512.")
        claims = read_object(decode_base64url(parts[1]))
        _check_claims(claims)
    except ValueError:
        raise InvalidTokenError("The token does not hold JSON in base64url.") from None
    if not is_base64url(parts[2]):
        raise InvalidTokenError("The token has no signature in base64url.")
    return str(algorithm), claims


def _check_claims(claims: Mapping[str, Any]) -> None:
    """Check the presence and the types of claims (RFC 7519, section 4.1)."""
    if any(claims.get(name) is None for name in ("exp", "iss", "aud", "sub")):
        raise InvalidTokenError(_INCOMPLETE)
    if not isinstance(claims["sub"], str):
        raise InvalidTokenError("The subject of the token is not text.")
    for name in ("exp", "nbf", "iat"):
        value = claims.get(name, 0)
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not (is_number and 0 <= value <= LATEST):
            raise InvalidTokenError(f"The {name} of the token is not a number of seconds.")
