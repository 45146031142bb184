from __future__ import annotations

import logging
import time

import attrs
import pytest
from operations_status.auth import authenticator as module
from operations_status.auth.authenticator import AnonymousAuthenticator, create_authenticator
from operations_status.auth.tokens import LEEWAY
from operations_status.errors import (
    InvalidTokenError,
    KeyFileError,
    MissingCredentialError,
    SettingsError,
)
from operations_status.settings import PublicKeySettings, Settings


@pytest.mark.parametrize(
    "header",
    [None, "", "Basic dXNlcjpwYXNz", "Bearer", "Bearer ", "Bearer    ", "Bearertoken", "é"],
)
def test_a_header_without_a_bearer_token_is_no_credential(authenticator, header):
    with pytest.raises(MissingCredentialError):
        authenticator.authenticate(header)


@pytest.mark.parametrize("scheme", ["Bearer ", "bearer ", "BEARER ", "Bearer   "])
def test_the_scheme_may_be_written_in_any_case(authenticator, elliptic, scheme):
    assert authenticator.authenticate(scheme + elliptic.token()).subject == "elliptic"


def test_a_token_that_was_accepted_is_accepted_again(authenticator, elliptic):
    header = f"Bearer {elliptic.token()}"

    first, second = authenticator.authenticate(header), authenticator.authenticate(header)

    assert first == second
    assert first.subject == "elliptic"


def test_two_keys_of_a_subject_may_have_different_scopes(make_signer):
    signers = [make_signer("ci") for _ in range(3)]
    scopes = [("a",), ("b", "c"), ()]
    keys = [
        attrs.evolve(signer.settings, tags=tags)
        for signer, tags in zip(signers, scopes, strict=True)
    ]
    authenticator = create_authenticator(Settings(keys=tuple(keys)))
    for _ in range(2):  # verified, then cached
        found = [authenticator.authenticate(f"Bearer {signer.token()}") for signer in signers]
        assert [identity.tags for identity in found] == [*map(frozenset, scopes)]
        assert {identity.subject for identity in found} == {"ci"}


def test_a_token_cannot_choose_a_scope(make_signer):
    signer = make_signer("ci")
    authenticator = create_authenticator(
        Settings(keys=(attrs.evolve(signer.settings, tags=("a",)),))
    )
    for tags in (None, [], ["b"], "b"):
        assert authenticator.authenticate(f"Bearer {signer.token(tags=tags)}").tags == {"a"}


def test_a_cached_token_expires(authenticator, elliptic, eventually):
    header = f"Bearer {elliptic.token(exp=int(time.time() - LEEWAY) + 2)}"
    authenticator.authenticate(header)
    reasons = []

    def is_refused() -> bool:
        try:
            authenticator.authenticate(header)
        except InvalidTokenError as error:
            reasons.append(error.description)
        return bool(reasons)

    eventually(is_refused)
    assert reasons == ["The token has expired."]


def test_a_token_that_differs_from_a_cached_one_is_verified(authenticator, elliptic):
    header = f"Bearer {elliptic.token()}"
    authenticator.authenticate(header)

    flipped = f"{header[:-10]}{'B' if header[-10] == 'A' else 'A'}{header[-9:]}"
    for changed in (flipped, header + "A", header[:-1], header + ".", header + " x"):
        with pytest.raises(InvalidTokenError):
            authenticator.authenticate(changed)


def test_the_cache_of_tokens_is_bounded(authenticator, elliptic):
    token = elliptic.token()
    spellings = [f"Bearer{' ' * count}{token}" for count in range(1, 60)]
    # Each spelling of a header is an entry of its own: an attacker may try to fill the cache.
    for number in range(module.CACHE_SIZE):
        authenticator.authenticate(f"Bearer {elliptic.token(jti=str(number))}")
    kept = len(authenticator._cache)
    for spelling in spellings:
        authenticator.authenticate(spelling)

    assert kept == module.CACHE_SIZE
    assert len(authenticator._cache) == module.CACHE_SIZE


def test_the_cache_contains_no_token(authenticator, elliptic):
    token = elliptic.token()
    authenticator.authenticate(f"Bearer {token}")

    kept = repr(authenticator) + repr(vars(authenticator))

    assert token not in kept
    assert token.rpartition(".")[2] not in kept


def test_without_a_key_every_token_is_refused_with_a_warning(elliptic, caplog):
    authenticator = create_authenticator(Settings())

    with pytest.raises(InvalidTokenError):
        authenticator.authenticate(f"Bearer {elliptic.token()}")
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "every request is answered with 401" in caplog.text


def test_without_authentication_every_request_is_accepted_with_a_warning(caplog):
    authenticator = create_authenticator(Settings(no_auth=True))

    assert isinstance(authenticator, AnonymousAuthenticator)
    for header in (None, "Bearer nonsense"):
        assert authenticator.authenticate(header).subject == "anonymous"
    assert caplog.messages == [
        "authentication is off: everyone who reaches the service can read it"
    ]


def test_a_temporary_key_works_with_serve_only():
    settings = Settings.load({"temp_key": True}, environ={"HOME": "/home/me"}, default_files=[])

    with pytest.raises(SettingsError) as caught:
        create_authenticator(settings)

    assert str(caught.value) == (
        "command line: temp_key: works with `operations-status serve` only, which prints the token"
    )


def test_the_error_of_an_invalid_key_has_its_source():
    settings = Settings.load(
        environ={"HOME": "/home/me", "MONITOR_KEYS": "ci=e30"}, default_files=[]
    )

    with pytest.raises(KeyFileError) as caught:
        create_authenticator(settings)

    assert str(caught.value) == (
        "environment MONITOR_KEYS: the key of subject 'ci': expected kty to be 'EC' or 'RSA',"
        " got None"
    )


def test_issuer_and_audience_are_those_of_the_settings(elliptic):
    keys = (PublicKeySettings(subject="elliptic", public_key=elliptic.settings.public_key),)
    authenticator = create_authenticator(Settings(keys=keys, issuer="me", audience="you"))

    header = f"Bearer {elliptic.token(iss='me', aud='you')}"
    assert authenticator.authenticate(header).subject == "elliptic"
    with pytest.raises(InvalidTokenError, match="another audience"):
        authenticator.authenticate(f"Bearer {elliptic.token(iss='me')}")
    with pytest.raises(InvalidTokenError, match="another issuer"):
        authenticator.authenticate(f"Bearer {elliptic.token(aud='you')}")


def test_key_files_are_read_again_after_the_interval_only(tmp_path, elliptic):
    settings = Settings(key_files=(str(tmp_path),), keys=(elliptic.settings,))
    authenticator = create_authenticator(settings, look_interval=3600.0)

    (tmp_path / "broken.json").write_text("{", encoding="utf-8")

    assert authenticator.authenticate(f"Bearer {elliptic.token()}").subject == "elliptic"
