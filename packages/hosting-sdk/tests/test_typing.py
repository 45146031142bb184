"""Strict type checkers, run on a correct program of a user and on one with mistakes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "typing"
RIGHT, WRONG = FOLDER / "program.py", FOLDER / "mistakes.py"
CHECKERS = ["mypy", "pyright", "basedpyright"]


def list_errors(checker: str, folder: Path) -> dict[str, set[int]]:
    """Return the lines with errors of each file in a folder."""
    found: dict[str, set[int]] = {file.name: set() for file in folder.glob("*.py")}
    if checker == "mypy":
        options = ["--strict", "--no-error-summary", "--config-file=", f"--cache-dir={folder}"]
        command = [sys.executable, "-m", "mypy", *options, *sorted(found)]
        for file, line in re.findall(
            r"^(\w+\.py):(\d+): error:", run(command, folder), re.MULTILINE
        ):
            found[file].add(int(line))
        return found
    settings = {"include": ["."], "typeCheckingMode": "strict", "pythonVersion": "3.11"}
    project = folder / "pyrightconfig.json"
    project.write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", checker, "--outputjson", "--pythonpath", sys.executable]
    report = json.loads(run([*command, "--project", str(project)], folder))
    assert report["summary"]["filesAnalyzed"] == len(found)
    for each in report["generalDiagnostics"]:
        if each["severity"] == "error":
            found[Path(each["file"]).name].add(each["range"]["start"]["line"] + 1)
    return found


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode in {0, 1}, done.stderr
    return done.stdout


@pytest.mark.once
@pytest.mark.timeout(300)
@pytest.mark.parametrize("checker", CHECKERS)
def test_checkers_report_every_mistake_and_no_correct_line(checker, tmp_path):
    shutil.copy(RIGHT, tmp_path)
    shutil.copy(WRONG, tmp_path)
    lines = WRONG.read_text(encoding="utf-8").splitlines()
    mistakes = {number for number, line in enumerate(lines, 1) if "  # wrong" in line}
    assert list_errors(checker, tmp_path) == {RIGHT.name: set(), WRONG.name: mistakes}
