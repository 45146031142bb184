"""Lists for slow readers: after a delay, the rest of a list is copied to a temporary file.

An open snapshot keeps a database from cleaning up. The copy ends the snapshot as fast as the
database and the disk allow, regardless of the reader.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING

from .spool import SpooledList

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from .spool import Spool


async def read_in_time(
    source: AsyncGenerator[bytes], spool: Spool, *, whole: bool = False
) -> AsyncGenerator[bytes]:
    """Yield empty bytes once, and then the pieces of a list; after a delay, spool the rest.

    Start the generator with `anext`: a generator that was never started does not close the source.

    Args:
        source: The pieces from a snapshot, a generator that was started already. Its end is the
            end of the snapshot.
        spool: Space for the copy of the rest; it sets the delay.
        whole: Spool the whole list before the first piece.

    Raises:
        StoreUnavailableError: The database cannot be read, or the spool has no space left.
    """
    lock = asyncio.Lock()

    async def copy_rest() -> SpooledList:
        if not whole:
            await asyncio.sleep(spool.delay)
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
