"""HTTP layer of the client: requests, responses, the fetcher between them, and the hooks around it.

It depends on no HTTP library: a fetcher takes a `Request` and returns a `Response`.
"""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Iterable, Mapping
from importlib import import_module
from inspect import isawaitable
from math import inf
from typing import TYPE_CHECKING, Any, Literal, Protocol, Self, TypeAlias, get_args, overload

from multidict import CIMultiDict

from hosting_sdk._transport.governor import Governor
from hosting_sdk._transport.proxies import verify_proxy
from hosting_sdk._transport.secrets import MASK, SecretText, is_secret_header, mask_url
from hosting_sdk.errors import ConnectionError as NoConnectionError
from hosting_sdk.errors import (
    HostingSDKError,
    InvalidRequestError,
    RequestTimeoutError,
    ResponseTooLargeError,
    UnexpectedClientError,
)

if TYPE_CHECKING:
    import ssl
    from types import TracebackType

__all__ = ["HTTPClient", "HookName", "Request", "Response"]

_DEFAULT_FETCHER = "hosting_sdk._transport.aiohttp"

Body = bytes | AsyncIterable[bytes] | None
"""The body of a request: its bytes, an asynchronous source of them, or nothing."""


def make_headers(items: Mapping[str, str] | Iterable[tuple[str, str]]) -> CIMultiDict[str]:
    """Return headers with case-insensitive names, whose `repr` masks the secret ones.

    Args:
        items: Names and values, as a mapping or in pairs.
    """
    pairs = items.items() if isinstance(items, Mapping) else items
    return CIMultiDict(
        (name, SecretText(value) if is_secret_header(name) else value) for name, value in pairs
    )


class Request:
    """One attempt of a call, as it goes to the fetcher; a `before_request` hook may change it.

    Args:
        method: The HTTP method in capitals.
        url: The complete URL, percent-encoded; it is sent unchanged.
        headers: The headers, the token among them.
        body: The body; an asynchronous source of bytes for uploads.
        secrets: Percent-encoded parts of the URL that must not be shown.
        follow_redirects: Whether a redirect of a GET or HEAD is followed, or is itself the result.
    """

    __slots__ = ("_secrets", "body", "follow_redirects", "headers", "method", "url")

    def __init__(  # noqa: PLR0913 the parts of a request
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str] | None = None,
        body: Body = None,
        secrets: tuple[str, ...] = (),
        follow_redirects: bool = True,
    ) -> None:
        self.method = method
        self.url = url
        self.headers = headers if isinstance(headers, CIMultiDict) else make_headers(headers or {})
        self.body = body
        self.follow_redirects = follow_redirects
        self._secrets = secrets

    @property
    def shown_url(self) -> str:
        """The URL with its secrets masked, for logs and messages."""
        url = mask_url(self.url)
        for secret in self._secrets:
            url = url.replace(f"/{secret}", f"/{MASK}")
        return url

    def __repr__(self) -> str:
        return f"<Request {self.method} {self.shown_url}>"


class Response:
    """A response: made by a fetcher, seen by hooks, kept by errors.

    Args:
        status: The HTTP status.
        headers: The headers, as a mapping or in pairs.
        body: The body, or an asynchronous source of its bytes.
    """

    __slots__ = ("_chunks", "_content", "_headers", "_pairs", "_unread", "status")

    def __init__(
        self,
        status: int,
        headers: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        body: Body = b"",
    ) -> None:
        self.status = status
        self._pairs: Any = headers
        self._headers = headers if isinstance(headers, CIMultiDict) else None
        self._chunks: AsyncIterator[bytes] | None = None
        self._content: bytes | None = None
        if isinstance(body, AsyncIterable):
            self._chunks = aiter(body)
        else:
            self._content = self._unread = body or b""

    @property
    def headers(self) -> CIMultiDict[str]:
        """The headers; their names are case-insensitive."""
        if self._headers is None:
            self._headers = make_headers(self._pairs)
        return self._headers

    @property
    def content(self) -> bytes:
        """The body, once it has been read; empty before, and for a stream."""
        return self._content or b""

    @property
    def text(self) -> str:
        """The body as text; invalid UTF-8 is replaced."""
        return self.content.decode("utf-8", "replace")

    async def read(
        self, max_bytes: int | None = None, progress: Callable[[], object] | None = None
    ) -> bytes:
        """Read the whole body and return it.

        Args:
            max_bytes: The maximum size of the body, decompressed; None for no limit.
            progress: Called after every piece.

        Raises:
            HostingSDKError: The body is larger, or it cannot be read.
        """
        if self._content is None:
            chunks, size = [], 0
            while chunk := await self.next_chunk():
                chunks.append(chunk)
                size += len(chunk)
                self._verify_size(size, max_bytes)
                if progress is not None:
                    progress()
            self._content = b"".join(chunks)
        self._verify_size(len(self._content), max_bytes)
        return self._content

    def _verify_size(self, size: int, max_bytes: int | None) -> None:
        if max_bytes is not None and size > max_bytes:
            raise ResponseTooLargeError(
                f"the body of the response ({self.status}) is larger than "
                f"max_response_bytes={max_bytes}; raise this option of the client, or ask for less"
            )

    async def next_chunk(self) -> bytes:
        """Return the next unread piece of the body, empty at its end."""
        if self._chunks is None:
            chunk, self._unread = self._unread, b""
            return chunk
        try:
            async for chunk in self._chunks:
                if chunk:
                    return chunk
        except HostingSDKError:
            raise
        except OSError as error:
            raise NoConnectionError(f"the body broke off: {_name_error(error)}") from error
        except Exception as error:
            raise UnexpectedClientError(f"the body cannot be read: {_name_error(error)}") from error
        return b""

    async def aclose(self) -> None:
        """Discard the rest of the body; safe to call again."""
        close = getattr(self._chunks, "aclose", None)
        if close is not None:
            await close()

    def __reduce__(self) -> tuple[Any, ...]:
        # An unread body cannot be pickled; an error that is pickled keeps a body that was read.
        return Response, (self.status, self.headers, self.content)

    def header(self, name: str) -> str | None:
        """Return the value of one header, None when it is absent."""
        return self.headers.get(name)

    def __repr__(self) -> str:
        names = sorted(name for name in self.headers if not is_secret_header(name))
        return f"<Response {self.status}, {len(self.content)} bytes, headers {names!r}>"


HookName = Literal["before_request", "request_error", "response"]
"""Points at which a hook is called."""

BeforeRequestHook: TypeAlias = Callable[[Request], Request | Awaitable[Request | None] | None]
ResponseHook: TypeAlias = Callable[[Response, Request], Awaitable[None] | None]
RequestErrorHook: TypeAlias = Callable[[HostingSDKError, Request], Awaitable[None] | None]


class DefaultFetcher(Protocol):
    """The built-in fetcher, which keeps connections open."""

    async def __call__(self, request: Request) -> Response:
        """Send one request."""

    async def aclose(self) -> None:
        """Close every connection."""

    def abandon(self) -> None:
        """Forget the connections without closing them."""


class HTTPClient:
    """Sends requests, and calls hooks around each attempt.

    Hooks may be plain or coroutine functions and run in the order in which they were added:

    - `before_request(request)`: may change the request, or return another one to be sent;
    - `response(response, request)`: sees every response, whatever its status;
    - `request_error(error, request)`: sees every attempt that got no response.

    One `HTTPClient` may serve several clients in one event loop; its connections close with the
    last of them. A `SyncClient` has an event loop of its own: views of it share its connections.

    Args:
        fetcher: An async function that takes a `Request` and returns a `Response`, in place of the
            built-in one. Of the other arguments, only those of the circuit breaker then apply.
        proxy: URL of the proxy for every request. Without it, `HTTP_PROXY`, `HTTPS_PROXY`,
            `ALL_PROXY` and `NO_PROXY` decide.
        ssl_context: Context that verifies servers. Without it, the certificate authorities are the
            system's, those of `SSL_CERT_FILE` and `SSL_CERT_DIR`, or else those of
            `REQUESTS_CA_BUNDLE`.
        trust_env: Whether the environment's proxies and `REQUESTS_CA_BUNDLE` are used at all.
        connections: The maximum number of connections at a time. Further calls wait for a free one,
            in their order, within their `timeout`; the time of their attempt begins with the
            connection.
        pool_timeout: Seconds to wait for a free connection; None for no limit besides `timeout`.
        connect_timeout: Seconds to open a connection, its TLS handshake included. A handshake that
            the server does not answer is not retried: the server may speak http.
        breaker_refusals: Refusals of one server in a row (no connection, 429, 503) after which
            calls fail at once with `CircuitOpenError`; None for never.
        breaker_seconds: Seconds for which these refusals must have lasted.

    Raises:
        InvalidRequestError: An argument has an invalid value.
    """

    def __init__(  # noqa: PLR0913 the options of a connection
        self,
        fetcher: Callable[[Request], Awaitable[Response]] | None = None,
        *,
        proxy: str | None = None,
        ssl_context: ssl.SSLContext | None = None,
        trust_env: bool = True,
        connections: int = 100,
        connect_timeout: float = 10.0,
        pool_timeout: float | None = None,
        breaker_refusals: int | None = 10,
        breaker_seconds: float = 10.0,
    ) -> None:
        if fetcher is not None and not callable(fetcher):
            raise InvalidRequestError(f"fetcher must be an async function, not {fetcher!r}")
        if connections < 1:
            raise InvalidRequestError(f"connections must be at least 1, not {connections!r}")
        if isinstance(connect_timeout, bool) or not connect_timeout > 0:
            raise InvalidRequestError(f"connect_timeout must be above 0, not {connect_timeout!r}")
        if pool_timeout is not None and (isinstance(pool_timeout, bool) or not pool_timeout > 0):
            raise InvalidRequestError(f"pool_timeout must be above 0 or None, not {pool_timeout!r}")
        if breaker_refusals is not None and breaker_refusals < 1:
            raise InvalidRequestError(
                f"breaker_refusals must be at least 1 or None, not {breaker_refusals!r}"
            )
        if isinstance(breaker_seconds, bool) or not breaker_seconds >= 0:
            raise InvalidRequestError(
                f"breaker_seconds must be at least 0, not {breaker_seconds!r}"
            )
        self._fetcher = fetcher
        if proxy is not None:
            proxy = verify_proxy("proxy", proxy)
        self._options: dict[str, Any] = {
            "proxy": proxy,
            "ssl_context": ssl_context,
            "trust_env": trust_env,
            "connections": connections,
            "connect_timeout": connect_timeout,
        }
        self.pool_timeout = pool_timeout
        self.governor = Governor(
            connections if fetcher is None else inf, breaker_refusals, breaker_seconds
        )
        self._default: DefaultFetcher | None = None
        self._hooks: dict[str, list[Callable[..., Any]]] = {name: [] for name in get_args(HookName)}
        self.has_hooks = False
        self._users = 0

    @overload
    def add_hook(self, name: Literal["before_request"], hook: BeforeRequestHook) -> Self: ...
    @overload
    def add_hook(self, name: Literal["response"], hook: ResponseHook) -> Self: ...
    @overload
    def add_hook(self, name: Literal["request_error"], hook: RequestErrorHook) -> Self: ...
    def add_hook(self, name: HookName, hook: Callable[..., Any]) -> Self:
        """Call a function at that point from now on, after the hooks that were added before.

        Raises:
            InvalidRequestError: There is no such point.
        """
        self._hooks_of(name).append(hook)
        self.has_hooks = True
        return self

    @overload
    def remove_hook(self, name: Literal["before_request"], hook: BeforeRequestHook) -> Self: ...
    @overload
    def remove_hook(self, name: Literal["response"], hook: ResponseHook) -> Self: ...
    @overload
    def remove_hook(self, name: Literal["request_error"], hook: RequestErrorHook) -> Self: ...
    def remove_hook(self, name: HookName, hook: Callable[..., Any]) -> Self:
        """Stop calling a function at that point; no error if it was never added.

        Raises:
            InvalidRequestError: There is no such point.
        """
        hooks = self._hooks_of(name)
        if hook in hooks:
            hooks.remove(hook)
            self.has_hooks = any(self._hooks.values())
        return self

    def _hooks_of(self, name: str) -> list[Callable[..., Any]]:
        if name not in self._hooks:
            raise InvalidRequestError(f"a hook is one of {sorted(self._hooks)}, not {name!r}")
        return self._hooks[name]

    async def send(
        self, request: Request, find_timeout: Callable[[], HostingSDKError | None] | None = None
    ) -> Response:
        """Send one request once, with its hooks; nothing is retried.

        Args:
            request: The request.
            find_timeout: Called if the request is cancelled; returns the error of a time limit that
                cancelled it, and undoes the cancellation.

        Raises:
            HostingSDKError: There is no response; every other exception is turned into one.
        """
        for hook in self._hooks["before_request"]:
            replaced = _call_hook(hook, request)
            if replaced is not None:
                request = await _await_result(hook, replaced) or request
        try:
            response = await (self._default or self._fetch)(request)
        except HostingSDKError as error:
            await self._report_error(error, request)
            raise
        except CancelledError:
            late = None if find_timeout is None else find_timeout()
            if late is None:
                raise
            await self._report_error(late, request)
            raise late from None
        try:
            for hook in self._hooks["response"]:
                outcome = _call_hook(hook, response, request)
                if outcome is not None:
                    await _await_result(hook, outcome)
        except BaseException:
            await response.aclose()
            raise
        return response

    async def _report_error(self, error: HostingSDKError, request: Request) -> None:
        for hook in self._hooks["request_error"]:
            await _await_result(hook, _call_hook(hook, error, request))

    async def _fetch(self, request: Request) -> Response:
        if self._fetcher is None:
            fetcher = await _load_default_fetcher()
            if self._default is None:  # another call may have made it meanwhile
                self._default = fetcher(**self._options)
            return await self._default(request)
        where = f"{request.method} {request.shown_url}"
        try:
            response = await self._fetcher(request)
        except HostingSDKError:
            raise
        except TimeoutError as error:
            raise RequestTimeoutError(
                f"{where}: the fetcher ran out of time: {_name_error(error)}"
            ) from error
        except OSError as error:
            raise NoConnectionError(
                f"{where}: no response: {_name_error(error)}",
                request_sent=not isinstance(error, ConnectionRefusedError),
            ) from error
        except Exception as error:
            raise UnexpectedClientError(
                f"{where}: the fetcher failed: {_name_error(error)}"
            ) from error
        if not isinstance(response, Response):
            raise UnexpectedClientError(f"the fetcher must return a Response, not {response!r}")
        return response

    def acquire(self) -> None:
        """Count one more client."""
        self._users += 1

    async def release(self) -> None:
        """Count one client less, and close the connections after the last one."""
        self._users -= 1
        if self._users <= 0:
            await self.aclose()

    async def aclose(self) -> None:
        """Close every connection; a later request opens new ones."""
        if self._default is not None:
            await self._default.aclose()

    def abandon(self) -> None:
        """Forget the connections without closing them, in a forked process."""
        self.governor.reset()
        if self._default is not None:
            self._default.abandon()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()


async def _load_default_fetcher() -> Callable[..., DefaultFetcher]:
    """Import aiohttp, which takes 100 ms, without blocking the event loop."""
    import asyncio  # noqa: PLC0415 nothing else here needs it
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 as above

    # `asyncio.to_thread` would leave a thread running for each simultaneous first call.
    pool = ThreadPoolExecutor(1)
    # Not from sys.modules: the module there may still be loading in another thread.
    loading = asyncio.get_running_loop().run_in_executor(pool, import_module, _DEFAULT_FETCHER)
    loaded: Any = await loading
    pool.shutdown()
    fetcher: Callable[..., DefaultFetcher] = loaded.AiohttpFetcher
    return fetcher


def _call_hook(hook: Callable[..., Any], *arguments: object) -> Any:
    try:
        return hook(*arguments)
    except HostingSDKError:
        raise
    except Exception as error:
        raise _hook_error(hook, error) from error


async def _await_result(hook: Callable[..., Any], result: Any) -> Any:
    """Return the result of a hook; await it if the hook is a coroutine function."""
    if not isawaitable(result):
        return result
    try:
        return await result
    except HostingSDKError:
        raise
    except Exception as error:
        raise _hook_error(hook, error) from error


def _hook_error(hook: Callable[..., Any], error: Exception) -> UnexpectedClientError:
    return UnexpectedClientError(f"the hook {hook!r} failed: {_name_error(error)}")


def _name_error(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
