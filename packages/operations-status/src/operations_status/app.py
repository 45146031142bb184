"""The service as a Starlette application, for Hypercorn and for any other server."""

from __future__ import annotations

import asyncio
import functools
import re
import sys
from typing import TYPE_CHECKING

import attrs
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from .auth import create_authenticator, create_negotiation
from .dashboard import serve_page
from .errors import OperationsStatusError
from .messages.problems import method_not_allowed, unknown_path
from .messages.responses import JSON, Response
from .metrics.measures import ROUTE, Measures
from .metrics.observed_authenticator import MeasuredAuthenticator
from .metrics.observed_store import measure_store
from .middleware.access_log import log_exchange
from .middleware.exchanges import Exchanges
from .middleware.failures import Failures
from .middleware.forwarded import Forwarded
from .middleware.limits import limit
from .proxies import parse_proxies
from .retention import forget
from .routes.change_hub import ChangeHub
from .routes.openapi import document
from .routes.views import READS, OperationViews
from .stores import open_store
from .watchdog import watch

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from .auth import Authenticator, Negotiation
    from .middleware.tracing import Tracing
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
        self.measures = Measures()
        tracing = _find_tracing()
        if tracing is not None:
            system = "sqlite" if settings.store.startswith("sqlite:") else "postgresql"
            store = tracing.trace_store(store, system=system)
        store = measure_store(store, self.measures)
        self._hub = ChangeHub(store)
        measured = MeasuredAuthenticator(authenticator, self.measures)
        views = OperationViews(store, measured, self._hub, settings)
        guard = negotiation.guard if negotiation else _unguarded
        self._list = _Endpoint("/operations", guard(views.list))
        self._show = _Endpoint("/operations/{operationId}", guard(views.show))
        describe = functools.partial(_serve_document, negotiates=negotiation is not None)
        routes = [
            _forgiving_route("/operations", self._list),
            _forgiving_route("/operations/{operation_id}", self._show),
            _forgiving_route("/openapi.json", _Endpoint("/openapi.json", describe)),
        ]
        if settings.dashboard:
            routes.append(Route("/", _Endpoint("/", serve_page)))
        super().__init__(
            routes=routes,
            middleware=_middleware(settings, self.measures, tracing),
        )
        self.router.redirect_slashes = False
        self.router.default = _serve_nothing
        self.store = store
        self._settings = settings
        self._chores: list[asyncio.Task[None]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one ASGI scope."""
        if scope["type"] == "http":
            await super().__call__(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._live(receive, send)
        else:  # a web socket, which nothing here speaks
            await receive()
            await send({"type": "websocket.close"})

    def build_middleware_stack(self) -> ASGIApp:
        """Return our own middleware around the routes; `Failures` does what Starlette's would."""
        app: ASGIApp = self._dispatch
        for middleware in reversed(self.user_middleware):
            app = middleware.cls(app, *middleware.args, **middleware.kwargs)
        return app

    async def _dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find the route of a request; the two that matter, as they are written, by hand."""
        if "://" in scope["path"]:
            _to_origin_form(scope)
        if not scope.get("root_path"):
            path = scope["path"]
            parent, _, last = path.rpartition("/")
            if parent == "/operations" and last:
                scope["path_params"] = {"operation_id": last}
                await self._show(scope, receive, send)
                return
            if path == "/operations":
                await self._list(scope, receive, send)
                return
        await self.router(scope, receive, send)

    async def open(self) -> None:
        """Open the store and start to look for operations that are lost, or to be forgotten.

        Raises:
            StoreError: the store cannot be opened.
        """
        await self.store.open()
        settings = self._settings
        watchdog = watch(self.store, interval=settings.watchdog_interval)
        retention = forget(
            self.store,
            age=settings.retention_age,
            count=settings.retention_count,
            interval=settings.retention_interval,
        )
        self._chores = [asyncio.create_task(watchdog), asyncio.create_task(retention)]

    def end_waits(self) -> None:
        """End the requests that wait for changes, and those to come: the service is to end."""
        self._hub.close()

    async def aclose(self) -> None:
        """Stop looking and close the store."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._hub.aclose()
        await self.store.aclose()

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


def _to_origin_form(scope: Scope) -> None:
    """Leave scheme and host out of the path, where a client has sent them (RFC 9112, 3.2.2)."""
    if scope["path"].startswith("/"):
        return
    path = scope["path"].partition("://")[2].partition("/")[2]
    raw = scope.get("raw_path", b"").partition(b"://")[2].partition(b"/")[2]
    scope["path"], scope["raw_path"] = "/" + path, b"/" + raw


def _find_tracing() -> Tracing | None:
    """Return what traces, or None where nobody does: then it is not even imported."""
    if "opentelemetry.trace" not in sys.modules:
        return None
    from .middleware.tracing import Tracing  # noqa: PLC0415 needs an extra

    return Tracing.find()


def _middleware(
    settings: Settings, measures: Measures, tracing: Tracing | None
) -> list[Middleware]:
    log = log_exchange if settings.access_log else None
    exchanges = Middleware(Exchanges, measures=measures, log=log)
    found = [exchanges, Middleware(limit, settings=settings), Middleware(Failures)]
    if tracing is not None:
        found.insert(1, Middleware(tracing.trace_requests))
    if settings.trusted_proxies:
        proxies = parse_proxies(settings.trusted_proxies)
        found.insert(0, Middleware(Forwarded, proxies=proxies, header=settings.forwarded_header))
    return found


@attrs.frozen
class _Endpoint:
    """What serves a route, as an instance: Starlette takes a function for one of requests.

    Attributes:
        name: of the route, by which its requests are counted.
        serve: answers them.
    """

    name: str
    serve: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[ROUTE] = self.name
        await self.serve(scope, receive, send)


def _forgiving_route(path: str, endpoint: _Endpoint) -> Route:
    """Return a route that ignores one slash at the end of a path and the case of its words."""
    route = Route(path, endpoint)
    pattern = route.path_regex.pattern.removesuffix("$") + "/?$"
    route.path_regex = re.compile(pattern, re.IGNORECASE)
    return route


def _unguarded(app: ASGIApp) -> ASGIApp:
    return app


async def _serve_document(scope: Scope, _: Receive, send: Send, *, negotiates: bool) -> None:
    reads = scope["method"] in READS
    answer = _document(negotiates=negotiates) if reads else method_not_allowed(scope["method"])
    await answer.send_to(send, scope)


async def _serve_nothing(scope: Scope, _: Receive, send: Send) -> None:
    await unknown_path(scope["path"]).send_to(send, scope)


@functools.cache
def _document(*, negotiates: bool) -> Response:
    return Response(200, ((b"content-type", JSON),), document(negotiates=negotiates))
