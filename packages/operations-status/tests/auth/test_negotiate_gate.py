"""Conditions under which `Negotiate` is offered, and the account that runs this process."""

from __future__ import annotations

import ctypes
import logging
import os
import subprocess
import sys
from typing import Any

import pytest
from operations_status import Settings
from operations_status.auth.negotiate import Negotiation
from operations_status.auth.negotiate_gate import (
    accept_with_sspi,
    create_negotiation,
    is_elevated,
    is_own_account,
)

WINDOWS: dict[str, Any] = {
    "platform": "win32",
    "libraries": ("spnego",),
    "is_elevated": lambda: False,
}
for_the_unelevated = pytest.mark.skipif(
    is_elevated(), reason="Negotiate is for Windows, without the rights of an administrator"
)
on_windows = pytest.mark.skipif(sys.platform != "win32", reason="asks Windows")
elsewhere = pytest.mark.skipif(sys.platform == "win32", reason="says what other systems do")


@elsewhere
def test_other_systems_offer_bearer_tokens_only(service):
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


def test_negotiate_is_offered_on_windows_without_administrator_rights():
    for settings in (Settings(), Settings(temp_key=True)):
        assert isinstance(create_negotiation(settings, **WINDOWS), Negotiation)


@pytest.mark.parametrize(
    ("change", "settings", "reason"),
    [
        ({"is_elevated": lambda: True}, {}, "administrator"),
        ({"libraries": ("spnego", "none_such")}, {}, "pip install"),
        ({}, {"no_auth": True}, "authentication is off"),
    ],
)
def test_negotiate_needs_its_libraries_an_ordinary_user_and_authentication(
    caplog, change, settings, reason
):
    with caplog.at_level(logging.INFO):
        assert create_negotiation(Settings(**settings), **WINDOWS | change) is None

    assert caplog.text.count("Negotiate is not offered") == 1
    assert reason in caplog.text


@pytest.mark.parametrize("platform", ["linux", "darwin", "cygwin"])
def test_other_systems_log_nothing_about_negotiate(caplog, platform):
    with caplog.at_level(logging.INFO):
        assert create_negotiation(Settings(), **WINDOWS | {"platform": platform}) is None

    assert not caplog.messages


@elsewhere
def test_other_systems_have_no_sspi_and_no_accounts():
    assert create_negotiation(Settings()) is None
    assert is_elevated()
    assert not is_own_account("HOME\\owner")
    with pytest.raises(ImportError, match="Windows"):
        accept_with_sspi()


@on_windows
def test_windows_detects_an_elevated_process():
    shell32 = ctypes.CDLL("shell32")
    assert is_elevated() == bool(shell32.IsUserAnAdmin())


@on_windows
def test_windows_compares_accounts_and_not_names():
    name = "{USERDOMAIN}\\{USERNAME}".format_map(os.environ)

    assert is_own_account(name)
    assert is_own_account(name.upper())
    assert not is_own_account(os.environ["USERNAME"])
    assert not is_own_account("BUILTIN\\Users")


@on_windows
def test_windows_raises_for_an_unknown_account():
    error = pytest.importorskip("pywintypes").error
    with pytest.raises(error, match=r".+"):
        is_own_account("{USERDOMAIN}\\{USERNAME}-nobody".format_map(os.environ))
