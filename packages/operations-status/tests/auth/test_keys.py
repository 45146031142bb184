from __future__ import annotations

import base64
import json
import logging

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from jwt.algorithms import ECAlgorithm, RSAAlgorithm
from operations_status.auth.generation import public_jwk
from operations_status.auth.keys import read_key
from operations_status.errors import KeyFileError


def read(key: object, subject: str = "ci"):
    """Read a key that is given as JSON or as text."""
    text = key if isinstance(key, str) else json.dumps(key)
    return read_key(subject, text, source="environment MONITOR_KEYS")


def refusal(key: object) -> str:
    """Return the reason for which a key is refused."""
    with pytest.raises(KeyFileError) as caught:
        read(key)
    message = str(caught.value)
    prefix = "environment MONITOR_KEYS: the key of subject 'ci': "
    assert message.startswith(prefix)
    return message.removeprefix(prefix)


def test_a_key_is_parsed_from_json_and_from_base64url(elliptic, encoded):
    for written in (elliptic.jwk, encoded(elliptic.jwk), f"  {encoded(elliptic.jwk)}\n"):
        key = read(written)
        assert key.public_key == elliptic.private.public_key()
        assert key.algorithms == ("ES256",)


@pytest.mark.parametrize("change", [str.upper, str.title])
def test_members_match_in_any_case(elliptic, rsa_signer, change):
    for signer in (elliptic, rsa_signer):
        jwk = {change(name): value for name, value in signer.jwk.items()}

        assert read(jwk).public_key == signer.private.public_key()


def test_the_type_of_a_key_matches_in_any_case(elliptic, rsa_signer):
    for signer in (elliptic, rsa_signer):
        assert read(signer.jwk | {"kty": signer.jwk["kty"].lower()})


def test_empty_and_unknown_members_are_ignored(elliptic):
    jwk = elliptic.jwk | {"D": None, "k": "", "KeyOps": [], "x5c": [], "KeySize": 256, "kid": "a"}

    assert read(jwk).public_key == elliptic.private.public_key()


def test_keys_written_by_other_software_are_parsed(elliptic, rsa_signer):
    assert read(ECAlgorithm.to_jwk(elliptic.private.public_key())).algorithms == ("ES256",)
    written = json.loads(RSAAlgorithm.to_jwk(rsa_signer.private.public_key()))
    assert read(written).algorithms == ("RS256", "RS384", "RS512")


def test_a_key_may_be_limited_to_one_algorithm(rsa_signer):
    assert read(rsa_signer.jwk | {"alg": "RS384"}).algorithms == ("RS384",)
    assert refusal(rsa_signer.jwk | {"alg": "ES256"}) == (
        "expected alg to be RS256 or RS384 or RS512, got 'ES256'"
    )


def test_the_private_part_is_ignored_with_a_warning(elliptic, caplog):
    private = json.loads(ECAlgorithm.to_jwk(elliptic.private))
    assert private["d"]

    key = read(private)

    assert isinstance(key.public_key, EllipticCurvePublicKey)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "holds its private part" in caplog.text
    assert private["d"] not in caplog.text + repr(key)


def test_a_symmetric_key_is_refused(encoded):
    secret = {"kty": "oct", "k": encoded(b"s" * 32)}

    assert refusal(secret) == "expected kty to be 'EC' or 'RSA', got 'oct'"


def test_a_weak_rsa_key_is_refused(rsa_signer):
    weak = public_jwk(rsa.generate_private_key(65_537, 1024))
    assert refusal(weak) == "expected an RSA key of 2048 to 8192 bits, got 1024"
    huge = rsa_signer.jwk | {"n": base64.urlsafe_b64encode(b"\xff" * 3000).decode()}
    assert refusal(huge) == "expected an RSA key of 2048 to 8192 bits, got 24000"


def test_an_unsupported_curve_is_refused(elliptic):
    for curve in ("secp256k1", "Ed25519", None, ["P-256"], {"P-256": 1}):
        assert "expected crv to be one of P-256, P-384, P-521, got " in refusal(
            elliptic.jwk | {"crv": curve}
        )


def test_a_point_that_is_not_on_the_curve_is_refused(elliptic):
    other = public_jwk(ec.generate_private_key(ec.SECP256R1()))

    assert "curve" in refusal(elliptic.jwk | {"x": other["x"]})


def test_numbers_have_the_length_of_the_curve(elliptic, encoded):
    assert refusal(elliptic.jwk | {"x": encoded(b"\x01" * 31)}) == (
        "the member 'x': expected 32 bytes, got 31"
    )


@pytest.mark.parametrize("value", [None, 5, "", "a b", "AAAA=", "A", "AA+/", ["AAAA"]])
def test_numbers_are_base64url(elliptic, value):
    assert refusal(elliptic.jwk | {"y": value}) == (
        "the member 'y': expected base64url without padding"
    )


def test_an_invalid_exponent_is_refused(rsa_signer, encoded):
    assert refusal(rsa_signer.jwk | {"e": encoded(b"\x02")})


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        ({"use": "enc"}, "expected use to be 'sig', got 'enc'"),
        ({"key_ops": ["encrypt"]}, "expected key_ops to hold 'verify'"),
        ({"key_ops": "verify"}, "expected key_ops to hold 'verify'"),
        ({"Kty": "EC"}, "duplicate member 'kty'"),
        ({"alg": "x" * 100}, f"expected alg to be ES256, got '{'x' * 39}…"),
    ],
)
def test_a_key_for_another_use_is_refused(elliptic, members, expected):
    assert refusal(elliptic.jwk | members) == expected


def test_a_key_for_verifying_signatures_is_accepted(elliptic):
    assert read(elliptic.jwk | {"use": "sig", "key_ops": ["verify"], "alg": "ES256"})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "expected a JSON Web Key, as JSON or as base64url without padding"),
        ("-----BEGIN PUBLIC KEY-----", "expected a JSON Web Key, as JSON or as base64url"),
        ("e30=", "expected a JSON Web Key, as JSON or as base64url without padding"),
        ("{", "expected JSON: "),
        ('{"kty": "EC", "kty": "EC"}', "expected JSON: duplicate member"),
        ('{"a": NaN}', "expected JSON: NaN and infinity are not JSON"),
        ('{"a":' * 100_000, "expected at most 16384 characters, got 500000"),
        ('{"a":' * 3000, "expected JSON"),
        ("_w", "expected JSON: it is not UTF-8"),
        ("W10", "expected a JSON object"),
        ("{}", "expected kty to be 'EC' or 'RSA', got None"),
    ],
)
def test_a_malformed_key_is_refused(text, expected):
    assert refusal(text).startswith(expected)
