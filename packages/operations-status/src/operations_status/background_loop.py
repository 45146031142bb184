"""An event loop in a thread of its own, for callers that have none.

Signals reach the main thread alone. So Ctrl-C ends the wait for a coroutine there, and never cuts
off the loop between two steps of its own.
"""

from __future__ import annotations

import asyncio
import os
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
            carried.wait()
        except BaseException:
            self._loop.call_soon_threadsafe(carried.cancel)
            raise
        return carried.outcome.result()

    def close(self) -> None:
        """End what still runs, and the thread."""
        self.run(_cancel_others)
        self.run(self._loop.shutdown_asyncgens)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class _Carried(Generic[_T]):
    """A coroutine that runs in the loop, for a thread that waits for it.

    Attributes:
        outcome: What it returns or raises.
    """

    def __init__(self, work: Callable[[], Coroutine[Any, Any, _T]]) -> None:
        self._work = work
        self._begun: list[asyncio.Task[_T]] = []
        self.outcome: futures.Future[_T] = futures.Future()

    def begin(self) -> None:
        """Begin it; in the loop."""
        task = asyncio.ensure_future(self._work())
        task.add_done_callback(self._pass_on)
        self._begun.append(task)

    def cancel(self) -> None:
        """Cancel it, if it has begun and not ended; in the loop."""
        for task in self._begun:
            task.cancel()

    def wait(self) -> None:
        """Return when it has ended."""
        while not self.outcome.done():
            futures.wait([self.outcome], timeout=_WAIT_SECONDS)

    def _pass_on(self, task: asyncio.Task[_T]) -> None:
        if task.cancelled():
            self.outcome.cancel()
        elif error := task.exception():
            self.outcome.set_exception(error)
        else:
            self.outcome.set_result(task.result())


async def _cancel_others() -> None:
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
