"""One line for each request, when it was asked for.

The line holds who asked what and how it ended, and nothing secret: no header, no token.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

SUBJECT = "operations_status.subject"
"""Key of the scope under which the subject of an accepted token is left for the log."""

logger = logging.getLogger("operations_status.access")


@attrs.frozen
class AccessLog:
    """ASGI middleware that logs each request when it has ended."""

    app: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and tell how it ended."""
        status, size = 0, 0

        async def counted_send(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                size += len(message.get("body", b""))
            await send(message)

        started = time.perf_counter()
        try:
            await self.app(scope, receive, counted_send)
        finally:
            _log(scope, status, size, time.perf_counter() - started)


def _log(scope: Scope, status: int, size: int, elapsed: float) -> None:
    client = scope.get("client")
    target = scope.get("raw_path") or scope["path"].encode()
    if scope["query_string"]:
        target += b"?" + scope["query_string"]
    logger.info(
        '%s %s "%s %s" %d %d %.1fms',
        client[0] if client else "-",
        scope.get(SUBJECT, "-"),
        scope["method"],
        ascii(target)[2:-1],
        status,
        size,
        elapsed * 1000,
    )
