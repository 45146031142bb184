"""The process we are in, as operations name it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from uuid import UUID, uuid4

from operations_status.operations import Process

_instances: dict[int, UUID] = {}
"""The identifier of this runtime instance, by process id, so that a forked child has its own."""


def current_process() -> Process:
    """Return this process: its id, an identifier made once in its life, the name of its script."""
    pid = os.getpid()
    uid = _instances.setdefault(pid, uuid4())
    return Process(pid=pid, uid=uid, name=_script_name(sys.argv[:1]))


def _script_name(arguments: list[str]) -> str:
    """Return what people call the program that was started with these arguments.

    A package that was run with `-m` has the name of its folder; code without a file, that of the
    interpreter.
    """
    script = Path(arguments[0] if arguments else "")
    if script.name == "__main__.py":
        script = script.parent
    name = script.name if script.name not in {"", "-", "-c", "-m"} else Path(sys.executable).name
    return readable(name)


def readable(text: str) -> str:
    """Return text from the operating system with what was no UTF-8 replaced by question marks."""
    return text.encode(errors="replace").decode()
