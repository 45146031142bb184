"""A list of operations of any length, in constant memory, from a consistent snapshot.

One statement reads a page, or a list that is no longer than a page. A longer list is read by a
cursor in a transaction with one snapshot, which occupies a connection and delays vacuuming.
"""

from __future__ import annotations

import contextlib
from collections import deque
from typing import TYPE_CHECKING, Any

from operations_status.errors import StoreUnavailableError
from operations_status.filters import Cursor

from .queries import MAX_AHEAD, Selection, count_ahead, find, read_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from operations_status.stores.reading import Reading
    from operations_status.stores.results import ListVersion

    from .connection import Connection
    from .pool import ConnectionPool

PIECE_BYTES = 64 * 1024
SHORT = 100
"""Longest list that one statement reads; longer ones need a transaction."""

_ROWS = 64


def begin(pool: ConnectionPool, selection: Selection, *, short: int = SHORT) -> Reading:
    """Begin a list; see `BlockingStore.begin_list`."""
    most = selection.limit or short
    page = selection._replace(limit=most + 1)

    def read(connection: Connection) -> tuple[ListVersion, Sequence[Any]]:
        found = read_page(connection, page, floor=pool.floor)
        if count_ahead(found[0]) > MAX_AHEAD:  # another program may have a long transaction
            found = read_page(connection, page, floor=pool.raise_floor(connection))
        return found

    version, rows = pool.run(read, is_long=True)
    if selection.limit is None and len(rows) > most:
        return LongReading(pool, selection, version)
    more = None
    if len(rows) > most:
        last = rows[most - 1]
        more = Cursor(last.placed, last.seq)
    return ShortReading(version, more, [row.item for row in rows[:most] if row.item is not None])


class ShortReading:
    """A list whose operations are all in memory."""

    is_at_end = True
    may_take_long = False

    def __init__(self, version: ListVersion, more: Cursor | None, items: Sequence[bytes]) -> None:
        self.version = version
        self.next_cursor = more
        self._items = deque(items)

    def read(self) -> bytes:
        """Return the next piece; empty bytes at the end."""
        items: list[bytes] = []
        size = 0
        while size < PIECE_BYTES and self._items:
            items.append(self._items.popleft())
            size += len(items[-1])
        return b",".join(items)

    def close(self) -> None:
        """Discard the rest of the list."""
        self._items.clear()


class LongReading:
    """A list that is read by a cursor; it holds a connection from its first to its last piece."""

    may_take_long = True
    next_cursor: Cursor | None = None

    def __init__(self, pool: ConnectionPool, selection: Selection, version: ListVersion) -> None:
        self.version = version  # until the snapshot is open
        self.is_at_end = False
        self._pool = pool
        self._selection = selection
        self._held = contextlib.ExitStack()
        self._connection: Connection | None = None
        self._next = b""

    def read(self) -> bytes:
        """Return the next piece; empty bytes at the end."""
        if self._connection is None and not self.is_at_end:
            try:
                self._connection = self._open()
            except StoreUnavailableError:  # once more on a new connection
                self._connection = self._open()
        piece, self._next = self._next, b""
        if self._connection is not None and not self.is_at_end:
            try:
                with self._pool.translate_errors(self._connection):
                    self._next = self._fetch(self._connection)
            except BaseException:
                self.close()
                raise
        return piece

    def close(self) -> None:
        """End the snapshot, and give the connection back."""
        self.is_at_end = True
        self._held.close()

    def _open(self) -> Connection:
        """Begin the snapshot, and read the first piece."""
        connection = self._held.enter_context(self._pool.borrow(is_long=True))
        try:
            with self._pool.translate_errors(connection):
                connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                connection.apply_settings()
                first = self._selection._replace(limit=1)
                self.version, _ = read_page(connection, first, floor=self._pool.floor)
                text, values = find(self._selection)
                connection.fetch(f"DECLARE list NO SCROLL CURSOR FOR {text}", values)
                self._next = self._fetch(connection)
        except BaseException:
            self._held.close()
            raise
        return connection

    def _fetch(self, connection: Connection) -> bytes:
        """Return the next piece of about `PIECE_BYTES`; after the last one, end the snapshot."""
        items: list[bytes] = []
        size = 0
        while size < PIECE_BYTES:
            rows = connection.fetch(f"FETCH {_ROWS:d} FROM list")
            items += [row.item for row in rows]
            size += sum(len(row.item) for row in rows)
            if len(rows) < _ROWS:
                connection.execute("COMMIT")
                self.close()
                break
        return b",".join(items)
