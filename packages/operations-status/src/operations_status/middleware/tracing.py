"""Spans of requests and their store calls, for OpenTelemetry.

This module needs the extra `otel`. The service imports it only if a tracer provider was set before
(by `opentelemetry-instrument` or the program), so that a process without tracing pays nothing.
Names follow the semantic conventions for HTTP and database clients. Of the data that a client
sends, spans contain only the target of its request.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import attrs
from opentelemetry import propagate, trace
from opentelemetry.trace import SpanKind, StatusCode

from operations_status._version import __version__
from operations_status.metrics.measures import MODE
from operations_status.metrics.observed import observe_store

from .exchanges import METHODS, REQUEST_ID, STATUS, TRACE_ID, find_route, remove_token

if TYPE_CHECKING:
    from opentelemetry.trace import Span, Tracer
    from starlette.types import ASGIApp, Receive, Scope, Send

    from operations_status.metrics.observed import Call
    from operations_status.stores import OperationStore

_SERVER_ERRORS = 500


@attrs.frozen
class Tracing:
    """Spans of one tracer."""

    tracer: Tracer

    @classmethod
    def find(cls) -> Self | None:
        """Return the tracing of this process; None without a tracer provider."""
        provider = trace.get_tracer_provider()
        if isinstance(provider, trace.ProxyTracerProvider | trace.NoOpTracerProvider):
            return None
        return cls(provider.get_tracer("operations_status", __version__))

    def trace_store(self, store: OperationStore, *, system: str) -> OperationStore:
        """Return a store whose calls are spans, if they belong to a request.

        Args:
            store: The store.
            system: `sqlite` or `postgresql`.
        """

        def trace_call(name: str, call: Call) -> Call:
            async def traced(*args: Any, **kwargs: Any) -> Any:
                if not trace.get_current_span().is_recording():
                    return await call(*args, **kwargs)
                attributes = {"db.system.name": system, "db.operation.name": name}
                with self.tracer.start_as_current_span(
                    name, kind=SpanKind.CLIENT, attributes=attributes
                ):
                    return await call(*args, **kwargs)

            return traced

        return observe_store(store, trace_call)

    def trace_requests(self, app: ASGIApp) -> ASGIApp:
        """Return an application whose requests are spans of the client's trace."""

        async def traced(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http":
                await app(scope, receive, send)
                return
            headers = {
                name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
            }
            with self.tracer.start_as_current_span(
                _method(scope),
                context=propagate.extract(headers),
                kind=SpanKind.SERVER,
                attributes=_describe(scope),
            ) as span:
                scope[TRACE_ID] = trace.format_trace_id(span.get_span_context().trace_id)
                try:
                    await app(scope, receive, send)
                finally:
                    _complete(span, scope)

        return traced


def _method(scope: Scope) -> str:
    return scope["method"] if scope["method"] in METHODS else "HTTP"


def _describe(scope: Scope) -> dict[str, str | int]:
    """Return the attributes of a request that is not answered yet."""
    method = scope["method"] if scope["method"] in METHODS else "_OTHER"
    found: dict[str, str | int] = {
        "http.request.method": method,
        "url.scheme": scope.get("scheme", "http"),
        "url.path": remove_token(scope["path"].encode()).decode(),
        "network.protocol.version": scope["http_version"],
        "operations_status.request_id": scope[REQUEST_ID],
    }
    if scope["query_string"]:
        found["url.query"] = remove_token(scope["query_string"]).decode("latin-1")
    if scope.get("client"):
        found["client.address"] = scope["client"][0]
    return found


def _complete(span: Span, scope: Scope) -> None:
    """Add the attributes of the response to a span."""
    if route := find_route(scope):
        span.update_name(f"{_method(scope)} {route}")
        span.set_attribute("http.route", route)
    if STATUS in scope:
        span.set_attribute("http.response.status_code", scope[STATUS])
        if scope[STATUS] >= _SERVER_ERRORS:
            span.set_attribute("error.type", str(scope[STATUS]))
            span.set_status(StatusCode.ERROR)
    if MODE in scope:
        span.set_attribute("operations_status.mode", scope[MODE])
