"""Several processes that serve on the same sockets.

The parent binds, watches and replaces; the workers answer. A worker that dies is replaced, and one
that cannot even start ends the service. A worker whose parent has died ends by itself.

The parent also adds up what the workers have counted. What a worker had counted when it was last
asked outlives it, so that no count ever falls; what it has counted since is lost with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import multiprocessing
import os
import signal
import time
from typing import TYPE_CHECKING

import attrs

from operations_status.app import create_app
from operations_status.errors import WorkerError
from operations_status.logs import configure_logging
from operations_status.metrics.measures import Measures

from .connections import Connections
from .monitoring import ENDING, STARTING
from .worker import ServingProcess, Stop, run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.connection import Connection as Pipe
    from multiprocessing.process import BaseProcess

    from operations_status.settings import Settings
    from operations_status.stores import OperationStore

    from .certificates import Certificate
    from .listeners import Listener

HANG_SECONDS = 60.0
"""Without an answer for so long, an event loop hangs: a locked SQLite file blocks it for less."""

_STOP = "stop"
_COUNT = "count"

_COUNT_INTERVAL = 1.0

_PATIENCE = 1.0
"""Seconds in which all workers have to say what they have counted: scrapers wait little longer."""

_KILL_AFTER = 5.0
"""Seconds beyond the graceful time-out after which a worker that hangs is killed."""

_logger = logging.getLogger(__name__)


@attrs.define(eq=False)
class _Worker:
    """A process and the pipe to it.

    Attributes:
        pipe: It sends what it has counted when it is ready, and whenever it is asked.
        measures: The latest that it has sent; None until it is ready.
    """

    process: BaseProcess
    pipe: Pipe
    measures: Measures | None = None
    _answered: asyncio.Event = attrs.field(factory=asyncio.Event, init=False)
    _asked_at: float = attrs.field(default=math.inf, init=False)

    @property
    def pid(self) -> int:
        """Of the process."""
        return self.process.pid or 0

    @property
    def is_hanging(self) -> bool:
        """Whether it has owed an answer for so long that its event loop must be blocked."""
        return not self._answered.is_set() and time.monotonic() - self._asked_at > HANG_SECONDS

    def tell(self, request: str) -> None:
        """Send a request to the process, unless it has just died."""
        with contextlib.suppress(OSError):
            self.pipe.send(request)

    def ask(self) -> None:
        """Ask what it has counted, unless it still owes an answer."""
        if self._answered.is_set():
            self._answered.clear()
            self._asked_at = time.monotonic()
            self.tell(_COUNT)

    async def count(self) -> None:
        """Ask what it has counted and wait for the answer."""
        self.ask()
        await self._answered.wait()

    async def watch(self, on_ready: Callable[[], None]) -> int | None:
        """Take what it sends until it is dead, and return its exit code.

        Args:
            on_ready: called when it accepts connections.
        """
        with contextlib.suppress(EOFError, OSError):
            while True:
                await _wait_until_readable(self.pipe.fileno())
                is_first, self.measures = self.measures is None, self.pipe.recv()
                self._answered.set()
                if is_first:
                    _logger.info("worker %s is ready", self.pid)
                    on_ready()
        self._answered.set()
        await _wait_until_readable(self.process.sentinel)
        self.process.join()
        self.pipe.close()
        return self.process.exitcode


class Supervisor:
    """The parent of all workers.

    Args:
        store: opened before the workers open theirs, and closed after them.
        settings: of the service; `workers` says how many.
        listeners: bound sockets that every worker is given.
        certificate: where each worker finds the certificate, or None without TLS.

    Attributes:
        stop: asks the service to end.
    """

    def __init__(
        self,
        store: OperationStore,
        settings: Settings,
        listeners: Sequence[Listener],
        certificate: Certificate | None,
    ) -> None:
        self._store = store
        # A mapping that cannot be changed cannot be sent to a worker either.
        self._settings = attrs.evolve(settings, sources=dict(settings.sources), egress={})
        self._listeners = tuple(listeners)
        self._certificate = certificate
        self._workers: list[_Worker] = []
        self._past = Measures()
        self._is_announced = False
        self.stop = Stop()

    @property
    def _ready(self) -> list[_Worker]:
        return [worker for worker in self._workers if worker.measures is not None]

    @property
    def refusal(self) -> str | None:
        """Why no requests are answered; None when they are."""
        if self.stop.gently.is_set():
            return ENDING
        if not self._is_announced:
            return STARTING
        return None if self._ready else "No worker is ready."

    @property
    def hang(self) -> str | None:
        """Which worker's event loop does not turn; None when all of them do."""
        hanging = [str(worker.pid) for worker in self._workers if worker.is_hanging]
        return f"The event loop of worker {', '.join(hanging)} hangs." if hanging else None

    @property
    def pids(self) -> list[int]:
        """The processes: this one and the workers."""
        return [os.getpid(), *(worker.pid for worker in self._workers)]

    async def collect(self) -> Measures:
        """Return what all workers have counted, also those that have died.

        Of a worker that does not answer in time, the last answer counts.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await asyncio.gather(*(worker.count() for worker in self._ready))
        found = Measures()
        found.merge(self._past)
        for worker in self._workers:
            found.merge(worker.measures or Measures())
        return found

    async def serve(self, on_ready: Callable[[], None]) -> bool:
        """Serve until `stop`; return whether there was time for every answer.

        Args:
            on_ready: called when every worker accepts connections.

        Raises:
            StoreError: the store cannot be opened.
            WorkerError: a worker did not start.
        """
        await self._store.open()
        async with contextlib.aclosing(self._store):
            keepers = [
                asyncio.create_task(self._keep_worker(on_ready))
                for _ in range(self._settings.workers)
            ]
            others = [asyncio.create_task(self._end()), asyncio.create_task(self._ask_all())]
            try:
                codes = await asyncio.gather(*keepers)
            finally:
                for task in (*others, *keepers):
                    task.cancel()
                self._kill_all()
        return -signal.SIGKILL not in codes and not self.stop.at_once.is_set()

    async def _keep_worker(self, on_ready: Callable[[], None]) -> int | None:
        """Run a worker, another one when it dies, and so on; return the exit code of the last."""

        def announce() -> None:
            if not self._is_announced and len(self._ready) == self._settings.workers:
                self._is_announced = True
                on_ready()

        while True:
            worker = self._start()
            self._workers.append(worker)
            code = await worker.watch(announce)
            self._workers.remove(worker)
            if self.stop.gently.is_set():
                return code
            if worker.measures is None:
                raise WorkerError(f"a worker process ended with code {code} before it was ready")
            worker.measures.current.clear()  # nothing of it is there any more
            self._past.merge(worker.measures)
            _logger.error("worker %s ended with code %s; replacing it", worker.pid, code)

    def _start(self) -> _Worker:
        ours, theirs = multiprocessing.Pipe()
        process = multiprocessing.get_context("spawn").Process(
            target=_work,
            args=(self._settings, self._listeners, self._certificate, theirs),
            name="operations-status worker",
        )
        # Workers inherit that SIGINT is ignored: Ctrl-C reaches all, and the parent tells them.
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        process.start()
        signal.signal(signal.SIGINT, handler)
        theirs.close()
        return _Worker(process, ours)

    async def _ask_all(self) -> None:
        """Keep asking the workers, so that one that hangs is noticed."""
        while True:
            await asyncio.sleep(_COUNT_INTERVAL)
            for worker in self._workers:
                worker.ask()

    async def _end(self) -> None:
        """Tell every worker to end, once more when asked once more, and kill those that hang."""
        await self.stop.gently.wait()
        for listener in self._listeners:
            listener.close()
        grace = self._settings.graceful_timeout + _KILL_AFTER
        asyncio.get_running_loop().call_later(grace, self._kill_all)
        self._tell_all()
        await self.stop.at_once.wait()
        self._tell_all()

    def _tell_all(self) -> None:
        for worker in self._workers:
            worker.tell(_STOP)

    def _kill_all(self) -> None:
        for worker in self._workers:
            worker.process.kill()
            worker.process.join()


async def _wait_until_readable(descriptor: int) -> None:
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(descriptor, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(descriptor)


def _work(
    settings: Settings, listeners: Sequence[Listener], certificate: Certificate | None, pipe: Pipe
) -> None:
    """Run a worker process until its parent tells it to stop, or dies."""
    configure_logging(settings.log_format)
    app = create_app(settings)
    context = certificate.create_context() if certificate else None
    connections = Connections(app, settings, listeners, context)
    # The parent has created the store. If it was removed since, a new worker must not replace it.
    process = ServingProcess(app, connections, creates_store=False)

    def on_ready() -> None:
        pipe.send(process.measure())
        asyncio.get_running_loop().add_reader(pipe.fileno(), hear)

    def hear() -> None:
        try:
            if pipe.recv() == _COUNT:
                pipe.send(process.measure())
            else:
                process.stop.ask()
        except (EOFError, OSError):  # the parent is dead
            asyncio.get_running_loop().remove_reader(pipe.fileno())
            process.stop.ask()

    run(process, signals=[signal.SIGTERM], on_ready=on_ready)
