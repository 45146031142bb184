"""Some seconds of what `nox -s trial -- soak` does for ten minutes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "benchmarks" / "soak.py"


@pytest.mark.once
def test_a_moment_of_load_and_faults_finds_nothing_wrong():
    done = subprocess.run(
        [sys.executable, SCRIPT, "--minutes=0.03", "--store=sqlite"],
        capture_output=True,
        text=True,
        check=False,
        timeout=110,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    assert "- Nothing." in done.stdout
    for seen in ("one operation 200", "one, 304 304", "feed 200", "refused", "bad: nonsense"):
        assert f"\n| {seen} | " in done.stdout
