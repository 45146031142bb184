"""A list of operations of any length, in constant memory, as it was at one moment.

A page, and a list that is no longer than one, is read whole by one statement. Of a longer list,
a cursor in a transaction that sees one snapshot reads it: that holds one of few connections, and
keeps the database from cleaning up, so a list that is read slowly is set aside: the rest of it is
copied to a spool, which takes as long as the database needs and not as long as the reader.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from operations_status.errors import StoreUnavailableError
from operations_status.filters import Cursor as PageCursor
from operations_status.stores.results import Listing
from operations_status.stores.slow_readers import read_in_time

from .queries import MAX_AHEAD, Selection, count_ahead, find, read_page

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    import asyncpg
    from asyncpg.cursor import Cursor

    from operations_status.stores.results import ListVersion
    from operations_status.stores.spool import Spool

    from .pool import Connection, ConnectionPool

PIECE_BYTES = 64 * 1024
_SHORT = 100
"""A list of so many is read whole by one statement; longer ones need a transaction."""

_ROWS = 64


async def begin(pool: ConnectionPool, selection: Selection, spool: Spool) -> Listing:
    """Begin a list; see `OperationStore.read_list`."""
    asked = selection.limit or _SHORT
    page = selection._replace(limit=asked + 1)
    version, rows = await _read_page(pool, page)
    if count_ahead(version) > MAX_AHEAD:  # perhaps another program's long transaction is in the way
        version, rows = await _read_settled_page(pool, page)
    if selection.limit is None and len(rows) > asked:
        try:
            return await _begin_long(pool, selection, spool)
        except StoreUnavailableError:  # a lost connection is replaced: nothing was promised yet
            return await _begin_long(pool, selection, spool)
    more = None
    if len(rows) > asked:
        last = rows[asked - 1]
        more = PageCursor(last["placed"], last["seq"])
    found = [row["item"] for row in rows[:asked] if row["item"] is not None]
    return Listing(version, more, _join(found))


async def read_pieces(
    pool: ConnectionPool, selection: Selection, spool: Spool
) -> AsyncGenerator[bytes]:
    """Yield the pieces of a list that `begin` begins."""
    listing = await begin(pool, selection, spool)
    async with contextlib.aclosing(listing.pieces) as pieces:
        async for piece in pieces:
            yield piece


async def _read_page(
    pool: ConnectionPool, page: Selection
) -> tuple[ListVersion, list[asyncpg.Record]]:
    return await pool.run(lambda one: read_page(one, page, floor=pool.floor))


async def _read_settled_page(
    pool: ConnectionPool, page: Selection
) -> tuple[ListVersion, list[asyncpg.Record]]:
    """Read a page on the connection that has raised the floor; new connections reset it."""

    async def read(connection: Connection) -> tuple[ListVersion, list[asyncpg.Record]]:
        await pool.raise_floor(connection)
        return await read_page(connection, page, floor=pool.floor)

    return await pool.run(read)


async def _join(found: list[bytes]) -> AsyncGenerator[bytes]:
    """Yield operations that are there already in pieces of about `PIECE_BYTES`."""
    first = size = 0
    for number, one in enumerate(found, 1):
        size += len(one)
        if size >= PIECE_BYTES or number == len(found):
            yield b",".join(found[first:number])
            first, size = number, 0


async def _begin_long(pool: ConnectionPool, selection: Selection, spool: Spool) -> Listing:
    version: asyncio.Future[ListVersion] = asyncio.get_running_loop().create_future()
    source = _read_snapshot(pool, selection, version)
    await anext(source)
    pieces = read_in_time(source, spool)
    await anext(pieces)
    return Listing(version.result(), None, pieces)


async def _read_snapshot(
    pool: ConnectionPool, selection: Selection, version: asyncio.Future[ListVersion]
) -> AsyncGenerator[bytes]:
    """Yield nothing (empty bytes) once the version is known, and then the pieces."""
    async with (
        pool.borrow() as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        first = selection._replace(limit=1)
        version.set_result((await read_page(connection, first, floor=pool.floor))[0])
        query, values = find(selection)
        cursor = await connection.cursor(query, *values)
        last = await _fetch(cursor)
        yield b""
        while piece := await _fetch(cursor):
            yield last
            last = piece
    yield last  # nobody waits for its reader


async def _fetch(cursor: Cursor[asyncpg.Record]) -> bytes:
    """Return the next piece of about `PIECE_BYTES`; empty at the end."""
    items: list[bytes] = []
    size = 0
    while size < PIECE_BYTES and (rows := await cursor.fetch(_ROWS)):
        items += [row["item"] for row in rows]
        size += sum(len(row["item"]) for row in rows)
    return b",".join(items)
