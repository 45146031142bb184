"""Application of a metrics address: `/metrics`, `/livez` and `/readyz`, without authentication."""

from __future__ import annotations

import asyncio
import enum
import logging
import time
from typing import TYPE_CHECKING, TypeVar

import attrs
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from operations_status.errors import StoreError
from operations_status.messages.responses import Response, problem, refuse_route
from operations_status.metrics.exposition import MetricsReport
from operations_status.middleware.exchanges import Failures
from operations_status.middleware.requests import RequestLimits
from operations_status.stores import deadlines

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from starlette.exceptions import HTTPException
    from starlette.requests import Request
    from starlette.types import Lifespan

    from operations_status.metrics.measures import Measures
    from operations_status.settings import Settings
    from operations_status.stores import OperationStore

    Result = TypeVar("Result")

_PLAIN = (b"content-type", b"text/plain; charset=utf-8")
_NO_STORE = (b"cache-control", b"no-store")

_BEAT_INTERVAL = 1.0
LONGEST_PAUSE = 5.0
"""Seconds for which the event loop of the service may be blocked before `/livez` answers 503."""

_logger = logging.getLogger(__name__)


class Phase(enum.Enum):
    """Phase of a process that serves; the value says why it is not ready."""

    STARTING = "The service is starting."
    SERVING = ""
    ENDING = "The service is about to end."


@attrs.define(eq=False)
class LoopWatch:
    """Liveness of an event loop, for other threads."""

    _latest: float = attrs.field(factory=time.monotonic, init=False)

    async def beat(self) -> None:
        """Record the time every second, for as long as the event loop of the caller runs."""
        while True:
            self._latest = time.monotonic()
            await asyncio.sleep(_BEAT_INTERVAL)

    @property
    def is_recent(self) -> bool:
        """Whether the event loop has run within the last `LONGEST_PAUSE` seconds."""
        return time.monotonic() - self._latest <= LONGEST_PAUSE


@attrs.frozen(kw_only=True)
class Monitoring:
    """Endpoints for probes and for Prometheus.

    Attributes:
        store: The store of the service.
        measures: Metrics of this process.
        find_phase: Returns the phase of this process.
        is_alive: Returns whether the event loop of the service runs; always true if the probes run
            in that loop themselves.
        names: Names of operations that metrics count apart.
        ping_timeout: Seconds after which a call of the store times out.
    """

    store: OperationStore
    measures: Measures
    find_phase: Callable[[], Phase]
    is_alive: Callable[[], bool] = lambda: True
    names: Sequence[str] = ()
    ping_timeout: float = 2.0

    async def live(self, _: Request) -> Response:
        """Answer 200 if the event loop of the service runs, else 503."""
        if not self.is_alive():
            return _unavailable("The event loop of the service is blocked.")
        return Response(200, (_PLAIN, _NO_STORE), b"alive\n")

    async def ready(self, _: Request) -> Response:
        """Answer 200 if requests are accepted and the store answers, else 503."""
        phase = self.find_phase()
        if phase is not Phase.SERVING:
            return _unavailable(phase.value)
        if not await self._call_store(self._ping()):
            return _unavailable("The store cannot be read at the moment.")
        return Response(200, (_PLAIN, _NO_STORE), b"ready\n")

    async def _ping(self) -> bool:
        await self.store.ping()
        return True

    async def _call_store(self, call: Awaitable[Result]) -> Result | None:
        """Return the result of a call of the store; None if it fails or times out."""
        try:
            # A thread of the store that waits for a lock cannot be cancelled: its deadline ends it.
            with deadlines.within(self.ping_timeout):
                async with asyncio.timeout(self.ping_timeout):
                    return await call
        except (StoreError, TimeoutError) as error:
            _logger.debug("the store does not answer: %r", error)
            return None

    async def expose(self, request: Request) -> Response:
        """Answer with the metrics."""
        phase = self.find_phase()
        # A store that is being opened would delay the response until the time-out.
        is_open = phase is not Phase.STARTING
        statistics = await self._call_store(self.store.statistics()) if is_open else None
        ends = await self._call_store(self.store.read_ends()) if statistics else None
        report = MetricsReport(
            measures=self.measures,
            statistics=statistics,
            ends=ends,
            names=self.names,
            is_ready=phase is Phase.SERVING and statistics is not None,
        )
        accepted = ",".join(request.headers.getlist("accept"))
        text, content_type = report.expose(accept=accepted)
        return Response(200, ((b"content-type", content_type.encode("ascii")), _NO_STORE), text)


def create_monitoring(
    monitoring: Monitoring, settings: Settings, lifespan: Lifespan[Starlette] | None = None
) -> Starlette:
    """Return the application of a metrics address, with the limits that hold for every request."""
    app = Starlette(
        routes=[
            Route("/metrics", monitoring.expose),
            Route("/livez", monitoring.live),
            Route("/readyz", monitoring.ready),
        ],
        middleware=[Middleware(RequestLimits, settings=settings), Middleware(Failures)],
        # Its response is an ASGI application, which is all that Starlette needs.
        exception_handlers={404: _refuse, 405: _refuse},  # type: ignore[dict-item]
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return app


async def _refuse(request: Request, error: HTTPException) -> Response:
    response = await refuse_route(request, error)
    return attrs.evolve(response, headers=(*response.headers, _NO_STORE))


def _unavailable(detail: str) -> Response:
    return problem(503, detail, headers=((b"retry-after", b"1"), _NO_STORE))
