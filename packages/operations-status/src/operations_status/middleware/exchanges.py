"""Record of each request and its response: id, outcome and duration.

This is the outermost middleware but for the one that finds the client behind a proxy. It names the
request, counts it, and has it logged where that was asked for.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import attrs

from operations_status.metrics.measures import MODE, ROUTE

from .request_ids import HEADER, REQUEST_ID, TRACE_ID, RequestIds

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from operations_status.metrics.measures import Measures

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Methods that are counted by their names; anybody can invent others."""

_CLASSES = {number: f"{number}xx" for number in range(1, 6)}
_NO_ANSWER = "none"


class Exchange:
    """A request and its answer.

    Attributes:
        scope: Of the request.
        status: Of the answer; 0 as long as it has not begun.
        size: Bytes of its body that were sent.
    """

    __slots__ = ("_send", "scope", "size", "status")

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.status = 0
        self.size = 0
        self._send = send

    async def send(self, message: Message) -> None:
        """Pass a piece of the answer on, with the id of the request in its head."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            pair = (HEADER, self.scope[REQUEST_ID].encode("ascii"))
            message = {**message, "headers": [*message.get("headers", ()), pair]}
        else:
            self.size += len(message.get("body", b""))
        await self._send(message)


@attrs.frozen
class Exchanges:
    """ASGI middleware that observes requests and their answers.

    Attributes:
        app: what answers them.
        measures: where they are counted.
        log: takes each one that has ended, and the seconds that it took; None for no log.
    """

    app: ASGIApp
    measures: Measures
    log: Callable[[Exchange, float], None] | None = None
    _ids: RequestIds = attrs.field(factory=RequestIds, init=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and observe how it ends."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope[REQUEST_ID], trace = self._ids.choose(scope["headers"])
        if trace is not None:
            scope[TRACE_ID] = trace
        self.measures.attach(scope)
        exchange = Exchange(scope, send)
        started = time.perf_counter()
        try:
            await self.app(scope, receive, exchange.send)
        finally:
            elapsed = time.perf_counter() - started
            self.measures.add_request(_key(exchange), elapsed)
            if self.log is not None:
                self.log(exchange, elapsed)


def _key(exchange: Exchange) -> tuple[str, str, str, str]:
    """Return what a request is counted by; nothing of it can be made up by a client."""
    scope = exchange.scope
    method = scope["method"]
    return (
        scope.get(ROUTE, "other"),
        method if method in METHODS else "other",
        _CLASSES.get(exchange.status // 100, _NO_ANSWER),
        scope.get(MODE, "plain"),
    )
