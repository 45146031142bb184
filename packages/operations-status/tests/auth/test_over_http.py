"""Tokens at a real service: its settings, its answers and its log."""

from __future__ import annotations

import json
import subprocess
import sys
import time

import pytest


@pytest.fixture(scope="module")
def generated() -> dict[str, object]:
    """Return what `generate-key` prints."""
    ended = subprocess.run(
        [sys.executable, "-m", "operations_status", "generate-key", "-o", "json"],
        capture_output=True,
        check=True,
    )
    found: dict[str, object] = json.loads(ended.stdout)
    return found


def test_adding_and_removing_a_key_file_changes_the_accepted_tokens(
    start_service, eventually, tmp_path, generated
):
    (tmp_path / "keys").mkdir()
    service = start_service(auth="--access-log", MONITOR_KEY_FILES=str(tmp_path / "keys"))
    header = f"Authorization: Bearer {generated['token']}"

    def status() -> int:
        return int(service.get("/operations", header, authorized=False).status)

    assert status() == 401
    assert "no key is configured" in service.log
    beside = tmp_path / "key"
    beside.write_text(json.dumps(generated["settings"]), encoding="utf-8")
    beside.replace(tmp_path / "keys" / "ci.json")
    eventually(lambda: status() == 200)
    (tmp_path / "keys" / "ci.json").write_text("{", encoding="utf-8")
    eventually(lambda: status() == 401)
    assert "are not trusted until it can be read" in service.log
    assert str(generated["token"]) not in service.log


def test_a_refused_token_is_answered_with_401_and_the_reason(
    start_service, elliptic, other, encoded
):
    service = start_service(auth="--access-log", MONITOR_KEYS=f"elliptic={encoded(elliptic.jwk)}")
    unsigned = f"{encoded({'alg': 'none'})}.{encoded(elliptic.claims())}."
    secret = elliptic.sign(elliptic.claims(), "HS256", algorithm="HS256", key=b"k" * 32)
    refused = {
        "is not signed with": [unsigned, secret],
        "is not signed by a key": [other.token(), other.sign(elliptic.claims())],
        "has expired": [elliptic.token(exp=int(time.time()) - 60)],
        "is not valid yet": [elliptic.token(nbf=int(time.time()) + 600)],
        "another audience": [elliptic.token(aud="another")],
        "another issuer": [elliptic.token(iss="another")],
        "must have exp": [elliptic.token(exp=None)],
        "three parts": ["garbage"],
    }

    def answer(token: str):
        return service.get("/operations", f"Authorization: Bearer {token}", authorized=False)

    assert answer(elliptic.token()).status == 200
    for reason, tokens in refused.items():
        for token in tokens:
            answered = answer(token)
            assert (answered.status, answered.body) == (401, b"")
            challenge = answered.headers["www-authenticate"]
            assert challenge.startswith('Bearer error="invalid_token", error_description="The ')
            assert reason in challenge
            assert token not in service.log
    assert answer("a" * 100_000).status == 401


def test_without_authentication_the_log_warns(start_service):
    service = start_service(auth="--no-auth")

    assert service.get("/operations", authorized=False).status == 200
    assert service.log.count("authentication is off") == 1
