"""The service as a Starlette application, for Hypercorn and for any other server."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
from typing import TYPE_CHECKING

import attrs
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from .access_log import AccessLog
from .auth import create_authenticator, create_negotiation
from .errors import OperationsStatusError
from .failures import Failures
from .forwarded import Forwarded
from .limits import Limits
from .openapi import document
from .problems import method_not_allowed, unknown_path
from .proxies import parse_proxies
from .responses import JSON, Response
from .stores import open_store
from .views import READS, OperationViews
from .watchdog import watch

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from .auth import Authenticator, Negotiation
    from .settings import Settings
    from .stores import OperationStore


def create_app(
    settings: Settings,
    *,
    store: OperationStore | None = None,
    authenticator: Authenticator | None = None,
    negotiation: Negotiation | None = None,
) -> Application:
    """Return the service as an ASGI application (Starlette's).

    Its lifespan opens and closes the store, so the server has to speak the lifespan protocol;
    those that are widely used do.

    Args:
        settings: limits, store and keys; the addresses are the server's affair.
        store: a store to use instead of the one that the settings name.
        authenticator: one to use instead of one made from the settings; `Negotiate` is then not
            offered beside it.
        negotiation: offers `Negotiate` in any case, in the place of what the settings and the
            system decide.

    Raises:
        SettingsError: the settings of the keys are not usable.
        StoreError: the settings name a store of an unknown kind.
    """
    if negotiation is None and authenticator is None:
        negotiation = create_negotiation(settings)
    return Application(
        settings,
        store or open_store(settings.store),
        authenticator or create_authenticator(settings),
        negotiation,
    )


class Application(Starlette):
    """The service: its routes, the limits around them, and its store."""

    def __init__(
        self,
        settings: Settings,
        store: OperationStore,
        authenticator: Authenticator,
        negotiation: Negotiation | None = None,
    ) -> None:
        views = OperationViews(store, authenticator)
        guard = negotiation.guard if negotiation else _unguarded
        super().__init__(
            routes=[
                _forgiving_route("/operations", guard(views.list)),
                _forgiving_route("/operations/{operation_id}", guard(views.show)),
                _forgiving_route("/openapi.json", _serve_document),
            ],
            middleware=_middleware(settings),
        )
        self.router.redirect_slashes = False
        self.router.default = _serve_nothing
        self._store = store
        self._interval = settings.watchdog_interval
        self._watchdog: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one ASGI scope."""
        if scope["type"] == "http":
            await super().__call__(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._live(receive, send)
        else:  # a web socket, which nothing here speaks
            await receive()
            await send({"type": "websocket.close"})

    async def open(self) -> None:
        """Open the store and start to look for lost operations.

        Raises:
            StoreError: the store cannot be opened.
        """
        await self._store.open()
        self._watchdog = asyncio.create_task(watch(self._store, interval=self._interval))

    async def aclose(self) -> None:
        """Stop looking and close the store."""
        if self._watchdog is not None:
            self._watchdog.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watchdog
        await self._store.aclose()

    async def _live(self, receive: Receive, send: Send) -> None:
        """Speak the lifespan protocol; a store that does not open is told in one line."""
        await receive()
        try:
            await self.open()
        except OperationsStatusError as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.aclose()
        await send({"type": "lifespan.shutdown.complete"})


def _middleware(settings: Settings) -> list[Middleware]:
    limits = Middleware(
        Limits,
        max_header_size=settings.max_header_size,
        max_header_count=settings.max_header_count,
        max_body_size=settings.max_body_size,
        read_timeout=settings.read_timeout,
    )
    found = [limits, Middleware(Failures)]
    if settings.access_log:
        found.insert(0, Middleware(AccessLog))
    if settings.trusted_proxies:
        proxies = parse_proxies(settings.trusted_proxies)
        found.insert(0, Middleware(Forwarded, proxies=proxies, header=settings.forwarded_header))
    return found


@attrs.frozen
class _Endpoint:
    """What serves a route, as an instance: Starlette takes a function for one of requests."""

    serve: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.serve(scope, receive, send)


def _forgiving_route(path: str, serve: ASGIApp) -> Route:
    """Return a route that ignores one slash at the end of a path and the case of its words."""
    route = Route(path, _Endpoint(serve))
    pattern = route.path_regex.pattern.removesuffix("$") + "/?$"
    route.path_regex = re.compile(pattern, re.IGNORECASE)
    return route


def _unguarded(app: ASGIApp) -> ASGIApp:
    return app


async def _serve_document(scope: Scope, _: Receive, send: Send) -> None:
    reads = scope["method"] in READS
    answer = _document() if reads else method_not_allowed(scope["method"])
    await answer.send_to(send, scope)


async def _serve_nothing(scope: Scope, _: Receive, send: Send) -> None:
    await unknown_path(scope["path"]).send_to(send, scope)


@functools.cache
def _document() -> Response:
    return Response(200, ((b"content-type", JSON),), document())
