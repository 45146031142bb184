"""The first change of a contributor: its commands change a line that their test reads."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CHAPTER = CONTRIBUTING.partition("## Your first change")[2].partition("\n## ")[0]
COMMANDS = re.findall(r"^\$ (perl .+)\n\$ (python3 .+)$", CHAPTER, re.MULTILINE)


def test_each_package_has_a_first_change():
    packages = sorted(path.parent.name for path in ROOT.glob("packages/*/pyproject.toml"))
    assert sorted(shlex.split(edit)[-1].split("/")[1] for edit, _ in COMMANDS) == packages


@pytest.mark.parametrize(("edit", "test"), COMMANDS)
def test_the_first_change_is_in_a_line_that_the_test_expects(edit, test, tmp_path):
    *_, script, name = shlex.split(edit)
    package = name.split("/")[1]
    changed = tmp_path / name
    changed.parent.mkdir(parents=True)
    shutil.copyfile(ROOT / name, changed)
    subprocess.run(shlex.split(edit), check=True, cwd=tmp_path)
    before = (ROOT / name).read_text("utf-8").splitlines()
    after = changed.read_text("utf-8").splitlines()
    assert len([line for line, other in zip(before, after, strict=True) if line != other]) == 1
    assert f"({package})" in test
    function = f"def {shlex.split(test)[-1]}"
    files = [
        text
        for path in ROOT.glob(f"packages/{package}/tests/**/test_*.py")
        if function in (text := path.read_text("utf-8"))
    ]
    assert len(files) == 1
    assert script.split("/")[1] in files[0]
