"""Faults of the file system at any system call of a process that uses a store.

By default every seventeenth call meets a fault, with OPERATIONS_STATUS_TEST_FAULTS=1 every call.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
STEP = int(os.environ.get("OPERATIONS_STATUS_TEST_FAULTS", "17"))
COMPILER = shutil.which("cc")
NEVER_FEWER = 200
"""Lower bound of the number of calls; a lower number means that the library misses some."""

pytestmark = [
    pytest.mark.once,
    pytest.mark.timeout(1200),
    pytest.mark.skipif(sys.platform != "linux", reason="the library is made for Linux"),
    pytest.mark.skipif(COMPILER is None, reason="there is no C compiler"),
]


@pytest.fixture(scope="module")
def library(tmp_path_factory) -> Path:
    """The library that injects faults."""
    path: Path = tmp_path_factory.mktemp("library") / "faults.so"
    assert COMPILER is not None
    command = [COMPILER, "-shared", "-fPIC", "-o", str(path), str(HERE / "faults.c"), "-ldl"]
    subprocess.run(command, check=True)
    return path


@pytest.fixture(params=["new", "existing"])
def run(request, library, tmp_path):
    """Return a function that runs processes with faults of a kind, and returns their reports."""

    def run(kind: str) -> list[dict[str, object]]:
        words = [tmp_path, kind, STEP, request.param]
        done = subprocess.run(
            [sys.executable, HERE / "faulty_process.py", *map(str, words)],
            env={**os.environ, "LD_PRELOAD": str(library)},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        *faulty, last = [json.loads(line) for line in done.stdout.splitlines()]
        assert last["number"] > NEVER_FEWER
        assert (last["fired"], last["code"], last["error"]) == (False, 0, None)
        for report in faulty:
            assert report["fired"], report
            assert report["code"] == (0 if report["error"] is None else 7), report
            assert report["check"] == "ok", report
        assert any(report["error"] for report in faulty)
        return faulty

    return run


@pytest.mark.parametrize("kind", ["e", "f"], ids=["EIO", "ENOSPC"])
def test_a_failed_system_call_or_a_full_disk_loses_no_confirmed_write(run, kind):
    for report in run(kind):
        assert report["lost"] == [], report
        assert report["error"] is None or "cannot be used: " in report["error"], report


def test_the_removal_of_the_files_at_any_moment_is_a_clear_error(run):
    for report in run("r"):
        assert report["error"] is None or "operations.db" in report["error"], report
