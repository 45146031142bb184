"""Limits of one request: the size of its target, headers and body, and the time for its body.

Neither route takes a body (specification, Endpoints), so one that is sent is read, counted and
dropped before the request is answered: a client that sends too much or too slowly is told so.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import attrs

from operations_status.messages.problems import problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from operations_status.messages.responses import Response
    from operations_status.settings import Settings

MAX_TARGET_SIZE = 8192
"""Bytes of path and query string; the request line is that and the method and version."""

_FIELD_OVERHEAD = 4
"""Bytes that a header has on the wire besides its name and value."""

_TOKEN_HEADER = b"authorization"
"""A token that is too long is refused as a token, with 401, so it is not counted."""

_LENGTH_DIGITS = 18
"""As many digits as matter: what is longer than that is too large in any case."""

_FIRST_VERSIONS = frozenset({"1.0", "1.1"})
_BODY_HEADERS = frozenset({b"content-length", b"transfer-encoding"})

_LINGER = 1.0
_LINGER_SIZE = 4 * 1024 * 1024


class Disconnected(Exception):  # noqa: N818 it is no error of anyone
    """The client left before its request was whole."""


@attrs.frozen
class RequestLimits:
    """ASGI middleware that refuses what is too large (413, 414, 431) or too slow (408).

    Attributes:
        app: what answers a request that is within the limits.
        settings: hold the limits of headers and body, and the seconds in which the body has to
            arrive.
    """

    app: ASGIApp
    settings: Settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal, may_have_body = self._judge(scope)
        if refusal is not None:
            with contextlib.suppress(ConnectionError):
                await refusal.send_to(send, scope)
            return
        if may_have_body:
            try:
                refusal = _judge_framing(scope) or await self._read_body(scope, receive)
            except Disconnected:
                return
            if refusal is not None:
                with contextlib.suppress(ConnectionError):
                    await _refuse_and_linger(refusal, scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _judge(self, scope: Scope) -> tuple[Response | None, bool]:
        """Return why not, judging by the head, and whether a body is to be expected.

        HTTP/2 need not announce a body (RFC 9113, 8.1.1).
        """
        size = len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"])
        if size > MAX_TARGET_SIZE:
            return _too_long(size), False
        headers = scope["headers"]
        count = len(headers)
        size = count * _FIELD_OVERHEAD
        may_have_body = scope["http_version"] not in _FIRST_VERSIONS
        for name, value in headers:
            size += len(name) + len(value)
            if name == _TOKEN_HEADER:
                size -= len(name) + len(value)
            elif name in _BODY_HEADERS:
                may_have_body = True
        if count > self.settings.max_header_count or size > self.settings.max_header_size:
            return self._too_many(count, size), False
        return None, may_have_body

    def _too_many(self, count: int, size: int) -> Response:
        if count > self.settings.max_header_count:
            return problem(
                431, f"There are {count} headers; at most {self.settings.max_header_count} may be."
            )
        return problem(
            431, f"The headers have {size} bytes; at most {self.settings.max_header_size} may be."
        )

    async def _read_body(self, scope: Scope, receive: Receive) -> Response | None:
        """Read the body to its end and drop it; return why not."""
        if _declared_length(scope) > self.settings.max_body_size:
            return self._too_large()
        size = 0
        try:
            async with asyncio.timeout(self.settings.read_timeout):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise Disconnected
                    size += len(message.get("body", b""))
                    if size > self.settings.max_body_size:
                        return self._too_large()
                    if not message.get("more_body", False):
                        return None
        except TimeoutError:
            return problem(
                408, f"The body did not arrive within {self.settings.read_timeout:g} seconds."
            )

    def _too_large(self) -> Response:
        return problem(413, f"The body is larger than {self.settings.max_body_size} bytes.")


def _too_long(size: int) -> Response:
    return problem(414, f"Path and query have {size} bytes; at most {MAX_TARGET_SIZE} may be.")


def _judge_framing(scope: Scope) -> Response | None:
    """Return why not, if servers may differ about where the request ends (RFC 9112, 6.3)."""
    if not _BODY_HEADERS.issubset(name for name, _ in scope["headers"]):
        return None
    return problem(400, "Content-Length and Transfer-Encoding exclude each other.")


def _declared_length(scope: Scope) -> int:
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value[:_LENGTH_DIGITS])
    return 0


async def _refuse_and_linger(refusal: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer, then read on for a moment.

    A connection that is closed while the client still sends is reset, and the reset may overtake
    the answer; so the end of the answer waits until the client has stopped (RFC 9112, 9.6).
    """
    headers = refusal.headers
    if scope["http_version"] in _FIRST_VERSIONS:
        headers = (*headers, (b"connection", b"close"))
    await attrs.evolve(refusal, headers=headers).send_to(send, scope, more=True)
    with contextlib.suppress(TimeoutError, Disconnected):
        async with asyncio.timeout(_LINGER):
            await _drop(receive, _LINGER_SIZE)
    await send({"type": "http.response.body", "body": b""})


async def _drop(receive: Receive, size: int) -> None:
    while size > 0:
        message = await receive()
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return
        size -= len(message.get("body", b""))
