"""The service as a Starlette application, for Hypercorn and for any other server."""

from __future__ import annotations

import contextlib
import functools
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from .auth.authenticator import create_authenticator
from .auth.negotiate_gate import create_negotiation
from .dashboard import serve_page
from .governor import Governor
from .lifetime import Lifetime
from .logs import OutageLog
from .messages.responses import JSON, Response, refuse_route
from .metrics.measures import Measures
from .metrics.observed import MeasuredAuthenticator, StoreOutages, measure_store
from .middleware.compression import Compression
from .middleware.exchanges import Exchanges, Failures
from .middleware.forwarded import Forwarded
from .middleware.requests import NormalizedPath, RequestLimits
from .proxies import parse_proxies
from .routes.change_hub import ChangeHub
from .routes.list_view import ListView
from .routes.openapi import write_document
from .routes.views import StatusView
from .stores import open_store
from .stores.spool import Spool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from starlette.requests import Request
    from starlette.routing import BaseRoute

    from .auth.authenticator import Authenticator
    from .auth.negotiate import Negotiation
    from .middleware.tracing import Tracing
    from .settings import Settings
    from .stores import OperationStore


_logger = logging.getLogger(__name__)

_COMPRESSED_BYTES = 1024
"""Length of the shortest response that is compressed."""

_LEVEL = 3
"""gzip level for JSON; higher levels take several times as long and save little."""


def create_app(
    settings: Settings,
    *,
    store: OperationStore | None = None,
    authenticator: Authenticator | None = None,
    negotiation: Negotiation | None = None,
) -> Application:
    """Return the service as an ASGI application (Starlette's).

    Its lifespan opens and closes the store. Where no lifespan is run, as under another application
    that mounts this one, the first request opens the store.

    Args:
        settings: Limits, store and keys; the addresses are left to the server.
        store: Store that replaces the store of the settings.
        authenticator: Authenticator that replaces the authenticator of the settings; `Negotiate` is
            then not offered.
        negotiation: Handshakes of `Negotiate`; by default, the settings and the system decide
            whether it is offered.

    Raises:
        SettingsError: The settings of the keys are invalid.
        StoreError: The address of the store is malformed or unknown.
    """
    if negotiation is None and authenticator is None:
        negotiation = create_negotiation(settings)
    if store is None:
        folder = None if settings.spool_folder is None else Path(settings.spool_folder)
        spool = Spool(folder=folder, budget=settings.spool_size, floor=settings.spool_reserve)
        store = open_store(settings.store, spool=spool)
    return Application(
        settings, store, authenticator or create_authenticator(settings), negotiation
    )


class Application(Starlette):
    """The service: a Starlette application with its store."""

    def __init__(
        self,
        settings: Settings,
        store: OperationStore,
        authenticator: Authenticator,
        negotiation: Negotiation | None,
    ) -> None:
        self.measures = Measures()
        tracing = _find_tracing()
        if tracing is not None:
            system = "postgresql" if settings.store.startswith("postgres") else "sqlite"
            store = tracing.trace_store(store, system=system)
        log = OutageLog(
            _logger, failing="the store is unavailable", restored="the store is available again"
        )
        outages = StoreOutages(self.measures, log)
        self.store = measure_store(store, outages)
        self._hub = ChangeHub(self.store)
        self._lifetime = Lifetime(self.store, settings, self.measures)
        measured = MeasuredAuthenticator(authenticator, self.measures)
        governor = Governor(settings)
        parts = (self.store, self._lifetime, measured, self._hub, settings, governor)
        super().__init__(
            routes=_create_routes(
                StatusView(*parts), ListView(*parts), negotiation, has_page=settings.dashboard
            ),
            middleware=[
                *_observe_requests(settings, self.measures, tracing),
                Middleware(RequestLimits, settings=settings),
                Middleware(Failures, outages=outages),
                Middleware(NormalizedPath, root_path=settings.root_path),
            ],
            # Their response is an ASGI application, which is all that Starlette needs.
            exception_handlers={404: refuse_route, 405: refuse_route},  # type: ignore[dict-item]
            lifespan=_live,
        )
        self.router.redirect_slashes = False

    async def open(self) -> None:
        """Open the store (`Lifetime.open`)."""
        await self._lifetime.open()

    def end_waits(self) -> None:
        """End current and later waits for changes, because the service shuts down."""
        self._hub.close()

    async def aclose(self) -> None:
        """Stop following the store, and close it."""
        await self._hub.aclose()
        await self._lifetime.aclose()


@contextlib.asynccontextmanager
async def _live(app: Application) -> AsyncIterator[None]:
    hooks: set[Callable[[], None]] = set()
    if "hypercorn.protocol" in sys.modules:  # other servers need no repairs
        from . import hypercorn_faults  # noqa: PLC0415

        hypercorn_faults.repair()
        hooks = hypercorn_faults.SHUTDOWN_HOOKS
    await app.open()
    hooks.add(app.end_waits)
    try:
        yield
    finally:
        hooks.discard(app.end_waits)
        await app.aclose()


def _find_tracing() -> Tracing | None:
    """Return the tracing of this process; None without a tracer provider."""
    if "opentelemetry.trace" not in sys.modules:
        return None
    from .middleware.tracing import Tracing  # noqa: PLC0415 needs an extra

    return Tracing.find()


def _observe_requests(
    settings: Settings, measures: Measures, tracing: Tracing | None
) -> Iterator[Middleware]:
    """Yield the middleware that observes requests, outermost first."""
    if settings.trusted_proxies:
        proxies = parse_proxies(settings.trusted_proxies)
        yield Middleware(Forwarded, proxies=proxies, header=settings.forwarded_header)
    yield Middleware(Exchanges, measures=measures, has_log=settings.access_log)
    if tracing is not None:
        yield Middleware(tracing.trace_requests)


def _create_routes(
    show: StatusView, show_list: ListView, negotiation: Negotiation | None, *, has_page: bool
) -> list[BaseRoute]:
    guards = [Middleware(negotiation.guard)] if negotiation else []
    compressed = [Middleware(Compression, minimum_size=_COMPRESSED_BYTES, compresslevel=_LEVEL)]

    async def serve_document(request: Request) -> Response:
        server = request.scope.get("root_path") or "/"
        return _describe(negotiates=negotiation is not None, server=server)

    routes: list[BaseRoute] = [
        Route("/operations/{operationId}", show, middleware=guards),
        Route("/operations", show_list, middleware=[*guards, *compressed]),
        Route("/openapi.json", serve_document, middleware=compressed),
    ]
    if has_page:
        routes.append(Route("/", serve_page, middleware=[Middleware(Compression)]))
    return routes


@functools.lru_cache(maxsize=16)
def _describe(*, negotiates: bool, server: str) -> Response:
    body = write_document(negotiates=negotiates, server=server)
    return Response(200, ((b"content-type", JSON),), body)
