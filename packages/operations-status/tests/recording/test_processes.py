from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from operations_status.recording.recorder import current_process

PRINT = "from operations_status.recording.recorder import current_process as c; print(c().name)"
PYTHON = Path(sys.executable).name


def name_of(*arguments, **options):
    done = subprocess.run(
        [sys.executable, *arguments], check=True, capture_output=True, encoding="utf-8", **options
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("path", "name"), [("report.py", "report.py"), ("nightly/__main__.py", "nightly")]
)
def test_a_process_has_the_name_of_its_script_or_package(tmp_path, path, name):
    script = tmp_path / path
    script.parent.mkdir(exist_ok=True)
    script.write_text(PRINT, encoding="utf-8")
    assert name_of(str(script)) == name


def test_a_process_without_a_script_has_the_name_of_the_interpreter():
    assert name_of("-c", PRINT) == PYTHON
    assert name_of("-", input=PRINT) == PYTHON
    assert name_of("-c", f"import sys; sys.argv = []; {PRINT}") == PYTHON


def test_bytes_of_a_name_that_are_not_utf_8_become_question_marks():
    assert name_of("-c", rf"import sys; sys.argv = ['a\udcff.py']; {PRINT}") == "a?.py"


def test_the_identifier_of_a_process_does_not_change():
    assert current_process() == current_process()
