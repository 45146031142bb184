"""One process that serves: from bound sockets to the last answer."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib.util
import logging
import os
import signal
import ssl
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from operations_status.app import Application
    from operations_status.metrics.measures import Measures

    from .connections import Connections
    from .workers import Supervisor

_MONITORS_GRACE = 1.0
"""Seconds that an answer about the service may take when the service has ended."""

_logger = logging.getLogger(__name__)


@attrs.frozen
class Stop:
    """The wish that a process ends: first with grace, when it is repeated at once."""

    gently: asyncio.Event = attrs.field(factory=asyncio.Event)
    at_once: asyncio.Event = attrs.field(factory=asyncio.Event)

    def ask(self) -> None:
        """Ask once more."""
        if self.gently.is_set():
            self.at_once.set()
        self.gently.set()


@attrs.frozen
class ServingProcess:
    """The service in this process.

    Attributes:
        app: the service; not open yet.
        creates_store: whether it creates the store if there is none.
        stop: asks it to end.
    """

    app: Application
    connections: Connections
    creates_store: bool = True
    stop: Stop = attrs.field(factory=Stop)

    @property
    def refusal(self) -> str | None:
        """Why no requests are answered; None when they are."""
        return self.connections.refusal

    @property
    def hang(self) -> None:
        """Nothing: a process that hangs would not say so."""

    @property
    def pids(self) -> list[int]:
        """This process."""
        return [os.getpid()]

    async def collect(self) -> Measures:
        """Return what this process has counted until now."""
        return self.measure()

    def measure(self) -> Measures:
        """Return what this process counts, for use before the event loop goes on."""
        self.app.measures.current["connections"] = self.connections.count
        return self.app.measures

    async def serve(self, on_ready: Callable[[], None]) -> bool:
        """Serve until `stop`; return whether there was time for every answer.

        Args:
            on_ready: called when connections are accepted.

        Raises:
            StoreError: the store cannot be opened.
        """
        await self.app.open(create=self.creates_store)
        async with contextlib.aclosing(self.app):
            await self.connections.open()
            # What is loaded by now stays: the collector need not walk through it again and again.
            gc.collect()
            gc.freeze()
            on_ready()
            await self.stop.gently.wait()
            self.app.end_waits()
            cut = await self.connections.drain(hurry=self.stop.at_once)
        if cut:
            _logger.warning("%d connections were cut before they had ended", cut)
        return not self.stop.at_once.is_set()


def run(
    service: ServingProcess | Supervisor,
    *,
    signals: Iterable[signal.Signals],
    on_ready: Callable[[], None],
    monitors: Connections | None = None,
) -> bool:
    """Serve until one of the signals comes, on uvloop where it is installed.

    Args:
        service: opened and closed here; its `stop` works as the signals do.
        signals: which ask the service to end, and when they come again, to end at once.
        on_ready: called when connections are accepted.
        monitors: the metrics and health listeners; they are served before the first and after
            the last of the others.

    Returns:
        Whether there was time for every answer.

    Raises:
        StoreError: the store cannot be opened.
        WorkerError: a worker did not start.
    """

    async def serve() -> bool:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(_handle_stray)
        async with contextlib.AsyncExitStack() as stack:
            for number in signals:
                handler = signal.signal(
                    number, lambda *_: loop.call_soon_threadsafe(service.stop.ask)
                )
                # None was not set by Python.
                stack.callback(signal.signal, number, handler or signal.SIG_DFL)
            if monitors is not None:
                await monitors.open()
                stack.push_async_callback(
                    monitors.drain, hurry=asyncio.Event(), within=_MONITORS_GRACE
                )
            return await service.serve(on_ready)

    has_uvloop = importlib.util.find_spec("uvloop") is not None
    library: Any = importlib.import_module("uvloop") if has_uvloop else asyncio
    with asyncio.Runner(loop_factory=library.new_event_loop) as runner:
        return runner.run(serve())


def _handle_stray(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Keep quiet about clients that leave or do not speak TLS; tell everything else."""
    if isinstance(context.get("exception"), OSError | ssl.SSLError):
        _logger.debug("a connection ended badly: %s", context["message"])
    else:
        loop.default_exception_handler(context)
