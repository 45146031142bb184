"""Responses that are known whole before their first byte leaves, and pieces of others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

JSON = b"application/json"
NOT_MODIFIED = 304


@attrs.frozen
class Response:
    """A status code, the headers besides Content-Length, and a body."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        """Send it, as a response of Starlette is sent."""
        await self.send_to(send, scope)

    async def send_to(self, send: Send, scope: Scope, *, more: bool = False) -> None:
        """Send it; to HEAD without its body, but with its Content-Length (RFC 9110, 9.3.2).

        What was not modified has no length of its own to tell (RFC 9110, 8.6). With *more*, the
        caller sends the empty piece that ends the answer.
        """
        headers = [*self.headers]
        if self.status != NOT_MODIFIED:
            headers.append((b"content-length", b"%d" % len(self.body)))
        start = {"type": "http.response.start", "status": self.status, "headers": headers}
        await send(start)
        body = b"" if scope["method"] == "HEAD" else self.body
        await send({"type": "http.response.body", "body": body, "more_body": more})


async def send_piece(send: Send, body: bytes, *, seconds: float, more: bool = True) -> None:
    """Send a piece of a body to a client, which has to take it within some seconds.

    Raises:
        ConnectionAbortedError: It has not.
    """
    message = {"type": "http.response.body", "body": body, "more_body": more}
    try:
        async with asyncio.timeout(seconds):
            await send(message)
    except TimeoutError:
        raise ConnectionAbortedError("the client stopped reading") from None
