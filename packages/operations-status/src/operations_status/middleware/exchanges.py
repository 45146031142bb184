"""Record of each request and its response: id, outcome and duration.

This is the outermost middleware except the one that finds the client behind a proxy. It gives the
request an id, counts it, and logs it if the access log is on. A client or proxy can choose the id
by `X-Request-Id`, if its characters are harmless. A log line has the client, the request and its
outcome, and no secrets: of the headers only the ids of the request and its trace, and the query
without tokens.
"""

from __future__ import annotations

import itertools
import logging
import re
import secrets
import time
from typing import TYPE_CHECKING

import attrs

from operations_status.metrics.measures import MODE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from operations_status.metrics.measures import Measures

REQUEST_ID = "operations_status.request_id"
"""Key of the scope for the id of a request."""

TRACE_ID = "operations_status.trace_id"
"""Key of the scope for the id of the trace that a request is part of, if it is of one."""

STATUS = "operations_status.status"
"""Key of the scope for the status code of the response, once that has begun."""

SUBJECT = "operations_status.subject"
"""Key of the scope under which the subject of an accepted token is left for the log."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Methods that are counted by their names; anybody can invent others."""

_ID_HEADER = b"x-request-id"
_TRACE_HEADER = b"traceparent"

_SANE = re.compile(rb"[0-9A-Za-z._~:@+/=-]{1,128}")
_TRACEPARENT = re.compile(
    rb"(?!ff)[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?"
)

_TOKEN_IN_QUERY = re.compile(rb"(?i)(?<![^&;?])(access_token=)[^&;]*")
"""Query parameter in which some clients send a token (RFC 6750, section 2.3); it is never read."""

_TOKEN = re.compile(rb"eyJ[A-Za-z0-9_.%-]{16,}")
"""A string that begins like a JSON Web Token, wherever a client has put it by mistake."""

_LONGEST_TARGET = 2048
_LONGEST_METHOD = 40
"""Bytes of a target that are logged: no client should fill a disk with long ones."""

_LINE = (
    '%(client)s %(subject)s "%(method)s %(target)s" %(status)d %(size_bytes)d'
    " %(elapsed_ms).1fms id=%(request_id)s"
)
_TRACE = " trace=%(trace_id)s"

_CLASSES = {number: f"{number}xx" for number in range(1, 6)}

logger = logging.getLogger("operations_status.access")


@attrs.frozen
class Exchanges:
    """ASGI middleware that observes requests and their answers.

    Attributes:
        app: what answers them.
        measures: where they are counted.
        has_log: whether each one that has ended is logged.
    """

    app: ASGIApp
    measures: Measures
    has_log: bool = False
    _prefix: str = attrs.field(factory=lambda: secrets.token_hex(8), init=False)
    _numbers: Iterator[int] = attrs.field(factory=lambda: itertools.count(1), init=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and observe how it ends."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self._name(scope)
        self.measures.attach(scope)
        size = 0

        async def watched_send(message: Message) -> None:
            nonlocal size
            if message["type"] == "http.response.start":
                scope[STATUS] = message["status"]
                pair = (_ID_HEADER, scope[REQUEST_ID].encode("ascii"))
                message = {**message, "headers": [*message.get("headers", ()), pair]}
            else:
                size += len(message.get("body", b""))
            await send(message)

        started = time.perf_counter()
        try:
            await self.app(scope, receive, watched_send)
        finally:
            elapsed = time.perf_counter() - started
            self.measures.requests[_key(scope)].add(elapsed)
            if self.has_log:
                _log(scope, size, elapsed)

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


def _key(scope: Scope) -> tuple[str, str, str, str]:
    """Return what a request is counted by; nothing of it can be made up by a client."""
    method = scope["method"]
    return (
        find_route(scope) or "other",
        method if method in METHODS else "other",
        _CLASSES.get(scope.get(STATUS, 0) // 100, "none"),
        scope.get(MODE, "plain"),
    )


def _log(scope: Scope, size: int, seconds: float) -> None:
    """Log a request in printable ASCII, so that nothing of it ends the line."""
    client = scope.get("client")
    found = {
        "client": client[0] if client else "-",
        "subject": ascii(scope.get(SUBJECT, "-"))[1:-1],
        "method": ascii(scope["method"][:_LONGEST_METHOD])[1:-1],
        "target": _target(scope),
        "status": scope.get(STATUS, 0),
        "size_bytes": size,
        "elapsed_ms": round(seconds * 1000, 3),
        "request_id": scope[REQUEST_ID],
    }
    line = _LINE
    if TRACE_ID in scope:
        found["trace_id"] = scope[TRACE_ID]
        line += _TRACE
    logger.info(line, found, extra={"fields": found})


def _target(scope: Scope) -> str:
    target: bytes = scope.get("raw_path") or scope["path"].encode("utf-8", "surrogatepass")
    if scope["query_string"]:
        target += b"?" + scope["query_string"]
    shown = ascii(remove_token(target)[:_LONGEST_TARGET])[2:-1]
    return shown if len(target) <= _LONGEST_TARGET else f"{shown}... ({len(target)} bytes)"


def remove_token(query: bytes) -> bytes:
    """Return a query or a target with every token in it masked."""
    return _TOKEN.sub(b"***", _TOKEN_IN_QUERY.sub(rb"\1***", query))
