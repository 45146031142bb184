"""Some seconds of what `nox -s trial -- chaos` does for ten minutes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from debian import find_program

SCRIPT = Path(__file__).parents[1] / "benchmarks" / "chaos.py"


@pytest.mark.once
@pytest.mark.xdist_group("celery")
def test_tasks_under_faults_end_once_and_as_celery_says():
    folder = str(Path(find_program("redis-server")).parent)
    only = ["--only=redis-prefork-late", "--only=redis-threads-early"]
    done = subprocess.run(
        [sys.executable, SCRIPT, "--minutes=0.5", *only],
        capture_output=True,
        text=True,
        check=False,
        timeout=110,
        env=os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| redis, prefork, late | 80 |" in done.stdout
    assert "| redis, threads, early | 80 |" in done.stdout
