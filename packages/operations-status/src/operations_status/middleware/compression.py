"""Compression of responses by gzip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Compression:
    """Middleware that compresses responses for clients that accept gzip, except event streams.

    Their entity tags become weak: a strong one is for the same bytes only (RFC 9110, section
    8.8.3.3).

    Args:
        app: The application.
        minimum_size: Bytes of the smallest response that is compressed.
        compresslevel: Level of gzip, 1 to 9.
    """

    def __init__(self, app: ASGIApp, minimum_size: int = 500, compresslevel: int = 9) -> None:
        self._compress = GZipMiddleware(app, minimum_size, compresslevel)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""

        async def send_weakly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                if "Accept-Encoding" not in headers.get("vary", ""):
                    # Starlette adds it only to responses that are long enough to be compressed.
                    headers.add_vary_header("Accept-Encoding")
                etag = headers.get("etag", "")
                if headers.get("content-encoding") == "gzip" and etag.startswith('"'):
                    headers["etag"] = f"W/{etag}"
            await send(message)

        await self._compress(scope, receive, send_weakly)
