"""Where `Negotiate` is offered, and where it never is."""

from __future__ import annotations

import logging
import sys

import attrs
import pytest
from operations_status import Settings
from operations_status.auth import Negotiation, create_negotiation
from operations_status.auth.negotiate_gate import Surroundings, accept_with_sspi

WINDOWS = Surroundings(platform="win32", elevated=False, provided=True)
elsewhere = pytest.mark.skipif(sys.platform == "win32", reason="says what other systems do")


@elsewhere
def test_a_service_on_another_system_knows_bearer_tokens_only(service):
    for headers in ((), ("Authorization: Negotiate TlRMTVNTUAABAAAA",)):
        answer = service.get("/operations", *headers, authorized=False)
        assert (answer.status, answer.headers["www-authenticate"]) == (401, "Bearer")
    assert "Negotiate" not in service.log


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
