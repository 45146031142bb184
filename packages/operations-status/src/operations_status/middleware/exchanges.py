"""Record of each request and its response: id, outcome and duration.

This is the outermost middleware but for the one that finds the client behind a proxy. It names the
request, counts it, and has it logged where that was asked for. A client or proxy may name its
request by `X-Request-Id`; the name is taken if nobody can do harm with it.
"""

from __future__ import annotations

import itertools
import re
import secrets
import time
from typing import TYPE_CHECKING

import attrs

from operations_status.metrics.measures import MODE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from operations_status.metrics.measures import Measures

REQUEST_ID = "operations_status.request_id"
"""Key of the scope for the id of a request."""

TRACE_ID = "operations_status.trace_id"
"""Key of the scope for the id of the trace that a request is part of, if it is of one."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Methods that are counted by their names; anybody can invent others."""

_ID_HEADER = b"x-request-id"
_TRACE_HEADER = b"traceparent"

_SANE = re.compile(rb"[0-9A-Za-z._~:@+/=-]{1,128}")
_TRACEPARENT = re.compile(
    rb"(?!ff)[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?"
)

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
            pair = (_ID_HEADER, self.scope[REQUEST_ID].encode("ascii"))
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
    _prefix: str = attrs.field(factory=lambda: secrets.token_hex(8), init=False)
    _numbers: Iterator[int] = attrs.field(factory=lambda: itertools.count(1), init=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and observe how it ends."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self._name(scope)
        self.measures.attach(scope)
        exchange = Exchange(scope, send)
        started = time.perf_counter()
        try:
            await self.app(scope, receive, exchange.send)
        finally:
            elapsed = time.perf_counter() - started
            self.measures.requests[_key(exchange)].add(elapsed)
            if self.log is not None:
                self.log(exchange, elapsed)

    def _name(self, scope: Scope) -> None:
        """Give a request its id, the one of its client if that is sane, and that of its trace."""
        found = dict(scope["headers"])
        given, parent = found.get(_ID_HEADER), found.get(_TRACE_HEADER)
        if given and _SANE.fullmatch(given):
            scope[REQUEST_ID] = given.decode("ascii")
        else:
            scope[REQUEST_ID] = f"{self._prefix}{next(self._numbers):08x}"
        if parent and (match := _TRACEPARENT.fullmatch(parent)):  # W3C Trace Context
            scope[TRACE_ID] = match[1].decode("ascii")


def find_route(scope: Scope) -> str | None:
    """Return the path of the route that has served a request, as Starlette has it; None without."""
    endpoint = scope.get("endpoint")
    for route in scope["app"].routes:
        if route.endpoint is endpoint:
            path: str = route.path
            return path
    return None


def _key(exchange: Exchange) -> tuple[str, str, str, str]:
    """Return what a request is counted by; nothing of it can be made up by a client."""
    scope = exchange.scope
    method = scope["method"]
    return (
        find_route(scope) or "other",
        method if method in METHODS else "other",
        _CLASSES.get(exchange.status // 100, _NO_ANSWER),
        scope.get(MODE, "plain"),
    )
