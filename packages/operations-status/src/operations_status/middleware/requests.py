"""Requests before they reach a route: their limits of size and time, and the form of their path.

Neither route takes a body (specification, Endpoints), so the body of a request is read, counted and
dropped before the request is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import attrs

from operations_status.messages.responses import problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from operations_status.messages.responses import Response
    from operations_status.settings import Settings

MAX_TARGET_SIZE = 8192
"""Bytes of path and query string; the request line has the method and the version in addition."""

_FIELD_OVERHEAD = 4
"""Bytes that a header has on the wire besides its name and value."""

_TOKEN_HEADER = b"authorization"
"""Its size does not count: a token that is too long is refused with 401."""

_LENGTH_DIGITS = 18
"""Digits of Content-Length that are read: a longer number is too large in any case."""

_FIRST_VERSIONS = frozenset({"1.0", "1.1"})
_BODY_HEADERS = frozenset({b"content-length", b"transfer-encoding"})

_LINGER = 1.0
_LINGER_SIZE = 4 * 1024 * 1024

_USUAL_PATH = "/operations"
"""Beginning of the path of most requests, which needs no normalisation."""


@attrs.frozen
class RequestLimits:
    """ASGI middleware that refuses requests that are too large (413, 414, 431) or slow (408).

    Attributes:
        app: The application that answers requests within the limits.
        settings: The limits of headers and body, and the seconds in which the body must arrive.
    """

    app: ASGIApp
    settings: Settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        size, framing = 0, {}
        for name, value in scope["headers"]:
            if name != _TOKEN_HEADER:
                size += len(name) + len(value)
            if name in _BODY_HEADERS:
                framing[name] = value
        refusal = self._check_head(scope, size)
        if refusal is not None:
            with contextlib.suppress(ConnectionError):
                await refusal.send_to(send, scope)
            return
        # HTTP/2 need not announce a body (RFC 9113, 8.1.1).
        if framing or scope["http_version"] not in _FIRST_VERSIONS:
            try:
                refusal = await self._drop_body(framing, receive)
                if refusal is not None:
                    await _refuse_and_linger(refusal, scope, receive, send)
                    return
            except ConnectionError:  # the client has disconnected
                return
        await self.app(scope, receive, send)

    def _check_head(self, scope: Scope, header_size: int) -> Response | None:
        """Return the refusal of a target or of headers that are too large."""
        size = len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"])
        if size > MAX_TARGET_SIZE:
            detail = f"Path and query have {size} bytes; at most {MAX_TARGET_SIZE} are allowed."
            return problem(414, detail)
        count, limit = len(scope["headers"]), self.settings.max_header_count
        if count > limit:
            return problem(431, f"There are {count} headers; at most {limit} are allowed.")
        size, limit = header_size + count * _FIELD_OVERHEAD, self.settings.max_header_size
        if size > limit:
            return problem(431, f"The headers have {size} bytes; at most {limit} are allowed.")
        return None

    async def _drop_body(self, framing: dict[bytes, bytes], receive: Receive) -> Response | None:
        """Read and drop the body; return the refusal of a body that exceeds a limit.

        Raises:
            ConnectionError: The client disconnected before the end of its request.
        """
        if len(framing) == len(_BODY_HEADERS):  # servers disagree about the end (RFC 9112, 6.3)
            return problem(400, "Content-Length and Transfer-Encoding exclude each other.")
        limit, seconds = self.settings.max_body_size, self.settings.read_timeout
        length = framing.get(b"content-length", b"")
        if not length.isdigit() or int(length[:_LENGTH_DIGITS]) <= limit:
            try:
                async with asyncio.timeout(seconds):
                    if await _drop(receive, limit):
                        return None
            except TimeoutError:
                return problem(408, f"The body did not arrive within {seconds:g} seconds.")
        return problem(413, f"The body is larger than {limit} bytes.")


async def _drop(receive: Receive, limit: int) -> bool:
    """Read and drop a body; return whether it has ended within a number of bytes.

    Raises:
        ConnectionError: The client disconnected before the end of the body.
    """
    size = 0
    while size <= limit:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionAbortedError("the client disconnected within its request")
        size += len(message.get("body", b""))
        if not message.get("more_body", False):
            break
    return size <= limit


async def _refuse_and_linger(refusal: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer, then read on for a moment.

    A connection that is closed while the client still sends is reset, and the reset may overtake
    the response; so the end of the response waits until the client has stopped (RFC 9112, 9.6).
    """
    headers = refusal.headers
    if scope["http_version"] in _FIRST_VERSIONS:
        headers = (*headers, (b"connection", b"close"))
    await attrs.evolve(refusal, headers=headers).send_to(send, scope, more=True)
    with contextlib.suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(_LINGER):
            await _drop(receive, _LINGER_SIZE)
    await send({"type": "http.response.body", "body": b""})


@attrs.frozen
class NormalizedPath:
    """ASGI middleware that ignores one trailing slash and the case of the first path segment.

    Attributes:
        app: The application that answers the requests.
        root_path: Prefix under which a proxy serves the application, whether or not the proxy
            removes it from the path; a `root_path` of the server takes precedence.
    """

    app: ASGIApp
    root_path: str = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with a normalised path."""
        if scope["type"] == "http":
            root = scope.get("root_path") or self.root_path
            path = scope["path"]
            if root or path[-1:] == "/" or not path.startswith(_USUAL_PATH):
                _normalize_path(scope, root)
        await self.app(scope, receive, send)


def _normalize_path(scope: Scope, root: str) -> None:
    """Write the path as the routes have it, below `root`."""
    path = scope["path"]
    if "://" in path and not path.startswith("/"):  # with scheme and host (RFC 9112, 3.2.2)
        path = "/" + path.partition("://")[2].partition("/")[2]
        raw = scope.get("raw_path", b"").partition(b"://")[2].partition(b"/")[2]
        scope["raw_path"] = b"/" + raw
    below = path.removeprefix(root)
    if below[:1] not in {"/", ""}:  # the first segment only begins like the root
        below = path
    if below[:1] in {"/", ""}:
        first, slash, rest = below[1:].partition("/")
        below = f"/{first.lower()}{slash}{rest}".removesuffix("/") or "/"
    scope["path"] = root + below
    scope["root_path"] = root
