"""A project that uses hosting-sdk, tested against the wheel in its own environment."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECT = Path(__file__).parent / "downstream"


def test_a_project_that_uses_the_wheel_passes_its_tests(build_wheel, uv, tmp_path):
    environment = tmp_path / "venv"
    uv("venv", "--quiet", "--python", sys.executable, environment)
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    project = f"--group={PROJECT / 'pyproject.toml'}:tests"
    pins = f"--constraint={ROOT / 'tools/constraints.txt'}"
    uv("pip", "install", "--python", python, pins, build_wheel("hosting-sdk"), PROJECT, project)
    # -P and the folder: nothing of the repository may stand in for what is installed.
    done = subprocess.run(
        [python, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", PROJECT / "tests"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        timeout=100,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^8 passed", done.stdout, re.MULTILINE), done.stdout
