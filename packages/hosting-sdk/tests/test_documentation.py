"""What the documentation shows exists and works."""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import hosting_sdk
import pytest
from hosting_sdk import errors
from hosting_sdk._index import load_methods

PACKAGE = Path(__file__).parent.parent
DOCS = PACKAGE.parent.parent / "docs" / "hosting-sdk"
PAGES = {path.name: path for path in (PACKAGE / "README.md", *sorted(DOCS.glob("*.md")))}
METHODS: dict[tuple[str, ...], dict[str, Any]] = {
    (method["group"], method["method"]): method for method in load_methods()
}
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def programs(page: str) -> list[str]:
    return BLOCK.findall(PAGES[page].read_text(encoding="utf-8"))


BLOCKS = [
    pytest.param(program, id=f"{page}-{number}")
    for page in PAGES
    for number, program in enumerate(programs(page), 1)
]


def name_of(node: ast.AST) -> tuple[str, ...]:
    """Return the names of `a.b.c`, none if it is anything else."""
    if isinstance(node, ast.Attribute):
        inner = name_of(node.value)
        return (*inner, node.attr) if inner else ()
    return (node.id,) if isinstance(node, ast.Name) else ()


@pytest.mark.parametrize("program", BLOCKS)
def test_every_name_in_an_example_is_one_of_the_package(program):
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hosting_sdk"):
            exec(compile(ast.Module([node], []), "example", "exec"), {})
        if isinstance(node, ast.Attribute) and name_of(node)[:1] == ("errors",):
            assert hasattr(errors, name_of(node)[1])
        if isinstance(node, ast.Attribute) and name_of(node)[:1] == ("client",):
            path = name_of(node)[1:]
            assert hasattr(hosting_sdk.SyncClient, path[0]), path
            assert len(path) == 1 or path in METHODS, path


@pytest.mark.parametrize("program", BLOCKS)
def test_every_call_in_an_example_takes_those_arguments(program):
    for node in ast.walk(ast.parse(program)):
        if not isinstance(node, ast.Call):
            continue
        name = name_of(node.func)
        given = {keyword.arg for keyword in node.keywords if keyword.arg}
        if name[1:] in METHODS:
            method = METHODS[name[1:]]
            known = {parameter["argument"] for parameter in method["parameters"]}
            assert given <= known | {"request_body", "options"}
            assert ("request_body" in given) <= (method["body"] is not None)
            required = {item["argument"] for item in method["parameters"] if item["required"]}
            assert required <= given
        elif len(name) == 1 and hasattr(hosting_sdk, name[0]):
            signature = inspect.signature(getattr(hosting_sdk, name[0]))
            signature.bind_partial(*node.args, **dict.fromkeys(given))


def test_the_examples_that_need_no_account_run():
    for page in ("README.md", "index.md"):
        [program] = [text for text in programs(page) if "FakePlatform" in text]
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", program],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


def test_the_tests_on_the_page_about_testing_pass(tmp_path):
    path = tmp_path / "test_page.py"
    path.write_text("\n\n".join(programs("testing.md")), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-o", "asyncio_mode=auto", path],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert "4 passed" in done.stdout, done.stdout


def test_the_options_of_the_client_are_those_of_the_sync_client():
    options = inspect.signature(hosting_sdk.Client).parameters
    assert options.keys() == inspect.signature(hosting_sdk.SyncClient).parameters.keys()
    assert asyncio.iscoroutinefunction(hosting_sdk.Client.aclose)


def test_every_exit_code_is_documented():
    from hosting_sdk._exits import EXIT_CODES, Exit  # noqa: PLC0415 only this test needs it

    page = PAGES["cli.md"].read_text(encoding="utf-8")
    for code in Exit:
        assert f"| {int(code)} | " in page
        assert f"\n  {int(code)} " in EXIT_CODES
