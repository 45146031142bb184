"""Imports between the modules of the package, those inside functions and for type checkers too."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import hosting_sdk

SOURCES = Path(hosting_sdk.__file__).parent
CLIENT = "hosting_sdk._client"
CLIENT_AND_GROUPS = (
    "_client",
    "_group",
    "_sync",
    "_platform.sync_tasks",
    "_platform.sync_waiters",
    "_platform.tasks",
    "_platform.waiters",
    "groups",
    "sync_groups",
)
"""Modules that may import one another: a client has groups, and a group calls its client."""


def name_module(path):
    parts = ("hosting_sdk", *path.relative_to(SOURCES).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_module(path): path for path in SOURCES.rglob("*.py")}


def merge(module):
    """Return the name under which a module is compared; the client and its groups share one."""
    names = tuple(f"hosting_sdk.{name}" for name in CLIENT_AND_GROUPS)
    is_client = module in names or module.startswith(tuple(f"{name}." for name in names))
    return CLIENT if is_client else module


def list_imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in MODULES:
            for alias in node.names:
                submodule = f"{node.module}.{alias.name}"
                yield submodule if submodule in MODULES else node.module


def test_only_the_client_and_its_groups_import_one_another():
    graph: dict[str, set[str]] = {}
    for module, path in MODULES.items():
        merged = merge(module)
        graph.setdefault(merged, set()).update(map(merge, list_imports(path)))
        graph[merged].discard(merged)
    TopologicalSorter(graph).prepare()  # raises a CycleError that names the modules
