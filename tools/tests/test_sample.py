"""The plugin that runs a sample of the tests."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.sample import is_kept  # noqa: E402 the folder is no package

MODULE = """
import pytest

@pytest.mark.parametrize("number", range(160))
@pytest.mark.xdist_group("together")
def test_number(number):
    pass
"""


@pytest.mark.parametrize("processes", [0, 2])
def test_the_sample_is_the_same_in_one_process_and_in_several(processes, tmp_path):
    file = tmp_path / "test_sampled.py"
    file.write_text(MODULE, encoding="utf-8")
    (tmp_path / "pytest.ini").touch()
    options = ["-p", "tools.sample", f"--numprocesses={processes}", "--dist=loadgroup", "-vv"]
    command = [sys.executable, "-m", "pytest", f"--rootdir={tmp_path}"]
    ran = subprocess.run(
        [*command, *options, file], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    numbers = {int(number) for number in re.findall(r"test_number\[(\d+)\]", ran.stdout)}
    expected = {n for n in range(160) if is_kept(f"test_sampled.py::test_number[{n}]")}
    assert numbers == expected
    assert 10 <= len(numbers) <= 30
