"""Calls of methods by code that serves both clients."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._operations import load_operation

if TYPE_CHECKING:
    from hosting_sdk._transport.transport import Transport
    from hosting_sdk._types import RequestOptions


async def call(
    transport: Transport,
    method: tuple[str, str],
    arguments: dict[str, object],
    request_body: object = None,
    options: RequestOptions | None = None,
) -> Any:
    """Call a method and return its result.

    Args:
        transport: Sends the call.
        method: The group and the method in snake case.
        arguments: The arguments by their Python names.
        request_body: The body.
        options: Per-call overrides.

    Raises:
        HostingSDKError: The call failed.
    """
    operation = load_operation(*method)
    json = next(result.media_type for result in operation.results if result.kind == "json")
    exchange = transport.prepare(operation, arguments, request_body, options, accept=json)
    return transport.decode(exchange, await transport.send(exchange))[0]
