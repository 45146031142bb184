"""Conditions under which `Negotiate` is offered."""

from __future__ import annotations

import logging
import subprocess
import sys

import attrs
import pytest
from operations_status import Settings
from operations_status.auth import Negotiation, create_negotiation
from operations_status.auth.negotiate_gate import Surroundings, accept_with_sspi
from operations_status.auth.windows_account import is_elevated

WINDOWS = Surroundings(platform="win32", elevated=False, provided=True)
for_the_unelevated = pytest.mark.skipif(
    is_elevated(), reason="Negotiate is for Windows, without the rights of an administrator"
)
elsewhere = pytest.mark.skipif(sys.platform == "win32", reason="says what other systems do")


@elsewhere
def test_a_service_on_another_system_knows_bearer_tokens_only(service):
    for headers in ((), ("Authorization: Negotiate TlRMTVNTUAABAAAA",)):
        answer = service.get("/operations", *headers, authorized=False)
        assert (answer.status, answer.headers["www-authenticate"]) == (401, "Bearer")
    assert "Negotiate" not in service.log


@for_the_unelevated
def test_on_windows_the_user_who_runs_the_service_needs_no_token(service):
    url = f"{service.urls[0]}/operations?name=nobody"
    for options, status in ((["--negotiate", "--user", ":"], "200"), ([], "401")):
        command = ["curl", "--silent", "--show-error", "--include", *options, url]
        answers = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        *_, last = (line for line in answers.splitlines() if line.startswith("HTTP/"))
        assert last.split()[1] == status
        assert "WWW-Authenticate: Negotiate".lower() in answers.lower()


def test_it_is_offered_on_windows_without_the_rights_of_an_administrator():
    assert isinstance(create_negotiation(Settings(), surroundings=WINDOWS), Negotiation)
    assert WINDOWS.obstacle(Settings(temp_key=True)) is None


@pytest.mark.parametrize(
    ("change", "settings", "reason"),
    [
        ({"platform": "linux"}, {}, "not Windows"),
        ({"platform": "darwin"}, {}, "not Windows"),
        ({"platform": "cygwin"}, {}, "not Windows"),
        ({"elevated": True}, {}, "administrator"),
        ({"provided": False}, {}, "pip install"),
        ({}, {"no_auth": True}, "authentication is off"),
    ],
)
def test_it_is_not_offered_otherwise(caplog, change, settings, reason):
    surroundings = attrs.evolve(WINDOWS, **change)
    with caplog.at_level(logging.INFO):
        assert create_negotiation(Settings(**settings), surroundings=surroundings) is None

    assert reason in str(surroundings.obstacle(Settings(**settings)))
    assert caplog.text.count("Negotiate is not offered") == ("platform" not in change)


@elsewhere
def test_no_other_system_has_what_it_takes():
    assert create_negotiation(Settings()) is None
    assert Surroundings.look() == Surroundings(platform=sys.platform, elevated=True, provided=True)
    with pytest.raises(ImportError, match="Windows"):
        accept_with_sspi()
