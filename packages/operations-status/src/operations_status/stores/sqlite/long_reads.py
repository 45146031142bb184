"""Threads for reads that may take long, apart from those of short calls such as `ping`."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from .database import Interruption

_T = TypeVar("_T")

_THREADS = 8
_INTERRUPT_SECONDS = 0.02
"""Pause after which a read that goes on with its next statement is interrupted again."""


class LongReads:
    """Threads of one store for its long reads, which end when the task that waits is cancelled."""

    def __init__(self) -> None:
        self._executor = self._start()

    def _start(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(_THREADS, thread_name_prefix="operations-status read")

    async def run(self, read: Callable[[], _T], interruption: Interruption) -> _T:
        """Return the result of a read; when cancelled, interrupt it and wait until it has ended.

        Args:
            read: Reads the database by a connection that it has passed to *interruption*.
            interruption: Interrupts its statements.
        """
        job = self._executor.submit(read)
        reading = asyncio.wrap_future(job)
        try:
            return await asyncio.shield(reading)
        except asyncio.CancelledError:
            job.cancel()  # it may not have begun
            while not reading.done():
                interruption.interrupt()
                await asyncio.wait({reading}, timeout=_INTERRUPT_SECONDS)
            await asyncio.gather(reading, return_exceptions=True)  # its error is our own doing
            raise

    async def aclose(self) -> None:
        """End the threads once they have nothing to do; the next read starts new ones."""
        executor, self._executor = self._executor, self._start()
        await asyncio.to_thread(executor.shutdown)
