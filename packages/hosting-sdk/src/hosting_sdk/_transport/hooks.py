"""HTTP layer of the client: the fetcher that sends requests, and the hooks around it."""

from __future__ import annotations

from importlib import import_module
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, Literal, Self, get_args

from hosting_sdk._transport.limits import Slots
from hosting_sdk._transport.messages import Headers, Request, Response
from hosting_sdk._transport.proxies import verify_proxy
from hosting_sdk.errors import ConnectionError as NoConnectionError
from hosting_sdk.errors import (
    HostingSDKError,
    InvalidRequestError,
    RequestTimeoutError,
    UnexpectedClientError,
)

if TYPE_CHECKING:
    import ssl
    from collections.abc import Awaitable, Callable
    from types import TracebackType

    from hosting_sdk._transport.aiohttp import AiohttpFetcher

__all__ = ["HTTPClient", "Headers", "HookName", "Request", "Response"]

HookName = Literal["before_request", "request_error", "response"]
"""Points at which a hook is called."""


class HTTPClient:
    """Sends requests, and calls hooks around each attempt.

    Hooks may be plain or coroutine functions and run in the order in which they were added:

    - `before_request(request)`: may change the request, or return another one to be sent;
    - `response(response, request)`: sees every response, whatever its status;
    - `request_error(error, request)`: sees every attempt that brought no response.

    One `HTTPClient` may serve several clients; its connections close with the last of them.

    Args:
        fetcher: An async function that takes a `Request` and returns a `Response`, in the place of
            the built-in one; the other arguments are then without effect.
        proxy: URL of the proxy for every request. Without it `HTTP_PROXY`, `HTTPS_PROXY`,
            `ALL_PROXY` and `NO_PROXY` decide.
        ssl_context: How servers are verified. Without it the system's authorities count, those of
            `SSL_CERT_FILE` and `SSL_CERT_DIR`, or else those of `REQUESTS_CA_BUNDLE`.
        trust_env: Whether the environment's proxies and `REQUESTS_CA_BUNDLE` count at all.
        connections: The most connections at a time. Further calls wait for a free one, in their
            order, within their `timeout`; the time of their attempt begins with the connection.
        connect_timeout: Seconds to open a connection, its TLS handshake included.

    Raises:
        InvalidRequestError: An argument is not what it must be.
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
    ) -> None:
        if fetcher is not None and not callable(fetcher):
            raise InvalidRequestError(f"fetcher must be an async function, not {fetcher!r}")
        if connections < 1:
            raise InvalidRequestError(f"connections must be at least 1, not {connections!r}")
        if isinstance(connect_timeout, bool) or not connect_timeout > 0:
            raise InvalidRequestError(f"connect_timeout must be above 0, not {connect_timeout!r}")
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
        self.slots = Slots(connections) if fetcher is None else None
        self._default: AiohttpFetcher | None = None
        self._hooks: dict[str, list[Callable[..., Any]]] = {name: [] for name in get_args(HookName)}
        self._users = 0

    def add_hook(self, name: HookName, hook: Callable[..., Any]) -> Self:
        """Call a function at that point from now on, after those that are there already.

        Raises:
            InvalidRequestError: There is no such point.
        """
        self._hooks_of(name).append(hook)
        return self

    def remove_hook(self, name: HookName, hook: Callable[..., Any]) -> Self:
        """Stop calling a function at that point; no error if it was never added.

        Raises:
            InvalidRequestError: There is no such point.
        """
        hooks = self._hooks_of(name)
        if hook in hooks:
            hooks.remove(hook)
        return self

    def _hooks_of(self, name: str) -> list[Callable[..., Any]]:
        if name not in self._hooks:
            raise InvalidRequestError(f"a hook is one of {sorted(self._hooks)}, not {name!r}")
        return self._hooks[name]

    async def send(
        self, request: Request, begin: Callable[[], Awaitable[None] | None] | None = None
    ) -> Response:
        """Send one request as it is, hooks included; nothing is repeated.

        Args:
            request: The request.
            begin: Called after the `before_request` hooks; what it returns is awaited before
                anything is sent.

        Raises:
            HostingSDKError: There is no response; every other exception is turned into one.
        """
        for hook in self._hooks["before_request"]:
            replaced = _call_hook(hook, request)
            if replaced is not None:
                request = await _await_result(hook, replaced) or request
        if begin is not None and (ready := begin()) is not None:
            await ready
        try:
            response = await (self._default or self._fetch)(request)
        except HostingSDKError as error:
            for hook in self._hooks["request_error"]:
                await _await_result(hook, _call_hook(hook, error, request))
            raise
        try:
            for hook in self._hooks["response"]:
                outcome = _call_hook(hook, response, request)
                if outcome is not None:
                    await _await_result(hook, outcome)
        except BaseException:
            await response.aclose()
            raise
        return response

    async def _fetch(self, request: Request) -> Response:
        if self._fetcher is None:
            fetcher = await _load_fetcher()
            if self._default is None:  # another call may have made it meanwhile
                self._default = fetcher(**self._options)
            return await self._default(request)
        try:
            response = await self._fetcher(request)
        except HostingSDKError:
            raise
        except Exception as error:
            raise _fetcher_error(error, request) from error
        if not isinstance(response, Response):
            raise UnexpectedClientError(f"the fetcher must return a Response, not {response!r}")
        return response

    def acquire(self) -> None:
        """Count one more client."""
        self._users += 1

    async def release(self) -> None:
        """Count one client less, and close the connections with the last."""
        self._users -= 1
        if self._users <= 0:
            await self.aclose()

    async def aclose(self) -> None:
        """Close every connection; a later request opens new ones."""
        if self._default is not None:
            await self._default.aclose()

    def abandon(self) -> None:
        """Forget the connections without closing them, in a process that was forked off."""
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


async def _load_fetcher() -> type[AiohttpFetcher]:
    """Import aiohttp, which takes 100 ms, without stopping the event loop for so long."""
    import asyncio  # noqa: PLC0415 nothing else here needs it
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 as above

    module = "hosting_sdk._transport.aiohttp"
    # `asyncio.to_thread` would leave its threads behind, as many as there are first calls.
    pool = ThreadPoolExecutor(1)
    # Not sys.modules: what is there may still be loading in another thread.
    loop = asyncio.get_running_loop()
    loaded: Any = await loop.run_in_executor(pool, import_module, module)
    pool.shutdown()
    fetcher: type[AiohttpFetcher] = loaded.AiohttpFetcher
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
    return UnexpectedClientError(f"the hook {hook!r} failed: {type(error).__name__}: {error}")


def _fetcher_error(error: Exception, request: Request) -> HostingSDKError:
    where = f"{request.method} {request.shown_url}"
    reason = f"{type(error).__name__}: {error}"
    if isinstance(error, TimeoutError):
        return RequestTimeoutError(f"{where}: the fetcher ran out of time: {reason}")
    if isinstance(error, OSError):
        refused = isinstance(error, ConnectionRefusedError)
        return NoConnectionError(f"{where}: no response: {reason}", request_sent=not refused)
    return UnexpectedClientError(f"{where}: the fetcher failed: {reason}")
