"""An event loop in a thread of its own, for callers that have none.

Signals reach the main thread alone. So Ctrl-C ends the wait for a coroutine there, and never cuts
off the loop between two steps of its own.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from concurrent import futures
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

_T = TypeVar("_T")

_WAIT_SECONDS = 1.0
"""Seconds of one wait: Windows delivers Ctrl-C between two, not within one."""


class BackgroundLoop:
    """Runs coroutines in one thread, which begins at once and ends with `close`."""

    def __init__(self) -> None:
        self._process = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=self._loop.run_forever, name="operations-status store", daemon=True
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

    def run(self, work: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
        """Return what a coroutine returns, which is cancelled if the wait for it is cut short.

        Args:
            work: Makes the coroutine; called in the loop's thread.
        """
        carried = _Carried(work)
        try:
            self._loop.call_soon_threadsafe(carried.begin)
            outcome = carried.wait()
        except BaseException:
            self._loop.call_soon_threadsafe(carried.cancel)
            raise
        return outcome.result()

    def close(self) -> None:
        """End what still runs, and the thread."""
        self.run(_cancel_others)
        self.run(self._loop.shutdown_asyncgens)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class _Carried(Generic[_T]):
    """A coroutine that runs in the loop, for a thread that waits for it.

    A `SimpleQueue` passes the outcome on: a signal's exception cannot leave it locked, as it can
    the condition of a `concurrent.futures.Future`, on which the loop would then wait indefinitely.
    So anyio's blocking portal, which waits for such a future, does not survive Ctrl-C.
    """

    def __init__(self, work: Callable[[], Coroutine[Any, Any, _T]]) -> None:
        self._work = work
        self._task: asyncio.Task[_T] | None = None
        self._outcomes: queue.SimpleQueue[futures.Future[_T]] = queue.SimpleQueue()

    def begin(self) -> None:
        """Begin it; in the loop."""
        self._task = asyncio.ensure_future(self._work())
        self._task.add_done_callback(self._pass_on)

    def cancel(self) -> None:
        """Cancel it, if it has begun and not ended; in the loop."""
        if self._task is not None:
            self._task.cancel()

    def wait(self) -> futures.Future[_T]:
        """Return its outcome, once it has ended."""
        while True:
            try:
                return self._outcomes.get(timeout=_WAIT_SECONDS)
            except queue.Empty:
                continue

    def _pass_on(self, task: asyncio.Task[_T]) -> None:
        """Give the outcome to the thread that waits, but not the task.

        Dropping the last reference to a task runs a callback of asyncio's, in which an interrupt of
        the main thread would be lost.
        """
        self._task = None
        outcome: futures.Future[_T] = futures.Future()
        if task.cancelled():
            outcome.cancel()
        elif error := task.exception():
            outcome.set_exception(error)
        else:
            outcome.set_result(task.result())
        self._outcomes.put(outcome)


async def _cancel_others() -> None:
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
