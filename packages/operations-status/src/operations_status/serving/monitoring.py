"""Application of a metrics address: `/metrics`, `/livez` and `/readyz`, without authentication."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Protocol, TypeVar

import attrs

from operations_status.errors import StoreError
from operations_status.messages.problems import method_not_allowed, problem, unknown_path
from operations_status.messages.responses import Response
from operations_status.middleware.failures import Failures
from operations_status.middleware.limits import RequestLimits

from .readiness import NO_STORE, STARTING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from starlette.types import ASGIApp, Receive, Scope, Send

    from operations_status.metrics.measures import Measures
    from operations_status.settings import Settings
    from operations_status.stores import OperationStore

    Result = TypeVar("Result")

PING_TIMEOUT = 2.0
"""Seconds that the store has to answer; health checks wait little longer."""

_READS = frozenset({"GET", "HEAD"})
_PLAIN = (b"content-type", b"text/plain; charset=utf-8")
_FRESH = (b"cache-control", b"no-store")

_logger = logging.getLogger(__name__)


class Watched(Protocol):
    """The processes that are watched."""

    @property
    def refusal(self) -> str | None:
        """Why they answer no requests; None when they do."""

    @property
    def hang(self) -> str | None:
        """Which of them hangs; None when none does. One that says this itself does not."""

    @property
    def pids(self) -> Sequence[int]:
        """Their numbers."""

    async def collect(self) -> Measures:
        """Return what all of them have counted."""


@attrs.frozen(kw_only=True)
class Monitoring:
    """The service as it is seen from outside, as an ASGI application.

    Attributes:
        store: asked whether it can answer, and what is in it.
        service: its processes.
        ping_timeout: seconds that the store has to answer.
    """

    store: OperationStore
    service: Watched
    ping_timeout: float = PING_TIMEOUT

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one ASGI scope."""
        if scope["type"] != "http":  # a web socket, which nothing here speaks
            await receive()
            await send({"type": "websocket.close"})
            return
        answer = await self._answer(scope)
        await attrs.evolve(answer, headers=(*answer.headers, _FRESH)).send_to(send, scope)

    async def _answer(self, scope: Scope) -> Response:
        answer = {"/metrics": self._expose, "/livez": self._live, "/readyz": self._ready}.get(
            scope["path"]
        )
        if answer is None:
            return unknown_path(scope["path"])
        if scope["method"] not in _READS:
            return method_not_allowed(scope["method"])
        return await answer(scope)

    async def _live(self, _: Scope) -> Response:
        hang = self.service.hang
        return Response(200, (_PLAIN,), b"alive\n") if hang is None else problem(503, hang)

    async def _ready(self, _: Scope) -> Response:
        refusal = await self._find_refusal()
        if refusal is None:
            return Response(200, (_PLAIN,), b"ready\n")
        return problem(503, refusal, headers=((b"retry-after", b"1"),))

    async def _find_refusal(self) -> str | None:
        """Return why the service is not ready, or None when it is."""
        refusal = self.service.refusal
        if refusal is None and await self._ask(self._ping()) is None:
            return NO_STORE
        return refusal

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

    async def _expose(self, scope: Scope) -> Response:
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
        accepted = b",".join(value for name, value in scope["headers"] if name == b"accept")
        text, content_type = report.expose(accept=accepted.decode("latin-1"))
        return Response(200, ((b"content-type", content_type.encode("ascii")),), text)


def create_monitoring(monitoring: Monitoring, settings: Settings) -> ASGIApp:
    """Return a `Monitoring` within the limits that hold for every request."""
    # It is loaded now, so that the first to ask for metrics does not hold up the requests.
    from operations_status.metrics import exposition  # noqa: F401, PLC0415 big, and often nobody asks

    return RequestLimits(Failures(monitoring), settings)
