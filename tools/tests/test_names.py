"""One name stands for one thing within a package."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(ROOT.glob("packages/*/src/*"))
GENERATED = {"groups", "sync_groups", "functions", "models"}
"""Folders of generated modules, in which names may occur twice."""


@pytest.mark.parametrize("source", SOURCES, ids=[source.name for source in SOURCES])
def test_no_class_name_occurs_twice_in_a_package(source: Path) -> None:
    places = defaultdict(list)
    for module in source.rglob("*.py"):
        path = module.relative_to(source)
        if GENERATED.isdisjoint(path.parts):
            for node in ast.parse(module.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    places[node.name].append(path.as_posix())
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
    assert places
