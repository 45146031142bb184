"""Refused tokens, and the reasons given."""

from __future__ import annotations

import json
import re
import time

import attrs
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from operations_status.auth.authenticator import create_authenticator
from operations_status.auth.tokens import LEEWAY, MAX_TOKEN_SIZE, NOT_ACCEPTED
from operations_status.errors import InvalidTokenError
from operations_status.settings import Settings

SAFE = re.compile(r"[ !#-\[\]-~]+\Z")
"""Characters of an `error_description` (RFC 6750, section 3)."""

NO_JSON = "The token does not hold JSON in base64url."
NO_ALGORITHM = "The token is not signed with ES256/384/512 or RS256/384/512."
INCOMPLETE = "The token must have exp, iss, aud and sub."
MALFORMED = "The token is malformed."


@pytest.fixture
def refusal(authenticator):
    """Return the reason for which a token is refused."""

    def refuse(token: str) -> str:
        with pytest.raises(InvalidTokenError) as caught:
            authenticator.authenticate(f"Bearer {token}")
        assert SAFE.match(caught.value.description)
        return str(caught.value)

    return refuse


def test_tokens_of_every_configured_key_are_accepted(authenticator, elliptic, rsa_signer):
    for signer in (elliptic, rsa_signer):
        identity = authenticator.authenticate(f"Bearer {signer.token()}")
        assert identity.subject == signer.subject


@pytest.mark.parametrize("algorithm", ["RS256", "RS384", "RS512"])
def test_an_rsa_key_is_for_three_algorithms(authenticator, rsa_signer, algorithm):
    token = rsa_signer.sign(rsa_signer.claims(), algorithm, algorithm=algorithm)

    assert authenticator.authenticate(f"Bearer {token}").subject == "rsa"


@pytest.mark.parametrize(
    ("curve", "algorithm"), [(ec.SECP384R1(), "ES384"), (ec.SECP521R1(), "ES512")]
)
def test_each_curve_is_for_one_algorithm(elliptic, curve, algorithm):
    signer = attrs.evolve(elliptic, private=ec.generate_private_key(curve), algorithm=algorithm)
    authenticator = create_authenticator(Settings(keys=(signer.settings,)))

    assert authenticator.authenticate(f"Bearer {signer.token()}").subject == "elliptic"
    crossed = signer.sign(signer.claims(), "ES256", algorithm="ES256")
    with pytest.raises(InvalidTokenError, match=NOT_ACCEPTED):
        authenticator.authenticate(f"Bearer {crossed}")


@pytest.mark.parametrize("none", ["none", "None", "NONE", "nOnE"])
@pytest.mark.parametrize("signature", ["", "AA"])
def test_an_unsigned_token_is_refused(refusal, elliptic, encoded, none, signature):
    token = f"{encoded({'alg': none})}.{encoded(elliptic.claims())}.{signature}"

    assert refusal(token) == NO_ALGORITHM


def test_a_token_without_its_signature_is_refused(refusal, elliptic):
    assert refusal(elliptic.token().rpartition(".")[0] + ".") == (
        "The token has no signature in base64url."
    )


@pytest.mark.parametrize("algorithm", ["HS256", "HS384", "HS512"])
def test_an_hmac_with_a_public_key_as_secret_is_refused(refusal, elliptic, rsa_signer, algorithm):
    for signer in (elliptic, rsa_signer):
        public = signer.private.public_key()
        form = serialization.PublicFormat.SubjectPublicKeyInfo
        # Forms of the public key, changed so that no library refuses them as a secret.
        secrets = [
            b"not refused by the library "
            + public.public_bytes(serialization.Encoding.PEM, form)[30:],
            json.dumps(signer.jwk).encode(),
        ]
        for secret in secrets:
            token = signer.sign(signer.claims(), algorithm, algorithm=algorithm, key=secret)
            assert refusal(token) == NO_ALGORITHM


def test_other_algorithms_are_refused_even_with_a_valid_signature(refusal, rsa_signer, elliptic):
    padded = rsa_signer.sign(rsa_signer.claims(), "PS256", algorithm="PS256")
    edwards = elliptic.sign(
        elliptic.claims(), "EdDSA", algorithm="EdDSA", key=ed25519.Ed25519PrivateKey.generate()
    )

    assert refusal(padded) == NO_ALGORITHM
    assert refusal(edwards) == NO_ALGORITHM


def test_the_key_decides_which_algorithm_it_is_used_with(refusal, elliptic, rsa_signer):
    as_rsa = rsa_signer.sign(elliptic.claims())
    as_elliptic = elliptic.sign(rsa_signer.claims())
    mislabelled = elliptic.sign(elliptic.claims(), "ES384")

    for token in (as_rsa, as_elliptic, mislabelled):
        assert refusal(token) == NOT_ACCEPTED


def test_a_key_cannot_sign_for_another_subject(refusal, elliptic, other):
    assert refusal(other.sign(elliptic.claims())) == NOT_ACCEPTED


def test_an_unknown_subject_is_refused_like_an_invalid_signature(refusal, other):
    assert refusal(other.token()) == NOT_ACCEPTED


@pytest.mark.parametrize("change", ["signature", "claims", "zero", "short", "der"])
def test_an_invalid_signature_is_refused(refusal, elliptic, encoded, change):
    header, claims, signature = elliptic.token().split(".")
    if change == "signature":
        signature = encoded(b"\x01" * 64)
    elif change == "claims":
        claims = encoded(elliptic.claims(exp=int(time.time()) + 10**6))
    elif change == "zero":
        signature = encoded(bytes(64))
    elif change == "short":
        signature = encoded(b"\x01" * 60)
    else:
        message = f"{header}.{claims}".encode()
        signature = encoded(elliptic.private.sign(message, ec.ECDSA(hashes.SHA256())))

    assert refusal(f"{header}.{claims}.{signature}") == NOT_ACCEPTED


def test_an_expired_token_is_refused(refusal, elliptic):
    assert refusal(elliptic.token(exp=int(time.time() - LEEWAY) - 1)) == "The token has expired."


@pytest.mark.parametrize("claim", ["nbf", "iat"])
def test_a_token_of_the_future_is_refused(refusal, elliptic, claim):
    token = elliptic.token(**{claim: int(time.time() + LEEWAY) + 60})

    assert refusal(token) == "The token is not valid yet."


def test_clocks_may_differ_by_the_leeway(authenticator, elliptic):
    now = int(time.time())
    token = elliptic.token(exp=now - LEEWAY + 15, nbf=now + LEEWAY - 15)

    assert authenticator.authenticate(f"Bearer {token}").subject == "elliptic"


def test_a_token_for_another_audience_is_refused(refusal, elliptic):
    for audience in ("another", "operations-status ", "OPERATIONS-STATUS", ["a", "b"], {"a": 1}, 5):
        assert refusal(elliptic.token(aud=audience)) == "The token is for another audience."


def test_a_token_for_several_audiences_is_accepted(authenticator, elliptic):
    token = elliptic.token(aud=["another", "operations-status"])

    assert authenticator.authenticate(f"Bearer {token}").subject == "elliptic"


def test_a_token_of_another_issuer_is_refused(refusal, elliptic):
    for issuer in ("another", "operations", "operations-status/", ["operations-status"], 5):
        assert refusal(elliptic.token(iss=issuer)) == "The token is from another issuer."


@pytest.mark.parametrize("claim", ["exp", "iss", "aud", "sub"])
def test_a_token_must_have_four_claims(refusal, elliptic, claim):
    claims = elliptic.claims()

    assert refusal(elliptic.sign({k: v for k, v in claims.items() if k != claim})) == INCOMPLETE
    assert refusal(elliptic.sign({**claims, claim: None})) == INCOMPLETE


def test_an_empty_audience_counts_as_missing(refusal, elliptic):
    assert refusal(elliptic.token(aud="")) == INCOMPLETE
    assert refusal(elliptic.token(aud=[])) == INCOMPLETE


@pytest.mark.parametrize("subject", [5, ["elliptic"], {"a": 1}, True])
def test_a_subject_is_text(refusal, elliptic, subject):
    assert refusal(elliptic.token(sub=subject)) == "The subject of the token is not text."


@pytest.mark.parametrize("claim", ["exp", "nbf", "iat"])
@pytest.mark.parametrize(
    "time_of_token",
    ["1e999", "-1e999", "1e300", "-1", '"9999999999"', "true", "[9999999999]", "9" * 400, "{}"],
)
def test_a_time_is_a_number_of_seconds_up_to_the_year_9999(refusal, elliptic, claim, time_of_token):
    claims = json.dumps(elliptic.claims(**{claim: "TIME"})).replace('"TIME"', time_of_token)

    assert refusal(elliptic.sign(claims.encode())) == (
        f"The {claim} of the token is not a number of seconds."
    )


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity", "9" * 5000])
def test_numbers_that_json_does_not_have_are_refused(refusal, elliptic, constant):
    claims = json.dumps(elliptic.claims(exp="TIME")).replace('"TIME"', constant)

    assert refusal(elliptic.sign(claims.encode())) == NO_JSON


@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_a_token_has_three_parts(refusal, elliptic, count):
    token = ".".join(["AAAA"] * (count + 1))

    assert refusal(token) == "The token does not have the three parts of a signed JWT."


@pytest.mark.parametrize(
    "token",
    [
        "..",
        "AAAA.AAAA.AAAA",
        "e30.e30.",
        "eyJh!.e30.AA",
        "eyJhbGciOiJFUzI1NiJ9=.e30.AA",
        "eyJhbGciOiJFUzI1NiJ9\n.e30.AA",
        "a.b.c",
        "é.é.é",
        "\udcff.\x00.☃",
        "%65%30.e30.AA",
    ],
)
def test_garbage_is_refused(refusal, token):
    assert refusal(token) in (NO_JSON, NO_ALGORITHM)


@pytest.mark.parametrize("part", [b"[]", b'"text"', b"5", b"null", b"{", b"", b"\xff{}", b"{}{}"])
def test_header_and_claims_are_json_objects(refusal, elliptic, encoded, part):
    assert refusal(f"{encoded(part)}.{encoded(elliptic.claims())}.AAAA") == NO_JSON
    assert refusal(elliptic.sign(part)) == NO_JSON


def test_deeply_nested_json_is_refused(refusal, elliptic):
    deep = b'{"a":' * 900 + b"1" + b"}" * 900
    deeper = b"[" * 5000

    assert refusal(elliptic.sign(deep)) in (INCOMPLETE, NO_JSON)
    assert refusal(elliptic.sign(deeper)) == NO_JSON


def test_a_duplicate_member_is_refused(refusal, elliptic):
    claims = json.dumps(elliptic.claims())
    twice = f'{claims[:-1]}, "sub": "rsa"}}'.encode()

    assert refusal(elliptic.sign(twice)) == NO_JSON
    assert refusal(elliptic.sign(elliptic.claims(), b'{"alg":"none","alg":"ES256"}')) == NO_JSON


@pytest.mark.parametrize("algorithm", [None, 5, ["ES256"], {"ES256": 1}, "", "es256", "ES256 "])
def test_the_algorithm_is_one_of_six_strings(refusal, elliptic, algorithm):
    assert refusal(elliptic.sign(elliptic.claims(), {"alg": algorithm})) == NO_ALGORITHM


def test_a_header_without_an_algorithm_is_refused(refusal, elliptic):
    assert refusal(elliptic.sign(elliptic.claims(), {"typ": "JWT"})) == NO_ALGORITHM


@pytest.mark.parametrize("critical", [["exp"], ["b64"], [], "b64", None])
def test_extensions_that_must_be_understood_are_refused(refusal, elliptic, critical):
    header = {"alg": "ES256", "crit": critical, "b64": False}

    assert refusal(elliptic.sign(elliptic.claims(), header)) == (
        "The token asks for extensions that this service does not have."
    )


def test_a_payload_that_is_not_encoded_is_refused(refusal, elliptic):
    assert refusal(elliptic.sign(elliptic.claims(), {"alg": "ES256", "b64": False})) == MALFORMED


def test_a_key_within_a_token_is_not_used(refusal, authenticator, elliptic, other):
    header = {
        "alg": "ES256",
        "jwk": other.jwk,
        "jku": "https://example.com/keys.json",
        "x5u": "https://example.com/chain.pem",
        "x5c": ["AAAA"],
        "kid": "../../../../dev/null",
    }

    assert refusal(other.sign(elliptic.claims(), header)) == NOT_ACCEPTED
    own = elliptic.sign(elliptic.claims(), header)
    assert authenticator.authenticate(f"Bearer {own}").subject == "elliptic"


@pytest.mark.parametrize("size", [MAX_TOKEN_SIZE + 1, 100_000, 10_000_000])
def test_a_token_that_is_too_long_is_refused_before_it_is_parsed(refusal, elliptic, size):
    token = elliptic.token().ljust(size, "A")

    assert refusal(token) == "The token is longer than 8192 characters."


def test_a_token_of_the_largest_length_is_accepted(authenticator, elliptic):
    room = (MAX_TOKEN_SIZE - len(elliptic.token(padding=""))) * 3 // 4 - 3

    token = elliptic.token(padding="x" * room)

    assert MAX_TOKEN_SIZE - 8 < len(token) <= MAX_TOKEN_SIZE
    assert authenticator.authenticate(f"Bearer {token}").subject == "elliptic"


def test_a_refusal_contains_no_part_of_the_token(refusal, elliptic):
    for changes in ({"iss": "hush"}, {"aud": "hush"}, {"sub": "hush"}, {"exp": "hush"}):
        assert "hush" not in refusal(elliptic.token(**changes))
    assert "hush" not in refusal(elliptic.sign(elliptic.claims(), {"alg": "hush"}))
