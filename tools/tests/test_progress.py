"""The progress of all sessions, with nox and a small file of sessions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools import progress  # noqa: E402 the root is not on the path of a test

NOXFILE = """
import nox

@nox.session(venv_backend="none")
def first(session):
    print("first runs", *session.posargs, flush=True)

@nox.session(venv_backend="none")
def second(session):
    session.error("second fails")

@nox.session(venv_backend="none", default=False)
def never(session):
    session.error("not asked for")

@nox.session(venv_backend="none", tags=["checks"])
def third(session):
    print("third runs", flush=True)

@nox.session(venv_backend="none", tags=["checks"])
def fourth(session):
    print("fourth runs", flush=True)
"""

CODE = """
import os, sys
from pathlib import Path
from tools.progress import run_sessions

nox = [sys.executable, "-m", "nox", "--noxfile", sys.argv[1]]
durations = Path(sys.argv[1]).parent / ".nox" / "durations.json"
sys.exit(run_sessions(nox, sys.argv[2:], environ=dict(os.environ), durations=durations))
"""


@pytest.fixture
def run(tmp_path):
    """A function that runs all sessions and returns the exit code and what was printed."""
    noxfile = tmp_path / "noxfile.py"
    noxfile.write_text(NOXFILE, encoding="utf-8")
    clean = {k: v for k, v in os.environ.items() if k not in {"CI", "GITHUB_ACTIONS"}}

    def run(*options, **environ):
        done = subprocess.run(
            [sys.executable, "-c", CODE, noxfile, *options],
            cwd=ROOT,
            env={**clean, **environ},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout

    return run


def test_each_step_has_a_line_of_progress_also_after_one_has_failed(run, tmp_path):
    code, said = run()
    assert code == 1
    lines = said.splitlines()
    assert lines[0] == "[1/3] first: 0:00 elapsed, time left not known yet"
    assert [line.split(":")[0] for line in lines if line[0] == "["] == [
        "[1/3] first",
        "[2/3] second",
        "[3/3] checks",
    ]
    assert "third runs" in lines
    assert "fourth runs" in lines
    assert "2 of 3 steps succeeded in 0:" in said
    assert 'failed: second; again by: python3 tools/dev.py --session "second"' in said
    kept = json.loads((tmp_path / ".nox/durations.json").read_text(encoding="utf-8"))
    assert set(kept) == {"first", "checks"}


def test_the_time_left_is_that_of_the_last_run(run, tmp_path):
    (tmp_path / ".nox").mkdir()
    kept = {"first": 100.0, "second": 50.0, "checks": 6.0, "gone": 9000.0}
    (tmp_path / ".nox/durations.json").write_text(json.dumps(kept), encoding="utf-8")
    first, *_, last = [line for line in run()[1].splitlines() if line.startswith("[")]
    assert first.endswith("about 2:36 left")
    assert last.endswith("about 0:06 left")


def test_options_reach_each_step_and_leave_the_durations_alone(run, tmp_path):
    assert "first runs -k wheel" in run("--", "-k", "wheel")[1]
    assert not (tmp_path / ".nox/durations.json").exists()


@pytest.mark.parametrize("name", ["CI", "GITHUB_ACTIONS"])
def test_the_output_of_a_step_is_a_group_where_it_can_be_folded(run, name):
    lines = run(**{name: "true"})[1].splitlines()
    assert lines[0].startswith("::group::[1/3] first: ")
    assert lines.count("::endgroup::") == 3
    (failure,) = [index for index, line in enumerate(lines) if "second failed after" in line]
    assert lines[failure - 1] == "::endgroup::"


def test_a_step_that_was_never_timed_counts_as_the_mean_of_the_others():
    assert progress.estimate(["a", "b", "c"], {"a": 10.0, "b": 20.0}) == 45.0
    assert progress.estimate(["a", "b", "c"], {"a": 10.0}) is None
    assert progress.estimate([], {}) == 0.0


def test_durations_that_cannot_be_read_are_none(tmp_path):
    broken = tmp_path / "durations.json"
    broken.write_text("{", encoding="utf-8")
    assert progress.read_durations(broken) == progress.read_durations(tmp_path / "no") == {}
