"""A list of operations of any length, in constant memory, as it was at one moment.

A cursor in a transaction that sees one snapshot reads it. That holds one of few connections, and
keeps the database from cleaning up, so a list that is read slowly is set aside: the rest of it is
copied to an unnamed file, which takes as long as the database needs and not as long as the reader.
"""

from __future__ import annotations

import asyncio
import contextlib
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING

from operations_status.errors import StoreUnavailableError

from .queries import find

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    import asyncpg
    from asyncpg.cursor import Cursor

    from operations_status.filters import OperationFilter

    from .database import Database

PIECE_BYTES = 64 * 1024
SNAPSHOT_SECONDS = 5.0
"""How long a list may be read straight from its snapshot; then the rest is set aside."""

_ROWS = 64
_LENGTH_BYTES = 8


async def read_pieces(
    database: Database, column: str, wanted: OperationFilter, *, snapshot_seconds: float
) -> AsyncGenerator[bytes]:
    """Yield the operations of a filter, oldest first, in pieces of about `PIECE_BYTES`.

    Args:
        database: Where they are.
        column: The expression, of bytes, that is read of each; they are joined by commas.
        wanted: The filter.
        snapshot_seconds: How long the list may be read straight from its snapshot.
    """
    snapshot = _Snapshot(database, column, wanted)
    loop = asyncio.get_running_loop()
    tasks: list[asyncio.Task[None]] = []
    try:
        await snapshot.open()
        timer = loop.call_later(
            snapshot_seconds, lambda: tasks.append(loop.create_task(snapshot.set_aside()))
        )
        try:
            while piece := await snapshot.read():
                yield piece
                for task in tasks:
                    await task
        finally:
            timer.cancel()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await snapshot.aclose()


class _Snapshot:
    """The rest of a list: at first in the database, later perhaps in a file."""

    def __init__(self, database: Database, column: str, wanted: OperationFilter) -> None:
        self._database = database
        self._query, self._values = find(column, wanted)
        self._lock = asyncio.Lock()
        self._held = contextlib.AsyncExitStack()
        self._cursor: Cursor[asyncpg.Record] | None = None
        self._aside: IO[bytes] | None = None

    async def open(self) -> None:
        """Begin the transaction; nothing was promised yet, so a lost connection is replaced."""
        try:
            await self._begin()
        except StoreUnavailableError:
            await self._release()
            await self._begin()

    async def read(self) -> bytes:
        """Return the next piece; empty at the end."""
        async with self._lock:
            if self._aside is None:
                return await self._fetch()
            length = int.from_bytes(self._aside.read(_LENGTH_BYTES), "big")
            return self._aside.read(length)

    async def set_aside(self) -> None:
        """Copy what was not read yet to a file, and let go of the snapshot."""
        async with self._lock:
            try:
                self._aside = await self._copy_rest()
            except OSError as error:
                raise StoreUnavailableError(
                    f"a long list cannot be set aside: {error.strerror}"
                ) from error

    async def _copy_rest(self) -> IO[bytes]:
        with contextlib.ExitStack() as kept:
            aside = kept.enter_context(TemporaryFile())
            while piece := await self._fetch():
                aside.write(len(piece).to_bytes(_LENGTH_BYTES, "big") + piece)
            aside.seek(0)
            kept.pop_all()
        return aside

    async def aclose(self) -> None:
        """Let go of the snapshot and of the file."""
        await self._release()
        if self._aside is not None:
            self._aside.close()
            self._aside = None

    async def _begin(self) -> None:
        connection = await self._held.enter_async_context(self._database.borrow())
        with self._database.translated():
            await self._held.enter_async_context(
                connection.transaction(isolation="repeatable_read", readonly=True)
            )
            self._cursor = await connection.cursor(self._query, *self._values)

    async def _fetch(self) -> bytes:
        """Return the next piece from the snapshot, and let go of it with the last."""
        pieces: list[bytes] = []
        size = 0
        while self._cursor is not None and size < PIECE_BYTES:
            with self._database.translated():
                rows = await self._cursor.fetch(_ROWS)
            pieces += [row[0] for row in rows]
            size += sum(len(row[0]) for row in rows)
            if len(rows) < _ROWS:
                await self._release()
        return b",".join(pieces)

    async def _release(self) -> None:
        self._cursor = None
        with contextlib.suppress(StoreUnavailableError), self._database.translated():
            await self._held.aclose()
