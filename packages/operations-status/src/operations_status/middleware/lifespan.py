"""Opening the application: by the lifespan of its server, or by the first request."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

import attrs

from operations_status.errors import OperationsStatusError

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from operations_status.lifetime import Lifetime


@attrs.frozen
class Opening:
    """ASGI middleware that opens the application before it answers a request.

    It also reports an expected failure of the lifespan to start in one line, where Starlette
    reports a traceback: servers write the report to their log.

    Attributes:
        app: what answers the request.
        lifetime: opens the store unless it was opened before.
    """

    app: ASGIApp
    lifetime: Lifetime

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on to an application that is open; run the lifespan."""
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        if scope["type"] == "http":
            await self.lifetime.open_once()
        await self.app(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def report(message: Message) -> None:
            error = sys.exception()  # Starlette reports a failure while it handles it
            if isinstance(error, OperationsStatusError):
                message = {**message, "message": str(error)}
            await send(message)

        with contextlib.suppress(OperationsStatusError):  # it was reported
            await self.app(scope, receive, report)
