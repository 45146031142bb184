"""A list of operations of any length, in constant memory, as it was at one moment.

A page, and a list that is no longer than one, is read whole by one statement. Of a longer list,
a cursor in a transaction that sees one snapshot reads it: that holds one of few connections, and
keeps the database from cleaning up, so a list that is read slowly is set aside: the rest of it is
copied to a spool, which takes as long as the database needs and not as long as the reader.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from operations_status.errors import StoreUnavailableError
from operations_status.filters import Cursor as PageCursor
from operations_status.stores.results import Listing, ListVersion
from operations_status.stores.slow_readers import read_in_time

from .queries import Selection, find, read_page, read_version
from .revisions import MAX_AHEAD, count_ahead

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    import asyncpg
    from asyncpg.cursor import Cursor

    from operations_status.stores.spool import Spool

    from .pool import ConnectionPool

PIECE_BYTES = 64 * 1024
_SHORT = 100
"""A list of so many is read whole by one statement; longer ones need a transaction."""

_ROWS = 64


async def begin(pool: ConnectionPool, selection: Selection, spool: Spool) -> Listing:
    """Begin a list; see `OperationStore.read_list`.

    Args:
        pool: Where the operations are.
        selection: Which are listed.
        spool: Where the list is copied to if it is read slowly.
    """
    asked = selection.limit or _SHORT
    page = selection._replace(limit=asked + 1)
    version, rows = await _read_page(pool, page)
    if count_ahead(version) > MAX_AHEAD:  # perhaps another program's long transaction is in the way
        await pool.raise_floor()
        version, rows = await _read_page(pool, page)
    if selection.limit is None and len(rows) > asked:
        return await _begin_long(_Snapshot(pool, selection), spool)
    more = None
    if len(rows) > asked:
        last = rows[asked - 1]
        more = PageCursor(last["placed"], last["seq"])
    found = [row["item"] for row in rows[:asked] if row["item"] is not None]
    return Listing(version, more, _join(found))


async def _read_page(
    pool: ConnectionPool, page: Selection
) -> tuple[ListVersion, list[asyncpg.Record]]:
    return await pool.run(lambda one, _: read_page(one, page, floor=pool.floor))


async def _begin_long(snapshot: _Snapshot, spool: Spool) -> Listing:
    pieces = read_in_time(_read(snapshot), spool)
    await anext(pieces)
    return Listing(snapshot.version, None, pieces)


async def _join(found: list[bytes]) -> AsyncGenerator[bytes]:
    """Yield operations that are there already in pieces of about `PIECE_BYTES`."""
    first = size = 0
    for number, one in enumerate(found, 1):
        size += len(one)
        if size >= PIECE_BYTES or number == len(found):
            yield b",".join(found[first:number])
            first, size = number, 0


async def read_pieces(
    pool: ConnectionPool, selection: Selection, spool: Spool
) -> AsyncGenerator[bytes]:
    """Yield the items of a selection, joined by commas, in pieces of about `PIECE_BYTES`.

    Args:
        pool: Where they are.
        selection: The selection.
        spool: Where the list is copied to if it is read slowly.
    """
    snapshot = _Snapshot(pool, selection)
    async with contextlib.aclosing(read_in_time(_read(snapshot), spool)) as pieces:
        await anext(pieces)
        async for piece in pieces:
            yield piece


async def _read(snapshot: _Snapshot) -> AsyncGenerator[bytes]:
    """Yield nothing (empty bytes) once the snapshot is there, and then its pieces."""
    try:
        await snapshot.open()
        yield b""
        while piece := await snapshot.fetch():
            yield piece
    finally:
        await snapshot.release()


class _Snapshot:
    """The rest of a list in the database."""

    def __init__(self, pool: ConnectionPool, selection: Selection) -> None:
        self.version = ListVersion(0)
        self._pool = pool
        self._selection = selection
        self._held = contextlib.AsyncExitStack()
        self._cursor: Cursor[asyncpg.Record] | None = None

    async def open(self) -> None:
        """Begin the transaction; nothing was promised yet, so a lost connection is replaced."""
        try:
            await self._begin()
        except StoreUnavailableError:
            await self.release()
            await self._begin()

    async def _begin(self) -> None:
        connection = await self._held.enter_async_context(self._pool.borrow())
        with self._pool.translate_errors():
            await self._held.enter_async_context(
                connection.transaction(isolation="repeatable_read", readonly=True)
            )
            wanted, floor = self._selection.wanted, self._pool.floor
            self.version = await read_version(connection, wanted, floor=floor)
            query, values = find(self._selection)
            self._cursor = await connection.cursor(query, *values)

    async def fetch(self) -> bytes:
        """Return the next piece, empty at the end; let go of the snapshot with the last."""
        pieces: list[bytes] = []
        size = 0
        while self._cursor is not None and size < PIECE_BYTES:
            with self._pool.translate_errors():
                rows = await self._cursor.fetch(_ROWS)
            pieces += [row[0] for row in rows]
            size += sum(len(row[0]) for row in rows)
            if len(rows) < _ROWS:
                await self.release()
        return b",".join(pieces)

    async def release(self) -> None:
        """Let go of the snapshot. Doing so twice does no harm."""
        self._cursor = None
        with contextlib.suppress(StoreUnavailableError), self._pool.translate_errors():
            await self._held.aclose()
