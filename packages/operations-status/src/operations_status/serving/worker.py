"""One process that serves: from bound sockets to the last answer."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib.util
import logging
import multiprocessing
import os
import signal
import ssl
import time
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterable

    from operations_status.app import Application
    from operations_status.metrics.measures import Measures
    from operations_status.stores import OperationStore

    from .connections import Connections

_MONITORS_GRACE = 1.0
"""Seconds that an answer about the service may take when the service has ended."""

HANG_SECONDS = 60.0
"""Without a beat for so long, a loop hangs: a locked SQLite file holds it up for less."""

_BEAT_SECONDS = 1.0

_logger = logging.getLogger(__name__)


def _share_number() -> Any:
    """Return a number that this process shares with those that it starts."""
    return multiprocessing.get_context("spawn").RawValue("d", 0.0)


@attrs.frozen
class Pulse:
    """Liveness signal of an event loop: the time of its latest beat, in shared memory."""

    _moment: Any = attrs.field(factory=_share_number)

    def beat(self) -> None:
        """Beat now and, while the running event loop turns, again each second."""
        self._moment.value = time.monotonic()
        asyncio.get_running_loop().call_later(_BEAT_SECONDS, self.beat)

    @property
    def has_stopped(self) -> bool:
        """Whether there was no beat for so long that the loop hangs."""
        silent: float = time.monotonic() - self._moment.value
        return silent > HANG_SECONDS


class Stop:
    """The wish that a process ends: first with grace, when it is repeated at once."""

    def __init__(self) -> None:
        self.gently = asyncio.Event()
        self.at_once = asyncio.Event()

    def ask(self) -> None:
        """Ask once more."""
        if self.gently.is_set():
            self.at_once.set()
        self.gently.set()

    @contextlib.asynccontextmanager
    async def listen(self, signals: Iterable[signal.Signals]) -> AsyncIterator[None]:
        """Within a block, let each of these signals ask."""
        loop = asyncio.get_running_loop()
        before = {number: signal.getsignal(number) for number in signals}
        for number in before:
            try:
                loop.add_signal_handler(number, self.ask)
            except NotImplementedError:  # pragma: no cover - event loops of Windows
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(self.ask))
        try:
            yield
        finally:
            for number, handler in before.items():
                with contextlib.suppress(NotImplementedError):  # event loops of Windows
                    loop.remove_signal_handler(number)
                signal.signal(number, handler or signal.SIG_DFL)  # None was not set by Python


@attrs.frozen
class ServingProcess:
    """The service in this process.

    Attributes:
        app: the service; not open yet.
        connections: those to it.
    """

    app: Application
    connections: Connections

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

    async def serve(
        self,
        *,
        monitors: Connections | None = None,
        signals: Iterable[signal.Signals],
        on_ready: Callable[[Stop], None],
    ) -> bool:
        """Serve until one of the signals comes.

        Args:
            monitors: the metrics and health listeners; they are served before the first and after
                the last of the others.
            signals: which ask the process to end, and when they come again, to end at once.
            on_ready: called when connections are accepted, with another way to ask for the end.

        Returns:
            Whether there was time for every answer.

        Raises:
            StoreError: the store cannot be opened.
        """
        stop = Stop()
        async with stop.listen(signals), monitored(monitors), opened(self.app):
            await self.connections.open()
            # What is loaded by now stays: the collector need not walk through it again and again.
            gc.collect()
            gc.freeze()
            on_ready(stop)
            await stop.gently.wait()
            self.app.end_waits()
            cut = await self.connections.drain(hurry=stop.at_once)
        if cut:
            _logger.warning("%d connections were cut before they had ended", cut)
        return not stop.at_once.is_set()


def run(main: Coroutine[Any, Any, bool]) -> bool:
    """Run a coroutine to its end on an event loop for serving, and return its result."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.get_loop().set_exception_handler(_handle_stray)
        return runner.run(main)


@contextlib.asynccontextmanager
async def monitored(monitors: Connections | None) -> AsyncIterator[None]:
    """Within a block, serve metrics and health; None serves nothing."""
    if monitors is None:
        yield
        return
    await monitors.open()
    try:
        yield
    finally:
        await monitors.drain(hurry=asyncio.Event(), within=_MONITORS_GRACE)


@contextlib.asynccontextmanager
async def opened(resource: Application | OperationStore) -> AsyncIterator[None]:
    """Within a block, have an application or a store open.

    Raises:
        StoreError: it cannot be opened.
    """
    await resource.open()
    try:
        yield
    finally:
        await resource.aclose()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's where it is installed; asyncio's own is meant by None."""
    if importlib.util.find_spec("uvloop") is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop]
    factory = importlib.import_module("uvloop").new_event_loop
    return factory


def _handle_stray(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Keep quiet about clients that leave or do not speak TLS; tell everything else."""
    if isinstance(context.get("exception"), OSError | ssl.SSLError):
        _logger.debug("a connection ended badly: %s", context["message"])
    else:
        loop.default_exception_handler(context)
