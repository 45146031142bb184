"""Lists for slow readers: after a delay, the rest of a list is copied to a temporary file.

An open snapshot keeps a database from cleaning up, and may hold a connection. The copy ends the
snapshot as fast as the database and the disk allow, regardless of the reader.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import aclosing, asynccontextmanager, suppress
from typing import TYPE_CHECKING

from .spool import SpooledList

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator

    from .spool import Spool


class Snapshots:
    """Open snapshots of a store; at their limit, the oldest ones end to make room.

    Args:
        limit: The largest number of open snapshots; None for any number.
    """

    def __init__(self, limit: int | None) -> None:
        self._permits = asyncio.Semaphore(limit or sys.maxsize)
        self._held: list[asyncio.Event] = []
        self._waiting = 0

    @asynccontextmanager
    async def hold(self, is_needed: asyncio.Event) -> AsyncIterator[None]:
        """Wait until there is room for a snapshot, and keep its place within a block.

        Args:
            is_needed: Event that is set when another list needs the place.
        """
        if self._permits.locked():
            self._waiting += 1
            self._make_room()
            try:
                await self._permits.acquire()
            finally:
                self._waiting -= 1
        else:
            await self._permits.acquire()  # without a wait
        self._held.append(is_needed)
        self._make_room()
        try:
            yield
        finally:
            self._held.remove(is_needed)
            self._permits.release()

    def _make_room(self) -> None:
        for is_needed in self._held[: self._waiting]:
            is_needed.set()


async def read_in_time(
    source: AsyncGenerator[bytes],
    spool: Spool,
    *,
    whole: bool = False,
    is_needed: asyncio.Event | None = None,
) -> AsyncGenerator[bytes]:
    """Yield empty bytes once, and then the pieces of a list; after a delay, spool the rest.

    Start the generator with `anext`: a generator that was never started does not close the source.

    Args:
        source: A started generator of the pieces; the snapshot ends with the generator.
        spool: Space for the copy of the rest; it sets the delay.
        whole: Spool the whole list before the first piece is yielded.
        is_needed: Event that ends the delay: another list needs the place of the snapshot.

    Raises:
        StoreUnavailableError: The database cannot be read, or the spool has no space left.
    """
    lock = asyncio.Lock()
    end_of_delay = is_needed or asyncio.Event()

    async def copy_rest() -> SpooledList:
        if not whole:
            with suppress(TimeoutError):
                async with asyncio.timeout(spool.delay):
                    await end_of_delay.wait()
        async with lock, aclosing(source):
            with spool.open() as spooled:
                async for piece in source:
                    if spooled.fits_in_memory(piece):
                        spooled.write(piece)
                        await asyncio.sleep(0)
                    else:
                        await asyncio.to_thread(spooled.write, piece)
            return spooled

    async def read() -> bytes:
        async with lock:
            return copying.result().read() if copying.done() else await anext(source, b"")

    copying = asyncio.create_task(copy_rest())
    try:
        if whole:
            await copying
        yield b""
        while piece := await read():
            yield piece
            await asyncio.sleep(0)
    finally:
        copying.cancel()
        (copied,) = await asyncio.gather(copying, return_exceptions=True)
        if isinstance(copied, SpooledList):
            copied.close()
        await source.aclose()
