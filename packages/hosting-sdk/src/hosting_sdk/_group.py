"""Base of the generated groups: declared methods, and the code that implements them.

A generated method is a signature and a docstring. `operation` implements it: the method's module
and name lead to its operation in the index.
"""

from __future__ import annotations

from functools import wraps
from inspect import iscoroutine, iscoroutinefunction
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from hosting_sdk._operations import Call, load_operation
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hosting_sdk._client import Client
    from hosting_sdk._sync import SyncClient
    from hosting_sdk._types import Operation

# ruff: noqa: SLF001  a client and its groups are one thing in several classes

__all__ = ["Call", "Group", "SyncGroup", "operation", "prepare_call"]

Declared = TypeVar("Declared", bound="Callable[..., Any]")
Entry = Literal["call", "stream", "download", "value_or_stream"]


class Group:
    """The methods of one area of the platform.

    Args:
        client: The client that makes the calls.
    """

    def __init__(self, client: Client) -> None:
        self._client = client


class SyncGroup:
    """The methods of one area of the platform, each of which waits for its result.

    Args:
        client: The client that makes the calls.
    """

    def __init__(self, client: SyncClient) -> None:
        self._client = client


def operation(declared: Declared) -> Declared:
    """Implement a method of a group that is only declared.

    Args:
        declared: The method: a signature and a docstring. A coroutine function makes a plain call;
            for any other, the kinds of the operation's results decide.
    """
    place = (declared.__module__.rpartition(".")[2], declared.__name__)

    if iscoroutinefunction(declared):

        @wraps(declared)
        async def method(self: Group, /, **arguments: Any) -> Any:
            declared(self, **arguments).close()  # Python itself checks the arguments
            body = arguments.pop("request_body", None)
            options = arguments.pop("options", None)
            transport = self._client._transport
            exchange = transport.prepare(load_operation(*place), arguments, body, options)
            return transport.decode(exchange, await transport.send(exchange))[0]
    else:

        @wraps(declared)
        def method(self: Group | SyncGroup, /, **arguments: Any) -> Any:
            declared(self, **arguments)
            call, client = _call(place, arguments), self._client
            # The synchronous client has no `_value_or_stream`: it makes a plain call instead.
            begin = getattr(client, f"_{choose_entry(call.operation)}", client._call)
            return begin(*call)

    vars(method)["operation"] = place
    return cast("Declared", method)


def prepare_call(
    method: Callable[..., Any], args: tuple[Any, ...], arguments: dict[str, Any]
) -> Call:
    """Return the call that a method would make.

    Args:
        method: A method of a group, `client.teams.get_team`, or a standalone function.
        args: Its positional arguments; no method has any.
        arguments: Its arguments.

    Raises:
        InvalidRequestError: `method` is neither, or it does not take these arguments.
    """
    place = getattr(method, "operation", None)
    declared = getattr(method, "__wrapped__", None)
    if place is None or declared is None:
        name = getattr(method, "__qualname__", None) or repr(method)
        raise InvalidRequestError(f"{name} is not a method of this client")
    try:
        unused = declared(None, *args, **arguments)
    except TypeError as error:
        raise InvalidRequestError(str(error)) from error
    if iscoroutine(unused):
        unused.close()
    return _call(place, dict(arguments))


def _call(place: tuple[str, str], arguments: dict[str, Any]) -> Call:
    body = arguments.pop("request_body", None)
    options = arguments.pop("options", None)
    return Call(load_operation(*place), arguments, body, options)


def choose_entry(operation: Operation) -> Entry:
    """Return how an operation is called, by the kinds of its results."""
    kinds = {result.kind for result in operation.results}
    if "lines" in kinds:
        return "value_or_stream" if "json" in kinds else "stream"
    return "download" if "bytes" in kinds else "call"
