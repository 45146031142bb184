"""The bootstrap: its arguments, its environment and its help."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import dev  # noqa: E402 the folder is no package


@pytest.mark.parametrize(
    ("arguments", "nox"),
    [
        (["demo", "--once"], ["--session", "demo", "--", "--once"]),
        (["-t", "docs-config"], ["-t", "docs-config"]),
        ([], ["--parallel=2"]),
        (["test"], ["--parallel=2"]),
        (["test", "-k", "word"], ["--parallel=2", "--", "-k", "word"]),
    ],
)
def test_words_become_sessions_and_dashes_go_to_nox(arguments, nox):
    assert dev.nox_arguments(arguments) == nox


def test_an_old_pip_gets_the_certificates_of_the_system():
    kept = {"REQUESTS_CA_BUNDLE": "/own.pem", "HOME": "/home"}
    assert dev.trust_system(kept) == kept
    added = {*dev.trust_system({})} - {"REQUESTS_CA_BUNDLE"}
    assert not added


@pytest.mark.skipif(os.name == "nt", reason="pyenv is a program of POSIX")
def test_this_interpreter_comes_first_among_those_of_pyenv(tmp_path, monkeypatch):
    own = platform.python_version()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dev.list_pyenv_versions() == ""
    program = tmp_path / "pyenv"
    program.write_text(f"#!/bin/sh\necho 3.9.1; echo {own}; echo 3.99.0\n", encoding="utf-8")
    program.chmod(0o700)
    assert dev.list_pyenv_versions() == f"{own}:3.9.1:3.99.0"


def test_what_a_failed_session_printed_last_is_printed_again_at_the_end(capsys):
    output = [
        "Starting session tests(one)...\n",
        "========== ✗ tests(one): failed, 16 minutes ==========\n",
        *(f"line {number}\n" for number in range(1, 200)),
        "FAILED test_one.py::test_it\n",
        "Starting session docs...\n",
        "========== ✓ lint: success, 3 seconds ==========\n",
        "All checks passed!\n",
    ]
    dev.print_and_repeat_failures(output)
    printed = capsys.readouterr().out
    assert printed.startswith("".join(output))
    repeated = printed.removeprefix("".join(output)).splitlines()
    assert repeated[1] == "The last lines of tests(one), which failed:"
    assert repeated[3:5] == ["line 81", "line 82"]
    assert repeated[-1] == "FAILED test_one.py::test_it"


def test_nothing_is_printed_twice_when_all_passed(capsys):
    output = ["========== ✓ lint: success ==========\n", "All checks passed!\n"]
    dev.print_and_repeat_failures(output)
    assert capsys.readouterr().out == "".join(output)


def test_help_names_the_two_commands():
    command = [sys.executable, ROOT / "tools" / "dev.py", "--help"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "dev.py demo" in shown
    assert "dev.py test" in shown


def test_the_bootstrap_needs_nothing_but_the_standard_library():
    code = "import sys; sys.path.insert(0, 'tools'); import dev"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True, cwd=ROOT)


def test_no_pin_names_a_place_to_install_from():
    for line in (ROOT / "tools" / "constraints.txt").read_text("utf-8").splitlines():
        assert "://" not in line, line
        assert "==" in line, line
