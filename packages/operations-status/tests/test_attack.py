"""Some seconds of `nox -s trial -- attack`, and the rows of the threat model for the attacks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
PAGE = Path(__file__).parents[3] / "docs" / "operations-status" / "threat-model.md"
SECTIONS = ("A client without a token", "A holder of a token")


def run(*arguments):
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=BENCHMARKS,
        capture_output=True,
        text=True,
        check=False,
        timeout=400,
    )


@pytest.mark.once
@pytest.mark.timeout(420)
@pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is read from /proc")
def test_attacks_are_answered_as_the_threat_model_says():
    done = run("attack.py", "--answers", "--operations=500")
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) > 40
    assert all(line.endswith(": as expected") for line in lines)


@pytest.mark.once
@pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not beside this package")
def test_every_row_of_the_threat_model_has_an_attack_and_every_attack_a_row():
    done = run(
        "-c",
        "from attack_programs import *\nfor one in ATTACKS.values(): print(one.row)"
        "\nfor row in NO_ATTACKS: print(row)",
    )
    assert done.returncode == 0, done.stderr
    beginnings = set(done.stdout.splitlines())
    text = PAGE.read_text(encoding="utf-8")
    sections = [
        re.split(r"^## ", text.partition(f"## {name}\n")[2], flags=re.MULTILINE)[0]
        for name in SECTIONS
    ]
    rows = [
        row for section in sections for row in re.findall(r"^\| (.*?) \| ", section, re.MULTILINE)
    ]
    rows.remove("attack")
    rows.remove("attack")
    assert [row for row in rows if not any(map(row.startswith, beginnings))] == []
    assert [one for one in beginnings if not any(row.startswith(one) for row in rows)] == []
