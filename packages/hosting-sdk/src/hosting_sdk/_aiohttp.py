"""The default fetcher. The only module that knows aiohttp, imported at the first request."""

from __future__ import annotations

import asyncio
import os
import ssl
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import aiohttp
from yarl import URL

from hosting_sdk._messages import Headers, Request, Response
from hosting_sdk._secrets import masked_url
from hosting_sdk.errors import ConnectionError as NoConnectionError
from hosting_sdk.errors import (
    HostingSDKError,
    InvalidRequestError,
    UnexpectedClientError,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

_CONNECT_SECONDS = 10.0
_READ_BUFFER_BYTES = 256 * 1024
_NEVER_SENT = (
    aiohttp.ClientConnectorError,
    aiohttp.ConnectionTimeoutError,
    aiohttp.ServerFingerprintMismatch,
    aiohttp.ClientHttpProxyError,
)
_NOT_ADDED = ("User-Agent", "Content-Type")
_READING = frozenset({"GET", "HEAD"})


class AiohttpFetcher:
    """Sends requests through one aiohttp session that is opened at the first of them.

    Args:
        proxy: URL of the proxy for every request; None to ask the environment.
        ssl_context: How servers are verified; None for the system's and the environment's way.
        trust_env: Whether `HTTP_PROXY`, `HTTPS_PROXY`, `NO_PROXY` and `REQUESTS_CA_BUNDLE` count.
        connections: The most connections at a time.
    """

    def __init__(
        self,
        *,
        proxy: str | None,
        ssl_context: ssl.SSLContext | None,
        trust_env: bool,
        connections: int,
    ) -> None:
        self._proxy = proxy
        self._ssl_context = ssl_context
        self._trust_env = trust_env
        self._connections = connections
        self._session: aiohttp.ClientSession | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._proxies: dict[str, str | None] = {}

    async def __call__(self, request: Request) -> Response:
        """Send one request; nothing but this package's errors is raised."""
        session = self._open()
        url = URL(request.url, encoded=True)
        context = self._secure() if request.url.startswith("https:") else True
        reads = request.method in _READING
        # Forbidding what aiohttp adds by itself takes time; to a plain request it adds nothing.
        is_plain = reads and request.body is None and "User-Agent" in request.headers
        if not reads:
            # A connection that the server closed while this loop was busy is only noticed when
            # the loop turns; two turns keep an unsafe request from being written into it.
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        try:
            response = await session.request(
                request.method,
                url,
                headers=request.headers.to_dict(),
                data=request.body,
                allow_redirects=reads and request.follow_redirects,
                proxy=self._proxy_for(request.url),
                ssl=context,
                skip_auto_headers=None if is_plain else _NOT_ADDED,
            )
        except Exception as error:
            raise translated(error, request) from error
        return AiohttpResponse(response, request)

    def _open(self) -> aiohttp.ClientSession:
        loop = asyncio.get_running_loop()
        if self._session is None or self._session.closed:
            self._session = self._new_session()
            self._loop = loop
        elif loop is not self._loop:
            raise InvalidRequestError(
                "the client has its connections in another event loop: make one client per "
                "event loop, or use SyncClient"
            )
        return self._session

    def _new_session(self) -> aiohttp.ClientSession:
        session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=self._connections),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None, sock_connect=_CONNECT_SECONDS),
            read_bufsize=_READ_BUFFER_BYTES,
        )
        # aiohttp would send some requests a second time by itself, unseen and uncounted; whether
        # a request is repeated is decided in one place, and not here.
        session._retry_connection = False  # noqa: SLF001 there is no public switch
        return session

    def _secure(self) -> ssl.SSLContext:
        """Return how servers are verified, found out at the first secure request."""
        if self._ssl_context is None:
            bundle = os.environ.get("REQUESTS_CA_BUNDLE") if self._trust_env else None
            if "SSL_CERT_FILE" in os.environ:
                bundle = None
            try:
                self._ssl_context = ssl.create_default_context(cafile=bundle)
            except OSError as error:
                raise InvalidRequestError(
                    f"cannot read the certificate authorities of REQUESTS_CA_BUNDLE={bundle!r}: "
                    f"{error.strerror}"
                ) from error
        return self._ssl_context

    def _proxy_for(self, url: str) -> str | None:
        if self._proxy is not None or not self._trust_env:
            return self._proxy
        origin = url[: url.find("/", len("https://"))]
        try:
            return self._proxies[origin]
        except KeyError:
            return self._proxies.setdefault(origin, environment_proxy(origin))

    async def aclose(self) -> None:
        """Close every connection; a later request opens new ones."""
        session, self._session = self._session, None
        self._proxies.clear()
        if session is not None:
            await session.close()

    def abandon(self) -> None:
        """Forget the session and touch nothing of it: its connections are a parent process's."""
        session, self._session = self._session, None
        if session is not None and session.connector is not None:
            # Closing would reach into the parent's event loop; unclosed, they would complain.
            session.connector._closed = True  # noqa: SLF001 there is no public way to let go
            session.detach()


def environment_proxy(origin: str) -> str | None:
    """Return the proxy that the environment names for an origin, None for a direct connection."""
    parts = urlsplit(origin)
    found = getproxies()
    proxy = found.get(parts.scheme) or found.get("all")
    if proxy is None or proxy_bypass(parts.netloc) or proxy_bypass(parts.hostname or ""):
        return None
    return proxy if "://" in proxy else f"http://{proxy}"


class AiohttpResponse(Response):
    """A response whose body is still on its connection."""

    __slots__ = ("_request", "_response")

    def __init__(self, response: aiohttp.ClientResponse, request: Request) -> None:
        self.status = response.status
        self._pairs: Mapping[str, str] = response.headers
        self._headers: Headers | None = None
        self._chunks = None
        self._content: bytes | None = None
        self._response = response
        self._request = request

    @property
    def headers(self) -> Headers:
        """The headers; names are found in any spelling."""
        if self._headers is None:
            self._headers = Headers(list(self._pairs.items()))
        return self._headers

    def header(self, name: str) -> str | None:
        """Return the value of one header, None when it is absent."""
        return self._pairs.get(name)

    async def read(self) -> bytes:
        """Read the whole body and return it."""
        if self._content is None:
            try:
                self._content = await self._response.read()
            except Exception as error:
                raise translated(error, self._request) from error
        return self._content

    async def next_chunk(self) -> bytes:
        """Return the next piece of the body that was not read yet, empty at its end."""
        try:
            return await self._response.content.readany()
        except Exception as error:
            raise translated(error, self._request) from error

    async def aclose(self) -> None:
        """Give up what is left of the body; safe to call again."""
        self._response.close()


def translated(  # noqa: PLR0911 a line for each kind
    error: Exception, request: Request
) -> HostingSDKError:
    """Return this package's error for one of aiohttp or of the system below it."""
    if isinstance(error, HostingSDKError):
        return error
    where = f"{request.method} {request.shown_url}"
    told = masked_url(str(error)) or type(error).__name__
    if isinstance(error, aiohttp.ClientSSLError | ssl.CertificateError):
        return NoConnectionError(
            f"{where}: no secure connection: {told}; for a private certificate authority set "
            "SSL_CERT_FILE or pass HTTPClient(ssl_context=...)",
            request_sent=False,
            permanent=True,
        )
    if isinstance(error, _NEVER_SENT):
        return NoConnectionError(f"{where}: could not connect: {told}", request_sent=False)
    if isinstance(error, aiohttp.InvalidURL):
        return InvalidRequestError(f"{where}: not a URL that can be requested")
    if isinstance(error, aiohttp.TooManyRedirects | aiohttp.RedirectClientError):
        return UnexpectedClientError(f"{where}: the redirects lead nowhere: {told}")
    if isinstance(error, aiohttp.ClientError | OSError):
        return NoConnectionError(f"{where}: the connection broke: {told}")
    return UnexpectedClientError(f"{where}: {type(error).__name__}: {told}")
