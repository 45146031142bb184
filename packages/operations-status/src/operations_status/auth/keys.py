"""Public keys: parse a JSON Web Key (RFC 7517), and refuse keys that must not be trusted.

The encodings of keys and tokens are parsed strictly: PyJWT ignores characters that base64url does
not have, and uses the last of duplicate members.
"""

from __future__ import annotations

import json
import logging
import re
from typing import TYPE_CHECKING, Any, NoReturn

import attrs
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.utils import base64url_decode

from operations_status.errors import KeyFileError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PublicKey = ec.EllipticCurvePublicKey | rsa.RSAPublicKey

CURVES: dict[str, tuple[str, ec.EllipticCurve]] = {
    "P-256": ("ES256", ec.SECP256R1()),
    "P-384": ("ES384", ec.SECP384R1()),
    "P-521": ("ES512", ec.SECP521R1()),
}
"""The one algorithm of each curve (RFC 7518, section 3.4)."""

RSA_ALGORITHMS = ("RS256", "RS384", "RS512")
ALGORITHMS = ("ES256", "ES384", "ES512", *RSA_ALGORITHMS)
"""Accepted algorithms of the signature of a token."""

MIN_RSA_BITS = 2048
MAX_RSA_BITS = 8192
MAX_KEY_SIZE = 16 * 1024
"""Longest key in characters, as JSON or as base64url."""

MAX_SHOWN = 40
"""Characters of an invalid value in an error message."""

_PRIVATE_MEMBERS = frozenset({"d", "p", "q", "dp", "dq", "qi", "oth", "k"})
_BASE64URL = re.compile(r"[A-Za-z0-9_-]+\Z")
_log = logging.getLogger(__name__)


@attrs.frozen(kw_only=True, eq=False)
class VerificationKey:
    """A public key that verifies the tokens of one subject.

    Attributes:
        subject: The `sub` of those tokens.
        public_key: The key itself.
        algorithms: The algorithms for which the key may be used.
        tags: Scope of the tokens: they give access only to operations with one of these tags. An
            empty set is no scope.
    """

    subject: str
    public_key: PublicKey = attrs.field(repr=False)
    algorithms: tuple[str, ...]
    tags: frozenset[str] = frozenset()


def read_key(
    subject: str, public_key: str, *, tags: Iterable[str] = (), source: str
) -> VerificationKey:
    """Parse a public key.

    Names of members match in any case. Unknown members are ignored, and so is a private part, with
    a warning.

    Args:
        subject: The `sub` of the tokens that the key verifies.
        public_key: A JSON Web Key, as JSON or as base64url of it without padding.
        tags: Scope of the tokens, as `clean_scope` returns it.
        source: Source of the key, for messages.

    Raises:
        KeyFileError: The key is not an EC or RSA key that can be trusted.
    """
    where = f"{source}: the key of subject {subject!r}"
    try:
        members = _parse_members(public_key)
        algorithms: tuple[str, ...]
        key: PublicKey
        kind = str(members.get("kty", "")).upper()
        if kind == "EC":
            key, algorithms = _parse_ec_key(members)
        elif kind == "RSA":
            key, algorithms = _parse_rsa_key(members), RSA_ALGORITHMS
        else:
            raise ValueError(f"expected kty to be 'EC' or 'RSA', got {_short(members.get('kty'))}")  # noqa: TRY301
        _check_use(members, algorithms)
    except ValueError as error:
        raise KeyFileError(f"{where}: {error}") from None
    if _PRIVATE_MEMBERS & members.keys():
        _log.warning("%s holds its private part as well, which is not used: remove it", where)
    narrowed = (members["alg"],) if "alg" in members else algorithms
    return VerificationKey(
        subject=subject, public_key=key, algorithms=narrowed, tags=frozenset(tags)
    )


def _parse_members(text: str) -> dict[str, Any]:
    """Return the members of a key that are not empty, by their names in lower case.

    Args:
        text: The key as JSON, or as base64url of JSON.
    """
    text = text.strip()
    if len(text) > MAX_KEY_SIZE:
        raise ValueError(f"expected at most {MAX_KEY_SIZE} characters, got {len(text)}")
    if text.startswith("{"):
        key = read_object(text)
    elif is_base64url(text):
        key = read_object(decode_base64url(text))
    else:
        raise ValueError("expected a JSON Web Key, as JSON or as base64url without padding")
    members: dict[str, Any] = {}
    for name, value in key.items():
        if value not in (None, "", []):
            if name.lower() in members:
                raise ValueError(f"duplicate member {name.lower()!r}")
            members[name.lower()] = value
    return members


def _parse_ec_key(members: Mapping[str, Any]) -> tuple[PublicKey, tuple[str, ...]]:
    """Return an elliptic-curve key and its algorithm (RFC 7518, section 6.2.1)."""
    name = members.get("crv")
    if name not in tuple(CURVES):
        raise ValueError(f"expected crv to be one of {', '.join(CURVES)}, got {_short(name)}")
    algorithm, curve = CURVES[name]
    size = (curve.key_size + 7) // 8
    x, y = (_number(members, coordinate, size) for coordinate in ("x", "y"))
    return ec.EllipticCurvePublicNumbers(x, y, curve).public_key(), (algorithm,)


def _parse_rsa_key(members: Mapping[str, Any]) -> PublicKey:
    """Return an RSA key that is neither weak nor slow (RFC 7518, section 6.3.1)."""
    modulus, exponent = (_number(members, name) for name in ("n", "e"))
    bits = modulus.bit_length()
    if not MIN_RSA_BITS <= bits <= MAX_RSA_BITS:
        raise ValueError(
            f"expected an RSA key of {MIN_RSA_BITS} to {MAX_RSA_BITS} bits, got {bits}"
        )
    return rsa.RSAPublicNumbers(exponent, modulus).public_key()


def _number(members: Mapping[str, Any], name: str, size: int = 0) -> int:
    """Decode a member, a number in base64url; *size*, unless 0, is its required size in bytes."""
    try:
        content = decode_base64url(members.get(name, ""))
    except ValueError as error:
        raise ValueError(f"the member {name!r}: {error}") from None
    if size and len(content) != size:
        raise ValueError(f"the member {name!r}: expected {size} bytes, got {len(content)}")
    return int.from_bytes(content, "big")


def _short(value: object) -> str:
    """Return a value for a message, shortened."""
    shown = repr(value)
    return shown if len(shown) <= MAX_SHOWN else shown[:MAX_SHOWN] + "…"


def _check_use(members: Mapping[str, Any], algorithms: tuple[str, ...]) -> None:
    """Refuse a key for another use or algorithm (RFC 7517, sections 4.2 to 4.4)."""
    if members.get("use", "sig") != "sig":
        raise ValueError(f"expected use to be 'sig', got {_short(members['use'])}")
    operations = members.get("key_ops", ["verify"])
    if not isinstance(operations, list) or "verify" not in operations:
        raise ValueError("expected key_ops to hold 'verify'")
    if members.get("alg", algorithms[0]) not in algorithms:
        expected = " or ".join(algorithms)
        raise ValueError(f"expected alg to be {expected}, got {_short(members['alg'])}")


def is_base64url(value: object) -> bool:
    """Return whether a value is non-empty base64url text without padding."""
    return isinstance(value, str) and _BASE64URL.match(value) is not None and len(value) % 4 != 1


def decode_base64url(text: str) -> bytes:
    """Decode base64url without padding (RFC 7515, section 2).

    Raises:
        ValueError: The text is not base64url without padding.
    """
    if not is_base64url(text):
        raise ValueError("expected base64url without padding")
    return base64url_decode(text)


def read_object(text: bytes | str) -> dict[str, Any]:
    """Parse a JSON object strictly: no duplicate member, no NaN, no infinity.

    Raises:
        ValueError: The text is not such an object.
    """
    try:
        found = json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse_constant)
    except RecursionError:
        raise ValueError("expected JSON, it is nested too deeply") from None
    except UnicodeDecodeError:
        raise ValueError("expected JSON: it is not UTF-8") from None
    except json.JSONDecodeError as error:  # its message repeats no part of the text
        raise ValueError(f"expected JSON: {error.msg}") from None
    except ValueError as error:
        raise ValueError(f"expected JSON: {error}") from None
    if not isinstance(found, dict):
        raise ValueError("expected a JSON object")  # noqa: TRY004 one type of error for the caller
    return found


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object; refuse duplicate members."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("duplicate member")
    return found


def _refuse_constant(_: str) -> NoReturn:
    """Refuse a constant that Python parses but JSON does not have (RFC 8259, section 6)."""
    raise ValueError("NaN and infinity are not JSON")
