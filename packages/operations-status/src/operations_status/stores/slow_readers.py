"""Lists whose readers may be slow: what was not read in time is copied from the database to a file.

An open snapshot keeps a database from cleaning up. The copy takes as long as the database and the
disk need, and not as long as the reader does.
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
    """Yield the pieces of a list; after the delay of a spool, copy the rest to it.

    Args:
        source: The pieces from a snapshot, which ends with them. It has begun; and begin this
            generator, which yields nothing (empty bytes) first: else it would not close the source.
        spool: Where the rest is copied to.
        whole: Copy everything at the beginning.

    Raises:
        StoreUnavailableError: The database cannot be read, or there is no space for the copy.
    """
    lock = asyncio.Lock()

    async def set_aside() -> SpooledList:
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

    copying = asyncio.create_task(set_aside())
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
