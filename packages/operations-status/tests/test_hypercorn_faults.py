"""The one module that uses private names of Hypercorn, and the patch for Hypercorn."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import hypercorn
import operations_status
import pytest

SOURCE = Path(operations_status.__file__).parent
ALLOWED = "hypercorn_faults.py"
PATCH = Path(__file__).parents[1] / "upstream" / "hypercorn-http2-back-pressure.patch"


def find_private_names(path, library):
    """Return the private names of a library that a module imports, uses or overrides."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = [
        (f"{getattr(node, 'module', None) or ''}.{alias.name}".lstrip("."), alias.asname)
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    ]
    imported = [names for names in imported if names[0].partition(".")[0] == library]
    modules = {short or name.rpartition(".")[2] for name, short in imported}
    classes = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    text = path.read_text(encoding="utf-8")
    found = [name for name, _ in imported if "._" in name]
    found += [name for name in modules if re.search(rf"\b{name}\._[a-z]", text)]
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and classes[node.name] & modules:
            own = {item.name for item in node.body if hasattr(item, "name")}
            found += [f"{node.name}.{name}" for name in own if name in INSIDE[library]]
    return found


INSIDE = {
    "hypercorn": {
        *("_read_data", "_close", "_initiate_server_close", "_idle_timeout", "_handle_events"),
        *("_create_stream", "_close_stream", "_flush", "_check_protocol", "protocol_send", "run"),
        *("stream_send", "send_task", "handle", "push", "pop"),
    },
    "starlette": {"__call__", "build_middleware_stack", "not_found", "lifespan", "app", "handle"},
}


@pytest.mark.parametrize(
    "code",
    [
        "from hypercorn._x import y",
        "from hypercorn.protocol.h2 import _y",
        "import hypercorn._x as y",
        "from hypercorn.asyncio import tcp_server\ntcp_server._y()",
        "from hypercorn.protocol.h2 import H2Protocol as B\nclass A(B):\n    def handle(): ...",
    ],
)
def test_uses_of_private_names_are_found(tmp_path, code):
    (tmp_path / "module.py").write_text(code, encoding="utf-8")
    assert find_private_names(tmp_path / "module.py", "hypercorn")


@pytest.mark.parametrize("library", INSIDE)
def test_no_other_module_uses_private_names_of_a_framework(library):
    found = {
        str(path.relative_to(SOURCE)): names
        for path in SOURCE.rglob("*.py")
        if path.name != ALLOWED and (names := find_private_names(path, library))
    }
    assert found == {}


def test_hypercorn_is_imported_by_the_server_alone():
    importing = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if re.search(r"^\s*(from|import) hypercorn\b", path.read_text("utf-8"), re.MULTILINE)
    }
    assert importing == {ALLOWED, "serving/connections.py"}


REPRODUCTION = """
import asyncio
from hypercorn.asyncio.worker_context import EventWrapper
from hypercorn.protocol.h2 import StreamBuffer

async def main():
    buffer = StreamBuffer(EventWrapper)
    pushing = asyncio.create_task(buffer.push(b"x" * 65_536))
    await asyncio.sleep(0)
    await buffer.pop(0)  # the client's window is closed
    for _ in range(3):
        await asyncio.sleep(0)
    print("has ended" if pushing.done() else "waits")
    pushing.cancel()

asyncio.run(main())
"""


@pytest.mark.skipif(not PATCH.exists(), reason="the patches are not beside this package")
def test_the_patch_for_hypercorn_repairs_the_installed_version(tmp_path):
    assert reproduce({}) == "has ended"
    patched = tmp_path / "src" / "hypercorn"
    shutil.copytree(Path(hypercorn.__file__).parent, patched)
    command = ["git", "apply", "--include=src/*", str(PATCH)]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=60)
    assert reproduce({"PYTHONPATH": str(tmp_path / "src")}) == "waits"


def reproduce(environ):
    command = [sys.executable, "-c", REPRODUCTION]
    done = subprocess.run(
        command, env=os.environ | environ, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()
