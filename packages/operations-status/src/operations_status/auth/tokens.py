"""Verifying a bearer token: a JSON Web Token (RFC 7519), signed as a compact JWS (RFC 7515).

Whether a token is accepted depends on the keys alone: nothing in the token chooses an algorithm
that its key is not for, brings a key along, or names a place to fetch one from (RFC 8725).
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
"""Characters that a token may have; one of ours has about 400."""

LEEWAY = 30.0
"""Seconds by which the clocks of issuer and service may differ."""

LATEST = 253_402_300_799
"""The last second of the year 9999: no time of a token is later."""

NOT_ACCEPTED = "The token is not signed by a key that this service accepts for its subject."
"""One text for a subject that has no key and for a signature that does not fit: an answer to
a stranger does not say which subjects there are."""

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
) -> dict[str, Any]:
    """Return the claims of a token of one issuer for one audience.

    Args:
        token: The credential after `Bearer`.
        keys: The keys of each subject.
        issuer: The `iss` that it must have.
        audience: The `aud` that it must have, alone or among others.

    Raises:
        InvalidTokenError: It is not accepted.
    """
    algorithm, claims = _read(token)
    for key in keys.get(claims["sub"], ()):
        if algorithm not in key.algorithms:
            continue
        try:
            # Checks the signature first, then what the token says.
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
        return verified
    raise InvalidTokenError(NOT_ACCEPTED, reason="unknown_key")


def _refusal(error: jwt.PyJWTError) -> InvalidTokenError:
    """Return the description of an error; never a text that may hold a part of the token."""
    for kind, text, reason in _REFUSALS:
        if isinstance(error, kind):
            return InvalidTokenError(text, reason=reason)
    return InvalidTokenError("The token is malformed.")


def _read(token: str) -> tuple[str, dict[str, Any]]:
    """Return the algorithm and the claims of a token, which are not verified yet."""
    if len(token) > MAX_TOKEN_SIZE:
        raise InvalidTokenError(f"The token is longer than {MAX_TOKEN_SIZE} characters.")
    parts = token.split(".")
    if len(parts) != 3:  # noqa: PLR2004 header, payload and signature
        raise InvalidTokenError("The token does not have the three parts of a signed JWT.")
    try:
        algorithm = _algorithm(read_object(decode_base64url(parts[0])))
        claims = _claims(read_object(decode_base64url(parts[1])))
    except ValueError:
        raise InvalidTokenError("The token does not hold JSON in base64url.") from None
    if not is_base64url(parts[2]):
        raise InvalidTokenError("The token has no signature in base64url.")
    return algorithm, claims


def _algorithm(header: Mapping[str, Any]) -> str:
    """Return the algorithm, if it is one that any key of ours can have."""
    if "crit" in header:
        raise InvalidTokenError("The token asks for extensions that this service does not have.")
    algorithm = header.get("alg")
    if algorithm not in ALGORITHMS:
        raise InvalidTokenError("The token is not signed with ES256/384/512 or RS256/384/512.")
    return str(algorithm)


def _claims(claims: dict[str, Any]) -> dict[str, Any]:
    """Check the types of what a token must and may say (RFC 7519, section 4.1)."""
    if any(claims.get(name) is None for name in ("exp", "iss", "aud", "sub")):
        raise InvalidTokenError(_INCOMPLETE)
    if not isinstance(claims["sub"], str):
        raise InvalidTokenError("The subject of the token is not text.")
    for name in ("exp", "nbf", "iat"):
        value = claims.get(name, 0)
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not (is_number and 0 <= value <= LATEST):
            raise InvalidTokenError(f"The {name} of the token is not a number of seconds.")
    return claims
