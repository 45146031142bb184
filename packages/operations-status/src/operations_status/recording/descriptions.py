"""Descriptions of this process, and of exceptions that end a block, as operations carry them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

from operations_status.operations import OperationFailure, OperationState, Process

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST_MESSAGE = 4096


def current_process() -> Process:
    """Return this process: its id, an identifier made once in its life, the name of its script."""
    return _describe(os.getpid(), sys.argv[0] if sys.argv else "")


@cache
def _describe(pid: int, script: str) -> Process:
    """Return the process that was started as a script, once for each forked child.

    A package that was run with `-m` has the name of its folder; code without a file, that of the
    interpreter.
    """
    path = Path(script)
    if path.name == "__main__.py":
        path = path.parent
    name = path.name if path.name not in {"", "-", "-c", "-m"} else Path(sys.executable).name
    return Process(pid=pid, uid=_identify(pid), name=readable(name))


@cache
def _identify(_: int) -> UUID:
    return uuid4()


def readable(text: str) -> str:
    """Return text from the operating system with what was no UTF-8 replaced by question marks."""
    return text.encode(errors="replace").decode()


def to_failure(code: str, message: str) -> OperationFailure:
    """Return a failure whose message has the first 4096 characters of *message*."""
    return OperationFailure(code=code, message=readable(message[:_LONGEST_MESSAGE]))


def describe(error: BaseException) -> OperationFailure:
    """Return the failure that an exception is, whatever code of its own the exception runs.

    The code is the class's `failure_code` if that is text, else the name of the class. The message
    is the exception's text, else its `repr`, else the code.
    """
    kind = type(error)
    code = (
        _read_text(lambda: getattr(kind, "failure_code", None))
        or _read_text(lambda: kind.__name__)
        or "Exception"
    )
    message = _read_text(lambda: str(error)) or _read_text(lambda: repr(error)) or code
    return to_failure(code, message)


def final_state(error: BaseException | None) -> OperationState:
    """Return the state of an operation whose block was left with an exception, or without one."""
    if error is None:
        return OperationState.SUCCEEDED
    if isinstance(error, SystemExit):
        with suppress(BaseException):  # the code may be any object, with a truth value of its own
            if not error.code:
                return OperationState.SUCCEEDED
        return OperationState.FAILED
    if isinstance(error, Exception):
        return OperationState.FAILED
    return OperationState.CANCELLED  # asyncio.CancelledError, KeyboardInterrupt, GeneratorExit


def _read_text(read: Callable[[], object]) -> str:
    """Return what *read* returns if that is text, else nothing; its errors are ignored.

    Even a `BaseException` is ignored: the exception that is described is the one to raise.
    """
    with suppress(BaseException):
        found = read()
        if isinstance(found, str):
            # A subclass of `str` may have methods of its own: take its characters only.
            return readable(str.__getitem__(found, slice(_LONGEST_MESSAGE)))
    return ""
