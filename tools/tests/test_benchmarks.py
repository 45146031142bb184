"""The benchmarks of all packages take the same options."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BENCHMARKS = sorted(ROOT.glob("packages/*/benchmarks/__main__.py"))
OPTIONS = {"--quick", "--no-write", "--rounds"}


@pytest.mark.parametrize("path", BENCHMARKS, ids=[path.parts[-3] for path in BENCHMARKS])
def test_each_benchmark_takes_the_options_that_contributing_names(path: Path) -> None:
    # Read, not run: the peers that a benchmark imports are not installed here.
    declared = {
        node.args[0].value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "add_argument"
        and isinstance(node.args[0], ast.Constant)
    }
    assert declared >= OPTIONS
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert all(f"`{option}" in guide for option in OPTIONS)
