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
from .lifetime import Lifetime
from .logs import OutageLog
from .messages.responses import JSON, Response, method_not_allowed, unknown_path
from .metrics.measures import Measures
from .metrics.observed import MeasuredAuthenticator, measure_store
from .middleware.exchanges import Exchanges, Failures
from .middleware.forwarded import Forwarded
from .middleware.requests import NormalizedPath, RequestLimits
from .proxies import parse_proxies
from .routes.change_hub import ChangeHub
from .routes.list_view import ListView
from .routes.openapi import write_document
from .routes.slots import Slots
from .routes.views import StatusView
from .stores import open_store
from .stores.spool import Spool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.routing import BaseRoute

    from .auth.authenticator import Authenticator
    from .auth.negotiate import Negotiation
    from .middleware.tracing import Tracing
    from .settings import Settings
    from .stores import OperationStore


_logger = logging.getLogger(__name__)


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
            system = "sqlite" if settings.store.startswith("sqlite:") else "postgresql"
            store = tracing.trace_store(store, system=system)
        outage = OutageLog(
            _logger, failing="the store is unavailable", restored="the store is available again"
        )
        self.store = measure_store(store, self.measures, outage)
        self._hub = ChangeHub(self.store)
        self._lifetime = Lifetime(self.store, settings, self.measures.events, outage)
        measured = MeasuredAuthenticator(authenticator, self.measures)
        wait_slots = Slots(
            "requests that wait for changes",
            per_subject=settings.max_waits,
            per_connection=settings.max_waits_per_connection,
        )
        parts = (self.store, self._lifetime, measured, self._hub, settings, wait_slots)
        super().__init__(
            routes=_routes(
                StatusView(*parts), ListView(*parts), negotiation, has_page=settings.dashboard
            ),
            middleware=_middleware(settings, self.measures, tracing),
            # Their response is an ASGI application, which is all that Starlette needs.
            exception_handlers={404: _answer_unknown_path, 405: _answer_other_method},  # type: ignore[dict-item]
            lifespan=_live,
        )
        self.router.redirect_slashes = False

    async def open(self, *, create: bool = True) -> None:
        """Open the store (`Lifetime.open`)."""
        await self._lifetime.open(create=create)

    def end_waits(self) -> None:
        """End the requests that wait for changes, and those to come: the service is to end."""
        self._hub.close()

    async def aclose(self) -> None:
        """Stop looking and close the store."""
        await self._hub.aclose()
        await self._lifetime.aclose()


@contextlib.asynccontextmanager
async def _live(app: Application) -> AsyncIterator[None]:
    _repair_server()
    await app.open()
    try:
        yield
    finally:
        await app.aclose()


def _repair_server() -> None:
    """Repair Hypercorn if it serves this application: its HTTP/2 has no back-pressure."""
    if "hypercorn.protocol" not in sys.modules:
        return
    try:
        from . import hypercorn_faults  # noqa: PLC0415 other servers need none of it

        hypercorn_faults.repair()
    except ImportError as error:
        _logger.warning("%s: it serves without the repairs for it", error)


def _find_tracing() -> Tracing | None:
    """Return what traces, or None where nobody does: then it is not even imported."""
    if "opentelemetry.trace" not in sys.modules:
        return None
    from .middleware.tracing import Tracing  # noqa: PLC0415 needs an extra

    return Tracing.find()


def _middleware(
    settings: Settings, measures: Measures, tracing: Tracing | None
) -> list[Middleware]:
    """Return the middleware of the settings, outermost first."""
    every = []
    if settings.trusted_proxies:
        proxies = parse_proxies(settings.trusted_proxies)
        every.append(Middleware(Forwarded, proxies=proxies, header=settings.forwarded_header))
    every.append(Middleware(Exchanges, measures=measures, has_log=settings.access_log))
    if tracing is not None:
        every.append(Middleware(tracing.trace_requests))
    return [
        *every,
        Middleware(RequestLimits, settings=settings),
        Middleware(Failures),
        Middleware(NormalizedPath, root_path=settings.root_path),
    ]


def _routes(
    show: StatusView, show_list: ListView, negotiation: Negotiation | None, *, has_page: bool
) -> list[BaseRoute]:
    guards = [Middleware(negotiation.guard)] if negotiation else []
    describe = functools.partial(_serve_document, negotiates=negotiation is not None)
    routes: list[BaseRoute] = [
        Route("/operations/{operationId}", show, middleware=guards),
        Route("/operations", show_list, middleware=guards),
        Route("/openapi.json", describe),
    ]
    if has_page:
        routes.append(Route("/", serve_page))
    return routes


async def _answer_unknown_path(request: Request, _: Exception) -> Response:
    return unknown_path(request.scope["path"])


async def _answer_other_method(request: Request, _: Exception) -> Response:
    return method_not_allowed(request.method)


async def _serve_document(request: Request, *, negotiates: bool) -> Response:
    return _document(negotiates=negotiates, server=request.scope.get("root_path") or "/")


@functools.lru_cache(maxsize=16)
def _document(*, negotiates: bool, server: str) -> Response:
    body = write_document(negotiates=negotiates, server=server)
    return Response(200, ((b"content-type", JSON),), body)
