"""The decorator that records each call of a function or coroutine function."""

from __future__ import annotations

import inspect
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from .block import RecordingBlock

_P = ParamSpec("_P")
_T = TypeVar("_T")


def track_calls(
    function: Callable[_P, _T], make_block: Callable[[], RecordingBlock]
) -> Callable[_P, _T]:
    """Return a function whose calls are recorded, each as one operation.

    Raises:
        TypeError: It is a generator function, whose work is done after the call.
    """
    if inspect.isgeneratorfunction(function) or inspect.isasyncgenfunction(function):
        raise TypeError(
            f"expected a function or a coroutine function, got the generator {function!r}: "
            "use `with recorder.operation()` inside it"
        )
    if inspect.iscoroutinefunction(function):

        @wraps(function)
        async def record_coroutine(*args: Any, **kwargs: Any) -> Any:
            async with make_block():
                return await function(*args, **kwargs)

        return cast("Callable[_P, _T]", record_coroutine)

    @wraps(function)
    def record_call(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        with make_block():
            return function(*args, **kwargs)

    return record_call
