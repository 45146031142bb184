"""Requests with their responses: id, duration, log line, and the response to a failure.

`Exchanges` is the outermost middleware except the one that identifies the client behind a proxy. A
client or proxy can choose the id of a request by `X-Request-Id`, if its characters are harmless. A
log line contains the client, the request and its outcome, but no secrets: no header except the ids
of the request and its trace, and the query without tokens.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import re
import secrets
import sys
import time
from typing import TYPE_CHECKING
from uuid import uuid4

import attrs

from operations_status.errors import OperationsStatusError, StoreUnavailableError
from operations_status.messages.responses import internal_error, store_unavailable
from operations_status.metrics.measures import MEASURES, MODE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client import Histogram
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from operations_status.metrics.measures import Measures
    from operations_status.metrics.observed import StoreOutages

REQUEST_ID = "operations_status.request_id"
"""Key of the scope for the id of a request."""

TRACE_ID = "operations_status.trace_id"
"""Key of the scope for the id of the trace that a request belongs to, if any."""

STATUS = "operations_status.status"
"""Key of the scope for the status code of the response, once the response has begun."""

SUBJECT = "operations_status.subject"
"""Key of the scope for the subject of an accepted token, which the log contains."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Methods that are counted by their names; clients can invent others."""

_ID_HEADER = b"x-request-id"
_TRACE_HEADER = b"traceparent"

_HARMLESS = re.compile(rb"[0-9A-Za-z._~:@+/=-]{1,128}")
_TRACEPARENT = re.compile(
    rb"(?!ff)[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?"
)

_TOKEN_IN_QUERY = re.compile(rb"(?i)(?<![^&;?])(access_token=)[^&;]*")
"""Query parameter in which some clients send a token (RFC 6750, section 2.3); it is never read."""

_TOKEN = re.compile(rb"eyJ[A-Za-z0-9_.%-]{16,}")
"""A string that begins like a JSON Web Token, wherever a client has put it by mistake."""

_LONGEST_TARGET = 2048
"""Logged bytes of a target: a client must not fill the disk with long ones."""

_LONGEST_METHOD = 40

_LINE = (
    '%(client)s %(subject)s "%(method)s %(target)s" %(status)d %(size_bytes)d'
    " %(elapsed_ms).1fms id=%(request_id)s"
)
_TRACE = " trace=%(trace_id)s"

_CLASSES = {number: f"{number}xx" for number in range(1, 6)}

access_logger = logging.getLogger("operations_status.access")
_logger = logging.getLogger(__name__)


@attrs.frozen
class Exchanges:
    """ASGI middleware that names, measures and logs requests with their responses.

    Attributes:
        app: The application that answers the requests.
        measures: Counters of the requests.
        has_log: Whether a line is logged at the end of each request.
    """

    app: ASGIApp
    measures: Measures
    has_log: bool = False
    _prefix: str = attrs.field(factory=lambda: secrets.token_hex(8), init=False)
    _numbers: Iterator[int] = attrs.field(factory=lambda: itertools.count(1), init=False)
    _durations: dict[tuple[object, ...], Histogram] = attrs.field(factory=dict, init=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, then measure and log it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self._name(scope)
        scope[MEASURES] = self.measures
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
            method = scope["method"]
            if method not in METHODS:  # clients cannot invent values of labels
                method = "other"
            status, mode = scope.get(STATUS, 0) // 100, scope.get(MODE, "plain")
            # A lookup by the route's endpoint is faster than one by the labels.
            key = id(scope.get("endpoint")), method, status, mode
            durations = self._durations.get(key)
            if durations is None:
                route, class_ = find_route(scope) or "other", _CLASSES.get(status, "none")
                durations = self.measures.requests.labels(route, method, class_, mode)
                self._durations[key] = durations
            durations.observe(elapsed)
            if self.has_log:
                _log(scope, size, elapsed)

    def _name(self, scope: Scope) -> None:
        """Add the ids of a request and its trace: the client's if harmless, else a new one."""
        headers = dict(scope["headers"])
        given, parent = headers.get(_ID_HEADER), headers.get(_TRACE_HEADER)
        if given and _HARMLESS.fullmatch(given):
            scope[REQUEST_ID] = given.decode("ascii")
        else:
            scope[REQUEST_ID] = f"{self._prefix}{next(self._numbers):08x}"
        if parent and (match := _TRACEPARENT.fullmatch(parent)):  # W3C Trace Context
            scope[TRACE_ID] = match[1].decode("ascii")


@attrs.frozen
class Failures:
    """ASGI middleware that answers exceptions with 503 or 500, and reports a failure to start.

    A response that has begun before the exception stays incomplete, so that no server ends it as if
    it were complete.

    Attributes:
        app: The application.
        outages: Count and log of failures of the store.
    """

    app: ASGIApp
    outages: StoreOutages | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; answer it if that fails."""
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def watched_send(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched_send)
        except ConnectionError:
            _logger.debug("the client disconnected before the end of its response")
        except Exception as error:
            if isinstance(error, StoreUnavailableError):
                if self.outages is not None:
                    self.outages.note(error)
                answer = store_unavailable()
            else:
                error_id, request_id = uuid4(), scope.get(REQUEST_ID)
                _logger.exception(
                    "%s: %s %r failed, request %s",
                    error_id,
                    scope["method"],
                    scope["path"],
                    request_id,
                )
                answer = internal_error(error_id, request_id)
            if not has_begun:
                with contextlib.suppress(ConnectionError):  # the client may have disconnected
                    await answer.send_to(send, scope)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the lifespan; report a failure to start in one line instead of a traceback."""

        async def report(message: Message) -> None:
            error = sys.exception()  # Starlette reports a failure while it handles it
            if isinstance(error, OperationsStatusError):
                message = {**message, "message": str(error)}
            await send(message)

        with contextlib.suppress(OperationsStatusError):  # it was reported
            await self.app(scope, receive, report)


def find_route(scope: Scope) -> str | None:
    """Return the path of the route that has served a request, as Starlette has it; None without."""
    endpoint = scope.get("endpoint")
    for route in scope["app"].routes:
        if route.endpoint is endpoint:
            path: str = route.path
            return path
    return None


def _log(scope: Scope, size: int, seconds: float) -> None:
    """Log a request in printable ASCII: nothing a client sends can end the line."""
    client = scope.get("client")
    target: bytes = scope.get("raw_path") or scope["path"].encode("utf-8", "surrogatepass")
    if scope["query_string"]:
        target += b"?" + scope["query_string"]
    shown = ascii(remove_token(target)[:_LONGEST_TARGET])[2:-1]
    if len(target) > _LONGEST_TARGET:
        shown = f"{shown}... ({len(target)} bytes)"
    fields = {
        "client": client[0] if client else "-",
        "subject": ascii(scope.get(SUBJECT, "-"))[1:-1],
        "method": ascii(scope["method"][:_LONGEST_METHOD])[1:-1],
        "target": shown,
        "status": scope.get(STATUS, 0),
        "size_bytes": size,
        "elapsed_ms": round(seconds * 1000, 3),
        "request_id": scope[REQUEST_ID],
    }
    line = _LINE
    if TRACE_ID in scope:
        fields["trace_id"] = scope[TRACE_ID]
        line += _TRACE
    access_logger.info(line, fields, extra={"fields": fields})


def remove_token(query: bytes) -> bytes:
    """Return a query or a target with every token in it masked."""
    return _TOKEN.sub(b"***", _TOKEN_IN_QUERY.sub(rb"\1***", query))
