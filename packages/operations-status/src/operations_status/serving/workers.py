"""Several processes that serve on the same sockets.

The parent binds, watches and replaces; the workers answer. A worker that dies is replaced, and one
that cannot even start ends the service. A worker whose parent has died ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from functools import partial
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, NamedTuple

import attrs

from operations_status.app import create_app
from operations_status.errors import WorkerError
from operations_status.logs import configure_logging
from operations_status.metrics.census import Census, answer

from .connections import Connections
from .readiness import ENDING, NO_WORKER, STARTING
from .worker import Pulse, measure, run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.process import BaseProcess

    from operations_status.metrics.measures import Measures
    from operations_status.settings import Settings

    from .certificates import Certificate
    from .listeners import Listener
    from .worker import Stop

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_READY = "ready"
_STOP = "stop"
_KILL_AFTER = 5.0
"""Seconds beyond the graceful time-out after which a worker that hangs is killed."""

_logger = logging.getLogger(__name__)


@attrs.define(eq=False)
class _Worker:
    """A process and the pipe to it, for the stop request and the ready message.

    Its event loop has a pulse from then on.
    """

    process: BaseProcess
    pipe: Pipe
    pulse: Pulse
    is_ready: bool = False

    @property
    def pid(self) -> int:
        """Of the process."""
        return self.process.pid or 0


class _Ties(NamedTuple):
    """Arguments that a worker gets from its parent.

    Attributes:
        pipe: For the stop request and the ready message.
        questions: Over which it is asked what it has counted.
        pulse: Of its event loop.
    """

    pipe: Any
    questions: Any
    pulse: Pulse


class Supervisor:
    """The parent of all workers.

    Args:
        settings: of the service; `workers` says how many.
        listeners: bound sockets that every worker is given.
        certificate: where each worker finds the certificate, or None without TLS.
    """

    def __init__(
        self, settings: Settings, listeners: Sequence[Listener], certificate: Certificate | None
    ) -> None:
        # A mapping that cannot be changed cannot be sent to a worker either.
        self._settings = attrs.evolve(settings, sources=dict(settings.sources), egress={})
        self._listeners = tuple(listeners)
        self._certificate = certificate
        self._workers: list[_Worker] = []
        self._census = Census()
        self._is_announced = False
        self._alarm, self._bell = multiprocessing.Pipe(duplex=False)
        self._asked = 0

    @property
    def refusal(self) -> str | None:
        """Why no requests are answered; None when they are."""
        if self._asked:
            return ENDING
        if not self._is_announced:
            return STARTING
        is_ready = any(worker.is_ready for worker in tuple(self._workers))
        return None if is_ready else NO_WORKER

    @property
    def hang(self) -> str | None:
        """Which worker's event loop does not turn; None when all of them do."""
        ready = [worker for worker in tuple(self._workers) if worker.is_ready]
        hanging = [str(worker.pid) for worker in ready if worker.pulse.has_stopped]
        return f"The event loop of worker {', '.join(hanging)} hangs." if hanging else None

    @property
    def pids(self) -> list[int]:
        """The processes: this one and the workers."""
        return [os.getpid(), *(worker.pid for worker in tuple(self._workers))]

    async def collect(self) -> Measures:
        """Return what all workers have counted; for any event loop."""
        return await asyncio.to_thread(self._census.collect)

    def run(self, *, on_ready: Callable[[], None]) -> bool:
        """Serve until SIGINT or SIGTERM comes; a second one ends everything at once.

        Args:
            on_ready: called when every worker accepts connections.

        Returns:
            Whether there was time for every answer.

        Raises:
            WorkerError: a worker did not start.
        """
        handlers = {number: signal.getsignal(number) for number in _SIGNALS}
        try:
            self._fill()
            while not self._asked:
                self._wait(None)
                self._replace_dead()
                if not self._is_announced and all(worker.is_ready for worker in self._workers):
                    self._is_announced = True
                    on_ready()
            return self._end()
        finally:
            for worker in self._workers:
                worker.process.kill()
                worker.process.join()
            for number, handler in handlers.items():
                signal.signal(number, handler)

    def _fill(self) -> None:
        """Start as many workers as are missing."""
        # Workers inherit that SIGINT is ignored: Ctrl-C reaches all, and the parent tells them.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        while len(self._workers) < self._settings.workers:
            self._workers.append(self._start())
        for number in _SIGNALS:
            signal.signal(number, self._hear)

    def _start(self) -> _Worker:
        ours, theirs = multiprocessing.Pipe()
        asking, answering = multiprocessing.Pipe()
        ties = _Ties(theirs, answering, Pulse())
        process = multiprocessing.get_context("spawn").Process(
            target=_work,
            args=(self._settings, self._listeners, self._certificate, ties),
            name="operations-status worker",
        )
        process.start()
        theirs.close()
        answering.close()
        worker = _Worker(process, ours, ties.pulse)
        self._census.add(worker.pid, asking)
        return worker

    def _hear(self, *_: object) -> None:
        self._asked += 1
        self._bell.send_bytes(b"!")

    def _wait(self, timeout: float | None) -> None:
        """Wait until something happens: a signal, word from a worker, or its end."""
        by_pipe = {worker.pipe: worker for worker in self._workers if not worker.is_ready}
        sentinels = [worker.process.sentinel for worker in self._workers]
        for source in wait([self._alarm, *by_pipe, *sentinels], timeout):
            if source is self._alarm:
                self._alarm.recv_bytes()
            elif isinstance(source, Pipe):
                self._listen_to(by_pipe[source])

    def _listen_to(self, worker: _Worker) -> None:
        with contextlib.suppress(EOFError, ConnectionError):
            worker.is_ready = worker.pipe.recv() == _READY
            _logger.info("worker %s is ready", worker.pid)

    def _take_dead(self) -> list[_Worker]:
        dead = [worker for worker in self._workers if not worker.process.is_alive()]
        for worker in dead:
            self._workers.remove(worker)
            worker.pipe.close()
            self._census.remove(worker.pid)
        return dead

    def _replace_dead(self) -> None:
        for worker in self._take_dead():
            code = worker.process.exitcode
            if not worker.is_ready:
                raise WorkerError(f"a worker process ended with code {code} before it was ready")
            _logger.error("worker %s ended with code %s; replacing it", worker.pid, code)
        self._fill()

    def _end(self) -> bool:
        """Tell every worker to end, once more when asked once more, and wait for it."""
        for listener in self._listeners:
            listener.close()
        told = 0
        deadline = time.monotonic() + self._settings.graceful_timeout + _KILL_AFTER
        while self._workers and time.monotonic() < deadline:
            if told < self._asked:
                told += 1
                self._tell_all()
            self._wait(max(0.0, deadline - time.monotonic()))
            self._take_dead()
        return not self._workers and self._asked == 1

    def _tell_all(self) -> None:
        for worker in self._workers:
            with contextlib.suppress(OSError):
                worker.pipe.send(_STOP)


def _work(
    settings: Settings,
    listeners: Sequence[Listener],
    certificate: Certificate | None,
    ties: _Ties,
) -> None:
    """Be a worker."""
    configure_logging(settings.log_format)
    app = create_app(settings)
    context = certificate.create_context() if certificate else None
    connections = Connections(app, settings, listeners, context)

    def on_ready(stop: Stop) -> None:
        ties.pulse.beat()
        ties.pipe.send(_READY)
        ask = _from_thread(asyncio.get_running_loop(), stop)
        threading.Thread(target=_obey, args=(ties.pipe, ask), daemon=True).start()

    asked = (ties.questions, partial(measure, app, connections))
    threading.Thread(target=answer, args=asked, daemon=True).start()
    run(app, connections, signals=[signal.SIGTERM], on_ready=on_ready)


def _from_thread(loop: asyncio.AbstractEventLoop, stop: Stop) -> Callable[[], None]:
    def ask() -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended already
            loop.call_soon_threadsafe(stop.ask)

    return ask


def _obey(pipe: Any, ask: Callable[[], None]) -> None:
    """Pass on every word from the parent; its death is the last one."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.recv()
            ask()
    ask()
