"""Python examples of the documentation: checked by mypy, and run with the names that they use."""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from operations_status import Recorder
from operations_status.client import OperationsClient

PACKAGE = Path(__file__).parents[1]
DOCS = PACKAGE.parents[1] / "docs" / "operations-status"
BLOCK = re.compile(r"^( *)```python\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
STORED = "sqlite:////var/lib/operations-status/operations.db"

SURROUNDINGS = {
    "Recorder": "from operations_status import Recorder",
    "Settings": "from operations_status import Settings",
    "create_app": "from operations_status import create_app",
    "accepted_headers": "from operations_status import accepted_headers",
    "current_operation": "from operations_status import current_operation",
    "FastAPI": "from fastapi import FastAPI",
    "recorder": "from operations_status import Recorder\nrecorder = Recorder()",
    "queue": (
        "from queue import SimpleQueue\nqueue: SimpleQueue[str] = SimpleQueue()\n"
        "queue.put(str(recorder.create().operation_id))"
    ),
    "client": (
        "from operations_status.client import OperationsClient\n"
        "client = OperationsClient('https://localhost:52323', token='a token')"
    ),
    "operation_id": "operation_id = 'an operation'",
    "job_id": "from uuid import uuid4\njob_id = uuid4()",
    "pages": "pages = ['a', 'b']",
    "tables": "tables = ['a', 'b']",
    "token": "token = 'a token'",
    "write": "def write(page: str) -> None: ...",
    "copy": "def copy(table: str) -> None: ...",
    "write_report": "def write_report() -> str:\n    return 'https://example.org/report'",
}
"""Code that a fragment takes for granted, by the name that it uses."""

OTHERWISE = {
    "async write_report": "async def write_report() -> str:\n    return 'https://example.org/report'",
    "celery write_report": (
        "from celery import Celery\napp = Celery('reports', broker='memory://')\n"
        "@app.task\ndef write_report(day): ..."
    ),
    "celery app": "from celery import Celery\napp = Celery('reports', broker='memory://')",
}


def read_names(code: str) -> tuple[set[str], set[str]]:
    """Return the names that a program reads, and those that it binds itself."""
    read: set[str] = set()
    bound: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Name):
            (read if isinstance(node.ctx, ast.Load) else bound).add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            bound.add(node.name)
        elif isinstance(node, ast.alias):
            bound.add(node.asname or node.name)
    return read, bound


def complete(page: str, fragment: str) -> str:
    """Return a fragment as a program with its surroundings, in a coroutine if it awaits."""
    if page == "celery":
        fragment = fragment.replace("redis://localhost", "memory://")
    is_coroutine = any(
        isinstance(node, ast.AsyncWith) or "await write_report" in fragment
        for node in ast.parse(fragment).body
    )
    read, bound = read_names(fragment)
    parts = ["from __future__ import annotations"]
    for name, code in SURROUNDINGS.items():
        if name in read - bound or (name == "recorder" and "queue" in read - bound):
            kind = "async" if is_coroutine else page
            parts.append(OTHERWISE.get(f"{kind} {name}", code))
    if page == "celery" and "app" in read - bound:
        parts.append(OTHERWISE["celery app"])
    if is_coroutine:
        fragment = f"async def main() -> None:\n{textwrap.indent(fragment, '    ')}"
    return "\n\n".join([*parts, fragment])


PAGES = {"readme": PACKAGE / "README.md"} | {path.stem: path for path in sorted(DOCS.glob("*.md"))}
EXAMPLES = {
    f"{page.replace('-', '_')}_{number}": complete(page, textwrap.dedent(code))
    for page, path in PAGES.items()
    if DOCS.exists() and page not in {"hypercorn", "testing"}  # tests of their own run them
    for number, (_, code) in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")), 1)
}
pytestmark = pytest.mark.skipif(not EXAMPLES, reason="the documentation is not beside this package")


@pytest.mark.once
def test_every_example_is_accepted_by_mypy(tmp_path):
    for name, program in EXAMPLES.items():
        (tmp_path / f"{name}.py").write_text(program, encoding="utf-8")
    # Fragments leave annotations to the reader; Celery, Django and others have no types.
    lenient = ["untyped-defs", "incomplete-defs", "untyped-calls", "untyped-decorators"]
    lenient.append("subclassing-any")
    options = ["--strict", *(f"--allow-{each}" for each in lenient), "--ignore-missing-imports"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file=", *options, *tmp_path.glob("*.py")],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.stdout == f"Success: no issues found in {len(EXAMPLES)} source files\n"


@pytest.fixture
def place(tmp_path, monkeypatch, service):
    """Prepare the store, egress provider and service of examples; map documented to real values."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MONITOR_STORE", f"sqlite:///{tmp_path / 'operations.db'}")
    monkeypatch.setenv("MONITOR_EGRESS", f"archive={tmp_path}")
    token = service.token.removeprefix("Authorization: Bearer ")
    service.add(tags=["nightly"])  # a feed of unfinished operations begins with it
    return {
        STORED: f"sqlite:///{tmp_path / 'own.db'}",
        "sqlite:////srv/operations.db": f"sqlite:///{tmp_path / 'own.db'}",
        "https://localhost:52323": service.urls[0],
        "a token": token,
        "an operation": str(service.add(status="Succeeded").operation_id),
    }


@pytest.mark.parametrize("name", [name for name in EXAMPLES if "web_frameworks" not in name])
def test_every_example_runs(name, place):
    program = EXAMPLES[name]
    for documented, real in place.items():
        program = program.replace(documented, real)
    if name.startswith(("celery", "dramatiq")):  # signals and brokers outlive the program
        subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
        return
    names: dict[str, object] = {"__name__": name}
    try:
        exec(compile(program, f"{name}.py", "exec"), names)
        main = names.get("main")
        if callable(main):
            asyncio.run(main())
        for function in ("task", "write_report"):
            call = names.get(function)
            is_async = inspect.iscoroutinefunction(call)
            if name.startswith("recorder") and callable(call) and not is_async:
                call()
    finally:
        for value in names.values():
            if isinstance(value, Recorder | OperationsClient):
                value.close()


def test_the_examples_of_the_page_on_tests_run_as_written(tmp_path):
    blocks = [code for _, code in BLOCK.findall(PAGES["testing"].read_text(encoding="utf-8"))]
    tests = [code for code in blocks if "def test_" in code]
    for number, code in enumerate(tests):
        (tmp_path / f"test_{number}.py").write_text(code, encoding="utf-8")
    (conftest,) = [code for code in blocks if code not in tests]
    (tmp_path / "conftest.py").write_text(conftest, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--rootdir", tmp_path, tmp_path],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        timeout=100,
    )
    assert done.returncode == 0, done.stdout
    assert f"{sum(code.count('def test_') for code in tests)} passed" in done.stdout
