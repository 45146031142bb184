"""An event loop in a thread of its own, for callers that have none."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

_T = TypeVar("_T")


class BackgroundLoop:
    """Runs coroutines in one thread, which begins at once and ends with `close`."""

    def __init__(self) -> None:
        self._process = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=self._loop.run_forever, name="operations-status store", daemon=True
        )
        self._thread.start()

    @property
    def is_here(self) -> bool:
        """Whether the thread is in this process: a forked child has none of its parent's."""
        return self._process == os.getpid()

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Return what a coroutine returns, which is cancelled if the wait for it is cut short."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def close(self) -> None:
        """End what still runs, and the thread."""
        self.run(_cancel_others())
        self.run(self._loop.shutdown_asyncgens())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _cancel_others() -> None:
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
