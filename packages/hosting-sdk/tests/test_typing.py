"""Strict type checkers over a user's program and its misspelt twin.

Pyright is tried where it is installed: its package gets the checker from another registry.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "typing"
TWIN = FOLDER / "misspelt.py"
CHECKERS = ["mypy", "pyright", "basedpyright"]


def list_errors(checker: str, file: Path, tmp_path: Path) -> list[int]:
    """Return the lines of a file in which a checker reports an error, in order."""
    pytest.importorskip(checker)
    if checker == "mypy":
        options = ["--strict", "--no-error-summary", "--cache-dir", str(tmp_path)]
        command = [sys.executable, "-m", "mypy", *options, "--config-file=", str(file)]
        done = run(command, tmp_path)
        return sorted({int(n) for n in re.findall(r"\w+\.py:(\d+): error:", done)})
    shutil.copy(file, tmp_path)
    settings = {"include": ["."], "typeCheckingMode": "strict", "pythonVersion": "3.11"}
    project = tmp_path / "pyrightconfig.json"
    project.write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", checker, "--outputjson", "--pythonpath", sys.executable]
    report = json.loads(run([*command, "--project", str(project)], tmp_path))
    assert report["summary"]["filesAnalyzed"] == 1
    found = [each for each in report["generalDiagnostics"] if each["severity"] == "error"]
    return sorted({each["range"]["start"]["line"] + 1 for each in found})


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode in {0, 1}, done.stderr
    return done.stdout


@pytest.mark.once
@pytest.mark.timeout(300)
@pytest.mark.parametrize("checker", CHECKERS)
def test_a_users_program_is_accepted(checker, tmp_path):
    assert list_errors(checker, FOLDER / "program.py", tmp_path) == []


@pytest.mark.once
@pytest.mark.timeout(300)
@pytest.mark.parametrize("checker", CHECKERS)
def test_every_misspelt_line_is_reported_and_no_other(checker, tmp_path):
    lines = TWIN.read_text(encoding="utf-8").splitlines()
    wrong = [number for number, line in enumerate(lines, 1) if line.endswith("# wrong")]
    assert list_errors(checker, TWIN, tmp_path) == wrong
