"""Descriptions of exceptions that end a block, for operations."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from operations_status.operations import OperationFailure, OperationState

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST_MESSAGE = 4096


def readable(text: str) -> str:
    """Return text in which characters that UTF-8 cannot encode are question marks."""
    return text.encode(errors="replace").decode()


def to_failure(code: str, message: str) -> OperationFailure:
    """Return a failure with at most 4096 characters of a message."""
    return OperationFailure(code=code, message=readable(message[:_LONGEST_MESSAGE]))


def describe(error: BaseException) -> OperationFailure:
    """Return the failure that describes an exception, even if methods of the exception raise.

    The code is `failure_code` of the class if that is text, else the name of the class. The message
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
    """Return the final state of an operation whose block was left with an exception or None."""
    if error is None:
        return OperationState.SUCCEEDED
    if isinstance(error, SystemExit):
        with suppress(BaseException):  # any object can be the code, and its truth value may raise
            if not error.code:
                return OperationState.SUCCEEDED
        return OperationState.FAILED
    if isinstance(error, Exception):
        return OperationState.FAILED
    return OperationState.CANCELLED  # asyncio.CancelledError, KeyboardInterrupt, GeneratorExit


def _read_text(read: Callable[[], object]) -> str:
    """Return the result of *read* if it is text, else empty text; ignore errors of *read*.

    Even a `BaseException` is ignored, because the block raises the described exception.
    """
    with suppress(BaseException):
        found = read()
        if isinstance(found, str):
            # A subclass of `str` may override methods; `str.__getitem__` returns plain text.
            return readable(str.__getitem__(found, slice(_LONGEST_MESSAGE)))
    return ""
