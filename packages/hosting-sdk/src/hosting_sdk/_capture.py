"""What a method of a group would call, found out by calling it on a client that only listens."""

from __future__ import annotations

from inspect import iscoroutine
from typing import TYPE_CHECKING, Any, Self

from hosting_sdk._group import Group, SyncGroup
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from hosting_sdk._types import Operation, RequestOptions


class Captured:
    """A call that was not made.

    Args:
        operation: What would be called.
        arguments: With which arguments.
        request_body: With which body.
        options: And which options.
    """

    __slots__ = ("arguments", "operation", "options", "request_body")

    def __init__(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> None:
        self.operation = operation
        self.arguments = arguments
        self.request_body = request_body
        self.options = options

    def __await__(self) -> Generator[Any, None, Self]:
        yield from ()
        return self


class _Listener:
    """Stands where a client would, and answers every call with the call."""

    _call = _stream = _download = _value_or_stream = Captured


def captured(method: Callable[..., Any], params: dict[str, Any]) -> Captured:
    """Return the call that a method makes.

    Args:
        method: A method of a group, `client.teams.get_team`, or a standalone function.
        params: Its arguments.

    Raises:
        InvalidRequestError: It is neither, or it does not take these arguments.
    """
    listener: Any = _Listener()
    group = getattr(method, "__self__", None)
    try:
        if isinstance(group, Group | SyncGroup):
            result = getattr(type(group)(listener), method.__name__)(**params)
        else:
            result = method(listener, **params)
        if iscoroutine(result):
            result = _value_of(result)
    except (TypeError, AttributeError) as error:
        raise InvalidRequestError(f"{_name(method)}: {error}") from error
    if not isinstance(result, Captured):
        raise InvalidRequestError(f"{_name(method)} is not a method of this client")
    return result


def _value_of(coroutine: Any) -> Any:
    """Run a coroutine that waits for nothing."""
    try:
        coroutine.send(None)
    except StopIteration as stop:
        return stop.value
    coroutine.close()
    return None


def _name(method: Any) -> str:
    return getattr(method, "__qualname__", None) or repr(method)
