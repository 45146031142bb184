"""Random headers, tokens and keys: they raise only the documented errors."""

from __future__ import annotations

import base64
import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from operations_status.auth.authenticator import Authenticator, create_authenticator
from operations_status.auth.keys import read_key
from operations_status.errors import AuthError, KeyFileError
from operations_status.settings import Settings

SLOW_MACHINES = settings(deadline=None)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@pytest.fixture(scope="module")
def fuzzed(elliptic) -> Authenticator:
    """Authenticator that accepts the tokens of one key."""
    return create_authenticator(Settings(keys=(elliptic.settings,)))


@SLOW_MACHINES
@given(header=st.text(max_size=200) | st.text(max_size=200).map("Bearer {}".format))
def test_random_headers_are_refused(fuzzed, header):
    with pytest.raises(AuthError):
        fuzzed.authenticate(header)


@SLOW_MACHINES
@given(data=st.data())
def test_changed_tokens_are_refused(fuzzed, elliptic, data):
    token = elliptic.token()
    start = data.draw(st.integers(0, len(token) - 1))
    end = data.draw(st.integers(start, len(token)))
    changed = token[:start] + data.draw(st.text(max_size=5)) + token[end:]

    if changed.strip(" ") != token:
        with pytest.raises(AuthError):
            fuzzed.authenticate(f"Bearer {changed}")


@SLOW_MACHINES
@given(
    changes=st.dictionaries(
        st.sampled_from(["iss", "aud", "sub", "exp", "nbf", "iat", "jti", "x"]), JSON, min_size=1
    ),
    header=st.dictionaries(st.sampled_from(["alg", "crit", "b64", "kid", "typ", "jwk"]), JSON),
)
def test_signed_random_claims_and_headers_raise_only_documented_errors(
    fuzzed, elliptic, changes, header
):
    token = elliptic.sign(elliptic.claims() | changes, {"alg": "ES256"} | header)

    with contextlib.suppress(AuthError):
        assert fuzzed.authenticate(f"Bearer {token}").subject == "elliptic"


@SLOW_MACHINES
@given(
    jwk=st.dictionaries(
        st.sampled_from(["kty", "Kty", "crv", "x", "y", "n", "e", "alg", "use", "key_ops"]),
        JSON | st.sampled_from(["EC", "RSA", "P-256", "AAAA", "sig"]),
    ),
    as_base64=st.booleans(),
)
def test_random_keys_raise_only_documented_errors(jwk, as_base64):
    text = json.dumps(jwk)
    if as_base64:
        text = base64.urlsafe_b64encode(text.encode()).rstrip(b"=").decode()

    with pytest.raises(KeyFileError):
        read_key("ci", text, source="test")


@SLOW_MACHINES
@given(text=st.text(max_size=200))
def test_random_text_as_key_raises_only_documented_errors(text):
    with pytest.raises(KeyFileError):
        read_key("ci", text, source="test")
