"""A list of operations of any length, in constant memory, as it was at one moment.

A page, and a list that is no longer than one, is read whole by one statement. Of a longer list,
a cursor in a transaction that sees one snapshot reads it: that holds one of few connections, and
keeps the database from cleaning up, so a list that is read slowly is set aside: the rest of it is
copied to an unnamed file, which takes as long as the database needs and not as long as the reader.
"""

from __future__ import annotations

import asyncio
import contextlib
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING

from operations_status.errors import StoreUnavailableError
from operations_status.stores.protocol import Listing

from .queries import REVISION, SUMMARY, find, read_page, to_cursor

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    import asyncpg
    from asyncpg.cursor import Cursor

    from operations_status.filters import Cursor as PageCursor
    from operations_status.filters import OperationFilter

    from .database import Database

PIECE_BYTES = 64 * 1024
SNAPSHOT_SECONDS = 5.0
"""How long a list may be read straight from its snapshot; then the rest is set aside."""

_SHORT = 100
"""A list of so many is read whole by one statement; longer ones need a transaction."""

_ROWS = 64
_LENGTH_BYTES = 8


async def begin(
    database: Database,
    wanted: OperationFilter,
    *,
    limit: int | None,
    cursor: PageCursor | None,
    snapshot_seconds: float,
) -> Listing:
    """Begin a list; see `OperationStore.read_list`.

    Args:
        database: Where the operations are.
        wanted: Which are listed.
        limit: How many at most; None for all.
        cursor: Where a page before this one has ended.
        snapshot_seconds: How long a whole list may be read straight from its snapshot.
    """
    asked = limit or _SHORT
    rows = await database.run(lambda one, _: read_page(one, wanted, asked + 1, cursor))
    if limit is None and len(rows) > asked:
        return await _begin_long(database, wanted, cursor, snapshot_seconds)
    more = None
    if len(rows) > asked:
        last = rows[asked - 1]
        more = to_cursor(last["created"], last["seq"])
    found = [row["summary"] for row in rows[:asked] if row["summary"] is not None]
    return Listing(rows[0]["revision"], more, _join(found))


async def _begin_long(
    database: Database,
    wanted: OperationFilter,
    cursor: PageCursor | None,
    snapshot_seconds: float,
) -> Listing:
    snapshot = _Snapshot(database, SUMMARY, wanted, cursor)
    pieces = _read(snapshot, snapshot_seconds)
    await anext(pieces)
    return Listing(snapshot.revision, None, pieces)


async def _join(found: list[bytes]) -> AsyncGenerator[bytes]:
    """Yield operations that are there already in pieces of about `PIECE_BYTES`."""
    first = size = 0
    for number, one in enumerate(found, 1):
        size += len(one)
        if size >= PIECE_BYTES or number == len(found):
            yield b",".join(found[first:number])
            first, size = number, 0


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
    async with contextlib.aclosing(_read(snapshot, snapshot_seconds)) as pieces:
        await anext(pieces)
        async for piece in pieces:
            yield piece


async def _read(snapshot: _Snapshot, snapshot_seconds: float) -> AsyncGenerator[bytes]:
    """Yield nothing (empty bytes) once the snapshot is there, and then its pieces."""
    loop = asyncio.get_running_loop()
    tasks: list[asyncio.Task[None]] = []
    try:
        await snapshot.open()
        timer = loop.call_later(
            snapshot_seconds, lambda: tasks.append(loop.create_task(snapshot.set_aside()))
        )
        try:
            yield b""
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

    def __init__(
        self,
        database: Database,
        column: str,
        wanted: OperationFilter,
        cursor: PageCursor | None = None,
    ) -> None:
        self.revision = 0
        self._database = database
        self._column, self._wanted, self._place = column, wanted, cursor
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
            self.revision = await connection.fetchval(REVISION)
            query, values = await find(connection, self._column, self._wanted, self._place)
            self._cursor = await connection.cursor(query, *values)

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
