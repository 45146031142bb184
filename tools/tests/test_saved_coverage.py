"""The plugin that saves coverage before a worker process is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import coverage

ROOT = Path(__file__).resolve().parents[2]

MODULE = """
import atexit
import os
import signal

def test_that_its_worker_is_killed_while_it_exits():
    atexit.register(os.kill, os.getpid(), signal.SIGKILL)
"""


def test_coverage_of_a_worker_that_is_killed_while_it_exits_is_kept(tmp_path):
    file = tmp_path / "test_measured.py"
    file.write_text(MODULE, encoding="utf-8")
    settings = tmp_path / "coverage.ini"
    sources = f"source = {tmp_path}\nsource_pkgs = never_imported\n"
    settings.write_text(f"[run]\n{sources}parallel = true\npatch = subprocess\n", encoding="utf-8")
    environ = {**os.environ, "COVERAGE_FILE": str(tmp_path / "data")}
    measured = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest"]
    options = [f"--rootdir={tmp_path}", "-p", "tools.saved_coverage", "--numprocesses=1"]
    options += ["-W", "error::coverage.exceptions.CoverageWarning"]
    subprocess.run([*measured, *options, file], cwd=ROOT, env=environ, check=True)
    kept = coverage.CoverageData(str(tmp_path / "data"))
    for path in tmp_path.glob("data.*"):
        part = coverage.CoverageData(str(path))
        part.read()
        kept.update(part)
    assert MODULE.splitlines().index("import atexit") + 1 in (kept.lines(str(file)) or [])
