"""The default fetcher, imported at the first request; no other client module uses aiohttp."""

from __future__ import annotations

import asyncio
import os
import select
import socket
import ssl
import sys
import weakref
from functools import cache
from typing import TYPE_CHECKING, Any
from warnings import warn

from yarl import URL

from hosting_sdk._transport.http import Request, Response
from hosting_sdk._transport.proxies import environment_proxy
from hosting_sdk._transport.redirects import MOST_REDIRECTS, follow
from hosting_sdk._transport.secrets import mask_url
from hosting_sdk.errors import ConnectionError as NoConnectionError
from hosting_sdk.errors import (
    HostingSDKError,
    InvalidRequestError,
    UnexpectedClientError,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from aiohttp.connector import Connection


def _list_authorities() -> tuple[str | None, ...]:
    return tuple(map(os.environ.get, ("SSL_CERT_FILE", "SSL_CERT_DIR")))


# aiohttp reads the certificate authorities when it is imported, so these are the ones that it uses.
_AUTHORITIES = None if "aiohttp" in sys.modules else _list_authorities()

import aiohttp  # noqa: E402 see above
from aiohttp.http_exceptions import ContentEncodingError, LineTooLong  # noqa: E402 see above

_FIRST_REDIRECT = 300
_READ_BUFFER_BYTES = 256 * 1024
_LARGER_THAN_READS = 512 * 1024
_NEVER_SENT = (
    aiohttp.ClientConnectorError,
    aiohttp.ConnectionTimeoutError,
    aiohttp.ServerFingerprintMismatch,
    aiohttp.ClientHttpProxyError,
)
_HANDSHAKE_SHARE = 0.9
_NO_SUCH_NAME = {
    getattr(socket, name) for name in ("EAI_NONAME", "EAI_NODATA") if hasattr(socket, name)
}
_NOT_ADDED = ("User-Agent", "Content-Type")
_KEEP_ALIVE = {"TCP_KEEPIDLE": 60, "TCP_KEEPINTVL": 15, "TCP_KEEPCNT": 4}
_READING = frozenset({"GET", "HEAD"})


class AiohttpFetcher:
    """Sends requests through one aiohttp session that is opened at the first of them.

    Args:
        proxy: URL of the proxy for every request; None to use the environment's.
        ssl_context: Verification of servers; None for the settings of system and environment.
        trust_env: Whether `HTTP_PROXY`, `HTTPS_PROXY`, `NO_PROXY` and `REQUESTS_CA_BUNDLE` are
            honoured.
        connections: The maximum number of connections at a time.
        connect_timeout: Seconds to open a connection.
    """

    def __init__(
        self,
        *,
        proxy: str | None,
        ssl_context: ssl.SSLContext | None,
        trust_env: bool,
        connections: int,
        connect_timeout: float,
    ) -> None:
        self._proxy = proxy
        self._ssl_context = ssl_context
        self._trust_env = trust_env
        self._connections = connections
        self._connect_timeout = connect_timeout
        self._session: aiohttp.ClientSession | None = None
        self._unclosed: weakref.finalize[[aiohttp.ClientSession], AiohttpFetcher] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._find_proxy = cache(environment_proxy)

    async def __call__(self, request: Request) -> Response:
        """Send one request; only errors of this package are raised."""
        session = self._open()
        for _ in range(MOST_REDIRECTS + 1):
            context: ssl.SSLContext | bool = True
            if request.url.startswith("https:"):
                context = self._ssl_context or await self._environment_context()
            is_reading = request.method in _READING
            if not is_reading:
                # An event loop that reads ahead (Windows) notices only in its next iteration that
                # the server closed a connection while the loop was busy; two iterations keep an
                # unsafe request from being sent on such a connection.
                await asyncio.sleep(0)
                await asyncio.sleep(0)
            # Suppressing the headers that aiohttp adds takes time; it adds none to a plain request.
            is_plain = is_reading and request.body is None and "User-Agent" in request.headers
            proxy = self._proxy
            if proxy is None and self._trust_env:
                proxy = self._find_proxy(request.url[: request.url.find("/", len("https://"))])
            try:
                answer = await session.request(
                    request.method,
                    URL(request.url, encoded=True),
                    headers=request.headers,
                    data=request.body,
                    allow_redirects=False,
                    proxy=proxy,
                    ssl=context,
                    skip_auto_headers=None if is_plain else _NOT_ADDED,
                )
            except Exception as error:
                raise translate_error(error, request, proxy) from error
            response = AiohttpResponse(answer, request)
            if response.status < _FIRST_REDIRECT:
                return response
            following = follow(request, response)
            if following is None:
                return response
            response.release()
            request = following
        raise UnexpectedClientError(
            f"{request.method} {request.shown_url}: too many redirects: more than {MOST_REDIRECTS}"
        )

    def _open(self) -> aiohttp.ClientSession:
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            if self._loop is not None and not self._loop.is_closed() and self._session is not None:
                raise InvalidRequestError(
                    "the client has its connections in another event loop: make one client per "
                    "event loop, or use SyncClient; each has an HTTPClient of its own"
                )
            self.abandon()
        if self._session is None or self._session.closed:
            # asyncio reads into blocks of 256 KiB. glibc maps each block of more than 128 KiB on
            # its own and unmaps it when it is freed, which costs three system calls and two page
            # faults per response. Freeing one larger block makes it use its heap instead.
            bytearray(_LARGER_THAN_READS)
            self._session = aiohttp.ClientSession(
                connector=SilentConnector(
                    handshake_timeout=self._connect_timeout * _HANDSHAKE_SHARE,
                    limit=self._connections,
                    socket_factory=make_socket,
                ),
                cookie_jar=aiohttp.DummyCookieJar(),
                # `sock_connect` alone does not cover names and the proxy's answer to CONNECT.
                timeout=aiohttp.ClientTimeout(
                    total=None, connect=self._connect_timeout, sock_connect=self._connect_timeout
                ),
                read_bufsize=_READ_BUFFER_BYTES,
            )
            # aiohttp would retry some requests by itself, without a hook or a count; retries are
            # decided in one place, the transport.
            self._session._retry_connection = False  # noqa: SLF001 there is no public switch
            # The finalizer keeps the session alive: if both objects became garbage together, the
            # session could be finalized first, with aiohttp's own warning.
            self._unclosed = weakref.finalize(self, _report_unclosed, self._session)
            self._unclosed.atexit = False  # a `SyncClient` closes itself at the end of the process
            self._loop = loop
        return self._session

    async def _environment_context(self) -> ssl.SSLContext | bool:
        """Return the context with the environment's authorities; True for aiohttp's default.

        Reading the authorities takes 20 ms, so it is done once, outside of the event loop.
        """
        bundle = os.environ.get("REQUESTS_CA_BUNDLE") if self._trust_env else None
        if "SSL_CERT_FILE" in os.environ:
            bundle = None
        if bundle is None and _list_authorities() in {_AUTHORITIES, (None, None)}:
            return True
        try:
            context = await asyncio.to_thread(ssl.create_default_context, cafile=bundle)
        except OSError as error:
            raise InvalidRequestError(
                f"cannot read the certificate authorities of REQUESTS_CA_BUNDLE={bundle!r}: "
                f"{error.strerror}"
            ) from error
        self._ssl_context = self._ssl_context or context
        return self._ssl_context

    async def aclose(self) -> None:
        """Close every connection; a later request opens new ones."""
        self._find_proxy.cache_clear()
        if self._loop is not None and self._loop.is_closed():
            self.abandon()
        session = self._take_session()
        if session is not None:
            await session.close()

    def abandon(self) -> None:
        """Drop the session without its event loop, which is closed or a parent process's."""
        session = self._take_session()
        if session is not None:
            _abandon_session(session)

    def _take_session(self) -> aiohttp.ClientSession | None:
        if self._unclosed is not None:
            self._unclosed.detach()
        session, self._session = self._session, None
        return session

    def __del__(self) -> None:
        # At the end of the process the finalizer does not run any more, but this method does.
        session = self._take_session()
        if session is not None:
            _report_unclosed(session)


def _report_unclosed(session: aiohttp.ClientSession) -> None:
    """Warn that a client was garbage-collected without being closed, and free its sockets."""
    if not session.closed:  # pragma: no branch  the garbage collector decides who comes first
        _abandon_session(session)
        warn(
            "a client of hosting_sdk was not closed: use `async with Client(...)`, or call "
            "`await client.aclose()` or `SyncClient.close()`",
            ResourceWarning,
            source=session,
            stacklevel=1,
        )


def _abandon_session(session: aiohttp.ClientSession) -> None:
    """Close the sockets of a session whose event loop can no longer do so.

    The transports themselves would call that loop, and then warn that they were not closed.
    """
    connector = session.connector
    if connector is None:  # pragma: no cover  an open session has one
        return
    for pool in connector._conns.values():  # noqa: SLF001 there is no public way to let go
        for protocol, _ in pool:
            transport: Any = protocol.transport
            transport = getattr(getattr(transport, "_ssl_protocol", None), "_transport", transport)
            sock = getattr(transport, "_sock", None)
            if sock is not None:
                sock.close()
                transport._sock = None  # noqa: SLF001 as above
    connector._closed = True  # noqa: SLF001 as above
    session.detach()


class SilentConnector(aiohttp.TCPConnector):
    """Connection pool that never reuses a connection on which something arrived between requests.

    aiohttp reuses such a connection, and takes what arrived for the response to the next request
    (aio-libs/aiohttp#13656, not fixed in a release up to 3.14.5). A proxy's message about the
    timeout of an idle connection, or a smuggled response, would thus become the response to an
    unrelated call. A connection that is taken from the pool is therefore closed if its protocol
    received anything since the last response, or if its socket has unread data or was closed by the
    peer, which the event loop has not processed yet.

    Args:
        handshake_timeout: Seconds for a TLS handshake; should be less than those for the whole
            connection, so that the error tells which of the two timed out.
        options: The options of `aiohttp.TCPConnector`.
    """

    def __init__(self, *, handshake_timeout: float, **options: Any) -> None:
        super().__init__(**options)
        self._handshake_timeout = handshake_timeout

    async def _wrap_create_connection(self, *args: Any, **options: Any) -> Any:
        if options.get("ssl"):
            options["ssl_handshake_timeout"] = self._handshake_timeout
        return await super()._wrap_create_connection(*args, **options)

    async def _get(self, key: Any, traces: Any) -> Connection | None:
        while (connection := await super()._get(key, traces)) is not None:
            protocol: Any = connection.protocol
            sock: Any = connection.transport and connection.transport.get_extra_info("socket")
            if not protocol.should_close and not _is_readable(sock):
                return connection
            connection.close()
        return None

    def _release(self, key: Any, protocol: Any, *, should_close: bool = False) -> None:
        super()._release(key, protocol, should_close=should_close)
        # Without a parser, the protocol stores any data that arrives, even a part of a response,
        # and its `should_close` is true. The next request sets a parser of its own.
        protocol._parser = None  # noqa: SLF001 aiohttp has no public way into its pool


def make_socket(address: tuple[Any, ...]) -> socket.socket:
    """Return a socket with keep-alive: it notices within two minutes that its peer has vanished.

    A stream without records, or a call without a time limit, would otherwise wait indefinitely.

    Args:
        address: A result of `socket.getaddrinfo`.
    """
    family, kind, protocol, *_ = address
    sock = socket.socket(family, kind, protocol)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in _KEEP_ALIVE.items():
        if hasattr(socket, option):  # pragma: no branch  the system decides
            sock.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
    return sock


def _is_readable(sock: socket.socket) -> bool:
    if sys.platform == "win32":  # pragma: no cover  it has no `poll`
        return bool(select.select([sock], [], [], 0)[0])
    else:  # noqa: RET505  type checkers skip it for Windows
        poll = select.poll()
        poll.register(sock, select.POLLIN)
        return bool(poll.poll(0))


class AiohttpResponse(Response):
    """A response whose body is still on its connection."""

    __slots__ = ("_request", "_response")

    def __init__(self, response: aiohttp.ClientResponse, request: Request) -> None:
        self.status = response.status
        self._pairs = response.headers
        self._headers = None
        self._chunks = None
        self._content: bytes | None = None
        self._response = response
        self._request = request

    def header(self, name: str) -> str | None:
        """Return the value of one header, None when it is absent."""
        value: str | None = self._pairs.get(name)
        return value

    async def read(
        self, max_bytes: int | None = None, progress: Callable[[], object] | None = None
    ) -> bytes:
        """Read the whole body and return it; see `Response.read`."""
        if self._content is None:
            chunks, size = [], 0
            try:
                while chunk := await self._response.content.readany():
                    chunks.append(chunk)
                    size += len(chunk)
                    self._verify_size(size, max_bytes)
                    if progress is not None:
                        progress()
                if self._request.body is not None:
                    # The body was read: this waits until an upload that was cut short has ended.
                    await self._response.read()
            except Exception as error:
                raise translate_error(error, self._request) from error
            self._content = b"".join(chunks)
        return self._content

    async def next_chunk(self) -> bytes:
        """Return the next unread piece of the body, empty at its end."""
        try:
            return await self._response.content.readany()
        except Exception as error:
            raise translate_error(error, self._request) from error

    def release(self) -> None:
        """Return the connection to the pool without reading the body."""
        self._response.release()

    async def aclose(self) -> None:
        """Discard the rest of the body; safe to call again."""
        self._response.close()


def translate_error(  # noqa: PLR0911 a line for each kind
    error: Exception, request: Request, proxy: str | None = None
) -> HostingSDKError:
    """Translate an error of aiohttp or of the operating system into one of this package."""
    if isinstance(error, HostingSDKError):
        return error
    where = f"{request.method} {request.shown_url}"
    via = "" if proxy is None else f" through the proxy {mask_url(proxy)}"
    reason = mask_url(str(error)) or type(error).__name__
    if isinstance(error, aiohttp.ClientSSLError | ssl.CertificateError):
        advice = (
            "the server speaks http, not https, on this port"
            if "WRONG_VERSION_NUMBER" in reason
            else "for a private certificate authority set SSL_CERT_FILE or pass "
            "HTTPClient(ssl_context=...)"
        )
        return NoConnectionError(
            f"{where}: no secure connection{via}: {reason}; {advice}",
            request_sent=False,
            permanent=True,
        )
    # Only the event loop's timeout of a TLS handshake has no `errno`.
    broken = error.os_error if isinstance(error, aiohttp.ClientConnectorError) else None
    if isinstance(broken, ConnectionAbortedError) and broken.errno is None:
        return NoConnectionError(
            f"{where}: no secure connection{via}: the TLS handshake was not answered within "
            "HTTPClient(connect_timeout=...): the server may speak http, not https, on this port",
            request_sent=False,
            permanent=True,
        )
    if isinstance(error, aiohttp.ClientConnectorDNSError) and error.os_error.errno in _NO_SUCH_NAME:
        return NoConnectionError(
            f"{where}: the host name {error.host!r} does not resolve{via}: {reason}; check "
            f"{'the URL of the proxy' if via else 'server_url'}",
            request_sent=False,
            permanent=True,
        )
    if isinstance(error, _NEVER_SENT):
        return NoConnectionError(f"{where}: could not connect{via}: {reason}", request_sent=False)
    if isinstance(error, aiohttp.InvalidURL | UnicodeError):
        return InvalidRequestError(f"{where}: not a URL that can be requested")
    unreadable = _unreadable(error)
    if unreadable is not None:
        return UnexpectedClientError(f"{where}: the response cannot be read{via}: {unreadable}")
    if isinstance(error, aiohttp.ClientError | OSError):
        return NoConnectionError(f"{where}: the connection broke{via}: {reason}")
    return UnexpectedClientError(f"{where}: {type(error).__name__}: {reason}")


def _unreadable(error: BaseException | None) -> str | None:
    """Return why a response that did arrive cannot be read, None for other errors."""
    while error is not None:
        if isinstance(error, ContentEncodingError | LineTooLong):
            return error.message
        error = error.__cause__
    return None
