"""OpenTelemetry spans, one per call, for clients that were given a tracer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hosting_sdk._transport.exchange import Exchange
    from hosting_sdk._transport.http import Response

_FIRST_ERROR = 400


async def trace(
    tracer: Any, exchange: Exchange, send: Callable[[], Awaitable[Response]]
) -> Response:
    """Send a call within a span that has the attributes of the HTTP semantic conventions.

    Args:
        tracer: An `opentelemetry.trace.Tracer`.
        exchange: The call.
        send: Sends the call.
    """
    from opentelemetry.trace import SpanKind, Status, StatusCode  # noqa: PLC0415 an optional package

    operation = exchange.operation
    address = urlsplit(exchange.url)
    attributes = {
        "http.request.method": operation.verb,
        "url.template": operation.path,
        "server.address": address.hostname or "",
    }
    with tracer.start_as_current_span(
        operation.name, kind=SpanKind.CLIENT, attributes=attributes, record_exception=False
    ) as span:
        try:
            return await send()
        finally:
            attempts = exchange.attempts
            if len(attempts) > 1:
                span.set_attribute("http.request.resend_count", len(attempts) - 1)
            status = attempts[-1].status if attempts else None
            if status is not None:
                span.set_attribute("http.response.status_code", status)
            if status is None or status >= _FIRST_ERROR:
                reason = attempts[-1].error if attempts else None
                span.set_status(Status(StatusCode.ERROR, reason))
                span.set_attribute("error.type", str(status or "no response"))
