"""Application of a metrics address: `/metrics`, `/livez` and `/readyz`, without authentication."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

import attrs
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from operations_status.errors import StoreError
from operations_status.messages.responses import (
    Response,
    method_not_allowed,
    problem,
    unknown_path,
)
from operations_status.middleware.exchanges import Failures
from operations_status.middleware.requests import RequestLimits

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from starlette.requests import Request

    from operations_status.settings import Settings
    from operations_status.stores import OperationStore

    from .worker import ServingProcess
    from .workers import Supervisor

    Result = TypeVar("Result")

STARTING = "The service is starting."
ENDING = "The service is about to end."

_PLAIN = (b"content-type", b"text/plain; charset=utf-8")
_FRESH = (b"cache-control", b"no-store")

_logger = logging.getLogger(__name__)


@attrs.frozen(kw_only=True)
class Monitoring:
    """Endpoints that show the service from outside.

    Attributes:
        ping_timeout: seconds that the store has to answer; health checks wait little longer.
    """

    store: OperationStore
    service: ServingProcess | Supervisor
    ping_timeout: float = 2.0

    async def live(self, _: Request) -> Response:
        """Answer 200: the event loops of the service turn."""
        hang = self.service.hang
        if hang is None:
            return Response(200, (_PLAIN, _FRESH), b"alive\n")
        return problem(503, hang, headers=(_FRESH,))

    async def ready(self, _: Request) -> Response:
        """Answer 200: the service takes requests, and its store answers."""
        refusal = self.service.refusal
        if refusal is None and not await self._ask(self._ping()):
            refusal = "The store cannot be read at the moment."
        if refusal is None:
            return Response(200, (_PLAIN, _FRESH), b"ready\n")
        return problem(503, refusal, headers=((b"retry-after", b"1"), _FRESH))

    async def _ping(self) -> bool:
        await self.store.ping()
        return True

    async def _ask(self, question: Awaitable[Result]) -> Result | None:
        """Ask the store; return None when it cannot answer in time."""
        try:
            async with asyncio.timeout(self.ping_timeout):
                return await question
        except (StoreError, TimeoutError) as error:
            _logger.debug("the store does not answer: %r", error)
            return None

    async def expose(self, request: Request) -> Response:
        """Answer with the metrics."""
        from operations_status.metrics.exposition import Report  # noqa: PLC0415 as below

        refusal = self.service.refusal
        # A store that is being opened may wait for others, and make the health check wait, too.
        statistics = None if refusal == STARTING else await self._ask(self.store.statistics())
        report = Report(
            measures=await self.service.collect(),
            statistics=statistics,
            is_ready=refusal is None and statistics is not None,
            pids=self.service.pids,
        )
        accepted = ",".join(request.headers.getlist("accept"))
        text, content_type = report.expose(accept=accepted)
        return Response(200, ((b"content-type", content_type.encode("ascii")), _FRESH), text)


def create_monitoring(monitoring: Monitoring, settings: Settings) -> Starlette:
    """Return the application of a metrics address, with the limits that hold for every request."""
    # It is loaded now, so that the first to ask for metrics does not hold up the requests.
    from operations_status.metrics import exposition  # noqa: F401, PLC0415 big, and often nobody asks

    app = Starlette(
        routes=[
            Route("/metrics", monitoring.expose),
            Route("/livez", monitoring.live),
            Route("/readyz", monitoring.ready),
        ],
        middleware=[Middleware(RequestLimits, settings=settings), Middleware(Failures)],
        # Its response is an ASGI application, which is all that Starlette needs.
        exception_handlers={404: _refuse_path, 405: _refuse_method},  # type: ignore[dict-item]
    )
    app.router.redirect_slashes = False
    return app


async def _refuse_path(request: Request, _: Exception) -> Response:
    return _keep_fresh(unknown_path(request.scope["path"]))


async def _refuse_method(request: Request, _: Exception) -> Response:
    return _keep_fresh(method_not_allowed(request.method))


def _keep_fresh(answer: Response) -> Response:
    return attrs.evolve(answer, headers=(*answer.headers, _FRESH))
