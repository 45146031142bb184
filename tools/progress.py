"""Run all sessions of nox, and say which one runs and how long the rest will take.

`python3 tools/dev.py test` uses it. Sessions with the tag `checks` use one core each and run at the
same time, all others one after another. The durations of the last run are kept in
`.nox/durations.json`. On GitHub the output of each step is a group that can be folded.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

CHECKS = "checks"
"""Tag of the sessions that run at the same time."""


def format_duration(seconds: float) -> str:
    """Return minutes and seconds, as a clock shows them."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def estimate(steps: Sequence[str], durations: Mapping[str, float]) -> float | None:
    """Return how many seconds steps will take; None when too few have been timed to tell.

    A step without a duration counts as the mean of the others.
    """
    known = [durations[name] for name in steps if name in durations]
    if 2 * len(known) < len(steps):
        return None
    return sum(known) * len(steps) / len(known) if known else 0.0


def read_durations(path: Path) -> dict[str, float]:
    """Return how many seconds each step took when it last succeeded."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def list_steps(nox: Sequence[str], environ: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the steps that run all sessions, by name: the options of nox for each."""
    command = [*nox, "--list", "--json"]
    listed = subprocess.run(command, env=environ, stdout=subprocess.PIPE, check=True).stdout
    steps = {}
    for session in json.loads(listed):
        if CHECKS in session["tags"]:
            steps[CHECKS] = ["--parallel=auto", "--allow-parallel", "--tags", CHECKS]
        else:
            steps[session["session"]] = ["--session", session["session"]]
    return steps


def run_sessions(
    nox: Sequence[str], options: Sequence[str], *, environ: Mapping[str, str], durations: Path
) -> int:
    """Run every session that nox runs by default, also after one has failed.

    Args:
        nox: The command that starts nox.
        options: Options that every step gets.
        environ: The environment of nox.
        durations: The file that keeps how long each session takes.

    Returns:
        0 if all sessions have succeeded, else 1.
    """
    steps = list_steps(nox, environ)
    took = read_durations(durations)
    is_folded = any(environ.get(name) for name in ("GITHUB_ACTIONS", "CI"))
    failed: list[str] = []
    start = time.monotonic()
    for number, (name, chosen) in enumerate(steps.items(), 1):
        left = estimate([*steps][number - 1 :], took)
        elapsed = format_duration(time.monotonic() - start)
        rest = "time left not known yet" if left is None else f"about {format_duration(left)} left"
        line = f"[{number}/{len(steps)}] {name}: {elapsed} elapsed, {rest}"
        print(f"::group::{line}" if is_folded else line, flush=True)
        began = time.monotonic()
        command = [*nox, *chosen, *options]
        has_failed = bool(subprocess.run(command, env=environ, check=False).returncode)
        seconds = time.monotonic() - began
        if is_folded:
            print("::endgroup::", flush=True)
        if has_failed:
            failed.append(name)
            print(f"{name} failed after {format_duration(seconds)}", flush=True)
        elif not options:
            took[name] = round(seconds, 1)
            write_durations(durations, took)
    total = format_duration(time.monotonic() - start)
    print(f"{len(steps) - len(failed)} of {len(steps)} steps succeeded in {total}")
    for name in failed:
        option = "--tags" if name == CHECKS else "--session"
        print(f'failed: {name}; again by: python3 tools/dev.py {option} "{name}"')
    return 1 if failed else 0


def write_durations(path: Path, durations: Mapping[str, float]) -> None:
    """Replace the file of durations, whole."""
    path.parent.mkdir(exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    partial.write_text(json.dumps(durations, indent=1), encoding="utf-8")
    partial.replace(path)
