"""The command line, in this process or in a new one, without the settings of this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from operations_status.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch) -> Path:
    """Give each test a home of its own."""
    folder: Path = tmp_path / "home"
    folder.mkdir()
    for name in list(os.environ):
        if name.startswith(("MONITOR_", "XDG_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(folder))
    return folder


@pytest.fixture
def run(capsys) -> Callable[..., tuple[int, str, str]]:
    """Run a command in this process and return its exit code and what it printed."""

    def run(*words: str) -> tuple[int, str, str]:
        try:
            code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


@pytest.fixture
def start() -> Callable[..., subprocess.Popen[str]]:
    """Start a command in a new process."""

    def start(*words: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "operations_status", *words],
            env={name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    return start
