"""Reproducers of `docs/operations-status/hypercorn.md`, run with the unpatched Hypercorn."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "docs" / "operations-status" / "hypercorn.md"
pytestmark = pytest.mark.skipif(
    not PAGE.exists(), reason="the documentation is not beside this package"
)
TEXT = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
(BEGINNING,) = re.findall(r"begin with this part:\n\n```python\n(.*?)```", TEXT, re.DOTALL) or [""]
SECTIONS = dict(re.findall(r"^### (.*?)\n(.*?)(?=^##|\Z)", TEXT, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("title", SECTIONS)
def test_the_installed_hypercorn_has_the_fault(title, tmp_path):
    (reproducer,) = re.findall(r"```python\n(.*?)```", SECTIONS[title], re.DOTALL)
    (output,) = re.findall(r"```text\n(.*?)```", SECTIONS[title], re.DOTALL)
    assert "operations_status" not in reproducer
    (tmp_path / "reproducer.py").write_text(BEGINNING + reproducer, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "reproducer.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == output, done.stderr
    assert "```diff\n # " in SECTIONS[title]


def test_every_repair_has_a_section():
    assert len(SECTIONS) == len(re.findall(r"^### ", TEXT, re.MULTILINE))
