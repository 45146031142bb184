"""Tests can be collected on every system, and run in an unpacked sdist too."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = sorted(path.parent for path in ROOT.glob("packages/*/pyproject.toml"))
POSIX = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
"""Modules of the standard library that Windows does not have."""


def read_imports(path: Path) -> set[str]:
    """Return the modules that a module imports as soon as it is imported."""
    imported = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            imported.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            imported.add((node.module or "").partition(".")[0])
    return imported


def test_no_test_imports_a_module_of_posix_at_its_top() -> None:
    tests = [*ROOT.glob("packages/*/tests/**/*.py"), *ROOT.glob("tools/**/tests/**/*.py")]
    found = {str(path.relative_to(ROOT)): sorted(read_imports(path) & POSIX) for path in tests}
    assert {path: modules for path, modules in found.items() if modules} == {}
    assert len(tests) > len(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES, ids=[path.name for path in PACKAGES])
def test_the_settings_of_pytest_are_those_of_the_repository(package: Path) -> None:
    ours = read_settings(ROOT)
    theirs = read_settings(package)
    assert theirs.pop("testpaths") == ["tests"]
    modules = [str(package.relative_to(ROOT) / name) for name in theirs.pop("pythonpath", [])]
    assert set(modules) <= set(ours.pop("pythonpath"))
    assert theirs == ours


def read_settings(folder: Path) -> dict[str, Any]:
    """Return the settings of pytest in a folder's `pyproject.toml`."""
    text = (folder / "pyproject.toml").read_text(encoding="utf-8")
    settings: dict[str, object] = tomllib.loads(text)["tool"]["pytest"]["ini_options"]
    return settings
