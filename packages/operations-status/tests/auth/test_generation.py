from __future__ import annotations

import time

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import ECAlgorithm, RSAAlgorithm
from operations_status.auth.authenticator import create_authenticator
from operations_status.auth.generation import generate_key, public_jwk, with_temporary_key
from operations_status.auth.keys import ALGORITHMS, read_key
from operations_status.errors import InvalidTokenError
from operations_status.settings import PublicKeySettings, Settings


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_generated_token_is_accepted_by_the_generated_public_key(algorithm):
    settings = Settings(issuer="https://issuer", audience="status")
    made = generate_key(
        issuer=settings.issuer, audience=settings.audience, subject="ci", algorithm=algorithm
    )
    key = PublicKeySettings(subject=made.subject, public_key=made.public_key)
    authenticator = create_authenticator(
        Settings(keys=(key,), issuer=settings.issuer, audience=settings.audience)
    )

    assert authenticator.authenticate(f"Bearer {made.token}").subject == "ci"
    assert jwt.get_unverified_header(made.token) == {"alg": algorithm, "typ": "JWT"}
    assert made.algorithm == algorithm


def test_a_generated_token_has_the_requested_lifetime():
    made = generate_key(issuer="i", audience="a", lifetime=60.0)

    claims = jwt.decode(made.token, options={"verify_signature": False})

    assert claims["exp"] - claims["iat"] == 60
    assert abs(claims["iat"] - time.time()) < 10
    assert made.expires.timestamp() == claims["exp"]


def test_each_generated_key_has_its_own_subject():
    first, second = (generate_key(issuer="i", audience="a") for _ in range(2))

    assert first.subject != second.subject
    assert first.public_key != second.public_key


def test_a_generated_token_is_not_in_its_representation():
    made = generate_key(issuer="i", audience="a")

    assert made.token not in repr(made)


def test_an_unknown_algorithm_is_refused():
    with pytest.raises(ValueError, match="expected one of ES256, ES384, ES512, RS256"):
        generate_key(issuer="i", audience="a", algorithm="HS256")


def test_numbers_of_a_point_are_written_in_full_length():
    # One point in 128 has a coordinate that begins with a zero byte.
    keys = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2000))
    key = next(key for key in keys if key.public_key().public_numbers().x < 2**248)

    jwk = public_jwk(key)

    assert len(jwk["x"]) == len(jwk["y"]) == 43
    assert ECAlgorithm.from_jwk(jwk) == key.public_key()


def test_other_software_reads_the_public_keys(rsa_signer):
    read = RSAAlgorithm.from_jwk(public_jwk(rsa_signer.private))

    assert isinstance(read, rsa.RSAPublicKey)
    assert read == rsa_signer.private.public_key()
    assert set(public_jwk(rsa_signer.private)) == {"kty", "n", "e"}


def test_a_temporary_key_replaces_all_others(elliptic, tmp_path):
    settings = Settings(temp_key=True, keys=(elliptic.settings,), key_files=(str(tmp_path),))

    resolved, token = with_temporary_key(settings)

    authenticator = create_authenticator(resolved)
    assert authenticator.authenticate(f"Bearer {token}").subject == "temporary"
    with pytest.raises(InvalidTokenError):
        authenticator.authenticate(f"Bearer {elliptic.token()}")
    assert (resolved.temp_key, resolved.key_files) == (False, ())
    assert resolved.sources["keys"] == "temporary key"
    assert token not in repr(resolved)
    assert read_key("temporary", resolved.keys[0].public_key, source="").algorithms == ("ES256",)
