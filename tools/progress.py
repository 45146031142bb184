"""Run sessions of nox one after another, and say which one runs and how long the rest will take.

`python3 tools/dev.py test` uses it. The durations of the last run are kept in
`.nox/durations.json`. Where GitHub runs it, each session's output is a group that can be folded.
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


def format_duration(seconds: float) -> str:
    """Return minutes and seconds, as a clock shows them."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def estimate(sessions: Sequence[str], durations: Mapping[str, float]) -> float | None:
    """Return how many seconds sessions will take; None when too few have been timed to tell.

    A session without a duration counts as the mean of the others.
    """
    known = [durations[name] for name in sessions if name in durations]
    if 2 * len(known) < len(sessions):
        return None
    return sum(known) * len(sessions) / len(known) if known else 0.0


def read_durations(path: Path) -> dict[str, float]:
    """Return how many seconds each session took when it last succeeded."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def list_sessions(nox: Sequence[str], environ: Mapping[str, str]) -> list[str]:
    """Return the sessions that nox runs when none is named."""
    command = [*nox, "--list", "--json"]
    listed = subprocess.run(command, env=environ, stdout=subprocess.PIPE, check=True).stdout
    return [session["session"] for session in json.loads(listed)]


def run_sessions(
    nox: Sequence[str], options: Sequence[str], *, environ: Mapping[str, str], durations: Path
) -> int:
    """Run every session that nox runs by default, also after one has failed.

    Args:
        nox: The command that starts nox.
        options: What follows a session's name.
        environ: The environment of nox.
        durations: The file that keeps how long each session takes.

    Returns:
        0 if all sessions have succeeded, else 1.
    """
    sessions = list_sessions(nox, environ)
    took = read_durations(durations)
    is_folded = any(environ.get(name) for name in ("GITHUB_ACTIONS", "CI"))
    failed: list[str] = []
    start = time.monotonic()
    for number, name in enumerate(sessions, 1):
        left = estimate(sessions[number - 1 :], took)
        elapsed = format_duration(time.monotonic() - start)
        rest = "time left not known yet" if left is None else f"about {format_duration(left)} left"
        line = f"[{number}/{len(sessions)}] {name}: {elapsed} elapsed, {rest}"
        print(f"::group::{line}" if is_folded else line, flush=True)
        began = time.monotonic()
        command = [*nox, "--session", name, *options]
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
    print(f"{len(sessions) - len(failed)} of {len(sessions)} sessions succeeded in {total}")
    for name in failed:
        print(f'failed: {name}; again by: python3 tools/dev.py --session "{name}"')
    return 1 if failed else 0


def write_durations(path: Path, durations: Mapping[str, float]) -> None:
    """Replace the file of durations, whole."""
    path.parent.mkdir(exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    partial.write_text(json.dumps(durations, indent=1), encoding="utf-8")
    partial.replace(path)
