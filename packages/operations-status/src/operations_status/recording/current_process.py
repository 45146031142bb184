"""The process we are in, as operations name it."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from uuid import UUID, uuid4

from operations_status.operations import Process


def current_process() -> Process:
    """Return this process: its id, an identifier made once in its life, the name of its script."""
    return _describe(os.getpid(), sys.argv[0] if sys.argv else "")


@cache
def _describe(pid: int, script: str) -> Process:
    """Return the process once; a forked child has another id, and so an instance of its own."""
    return Process(pid=pid, uid=_identify(pid), name=_script_name(script))


@cache
def _identify(_: int) -> UUID:
    return uuid4()


def _script_name(argument: str) -> str:
    """Return what people call the program that was started as this script.

    A package that was run with `-m` has the name of its folder; code without a file, that of the
    interpreter.
    """
    script = Path(argument)
    if script.name == "__main__.py":
        script = script.parent
    name = script.name if script.name not in {"", "-", "-c", "-m"} else Path(sys.executable).name
    return readable(name)


def readable(text: str) -> str:
    """Return text from the operating system with what was no UTF-8 replaced by question marks."""
    return text.encode(errors="replace").decode()
