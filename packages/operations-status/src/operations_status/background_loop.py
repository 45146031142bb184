"""An event loop in a thread of its own, for callers that have none.

Signals reach the main thread alone. So Ctrl-C ends the wait for a coroutine there, and never cuts
off the loop between two steps of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import queue
import threading
import time
from concurrent import futures
from typing import TYPE_CHECKING, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_T = TypeVar("_T")

_WAIT_SECONDS = 1.0
"""Seconds of one wait: Windows delivers Ctrl-C between two, not within one."""


class BackgroundLoop:
    """Runs coroutines in one thread, which begins at once and ends with `close`."""

    def __init__(self) -> None:
        self._process = os.getpid()
        self._runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self._loop = self._runner.get_loop()
        self._is_closed = asyncio.Event()
        self._thread = threading.Thread(
            target=self._serve, name="operations-status store", daemon=True
        )
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def is_here(self) -> bool:
        """Whether the thread is in this process: a forked child has none of its parent's."""
        return self._process == os.getpid()

    def run(self, work: Callable[[], Awaitable[_T]], *, timeout: float = math.inf) -> _T:
        """Return what a coroutine returns, which is cancelled if the wait for it is cut short.

        A `SimpleQueue` passes the outcome on: a signal's exception cannot leave it locked, as it
        can the condition of a `concurrent.futures.Future`, on which the loop would then wait
        indefinitely. So anyio's blocking portal, which waits for such a future, does not survive
        Ctrl-C.

        Args:
            work: Makes the coroutine; called in the loop's thread.
            timeout: Seconds to wait at most; the coroutine is cancelled then, and may take longer.

        Raises:
            TimeoutError: It has not returned in time.
        """
        deadline = time.monotonic() + timeout
        outcomes: queue.SimpleQueue[futures.Future[_T]] = queue.SimpleQueue()
        running: set[asyncio.Future[_T]] = set()

        def begin() -> None:
            task = asyncio.ensure_future(work())
            running.add(task)
            task.add_done_callback(pass_on)

        def pass_on(task: asyncio.Future[_T]) -> None:
            # Not the task itself: dropping the last reference to one runs a callback of asyncio's,
            # in which an interrupt of the main thread would be lost.
            running.remove(task)
            outcomes.put(_to_outcome(task))

        def cancel() -> None:
            for task in running:
                task.cancel()

        try:
            self._loop.call_soon_threadsafe(begin)
            outcome = _receive(outcomes, deadline)
        except BaseException:
            self._loop.call_soon_threadsafe(cancel)
            raise
        return outcome.result()

    def close(self, *, timeout: float | None = None) -> None:
        """End what still runs, and the thread.

        Args:
            timeout: Seconds to wait at most for the end of the thread; None waits indefinitely.
        """
        self._loop.call_soon_threadsafe(self._is_closed.set)
        self._thread.join(timeout)

    def _serve(self) -> None:
        with self._runner:
            self._runner.run(self._is_closed.wait())


def _receive(outcomes: queue.SimpleQueue[_T], deadline: float) -> _T:
    """Return the first item of a queue.

    Raises:
        TimeoutError: None has come until the deadline, on the monotonic clock.
    """
    while (left := deadline - time.monotonic()) > 0:
        with contextlib.suppress(queue.Empty):
            return outcomes.get(timeout=min(_WAIT_SECONDS, left))
    raise TimeoutError


def _to_outcome(task: asyncio.Future[_T]) -> futures.Future[_T]:
    outcome: futures.Future[_T] = futures.Future()
    if task.cancelled():
        outcome.cancel()
    elif error := task.exception():
        outcome.set_exception(error)
    else:
        outcome.set_result(task.result())
    return outcome
