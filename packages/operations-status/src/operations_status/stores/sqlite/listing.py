"""Lists of operations of any length, in constant memory, each from a consistent snapshot.

While a snapshot is open, SQLite cannot reuse its write-ahead log; see `slow_readers`.
"""

from __future__ import annotations

import math
import threading
from typing import TYPE_CHECKING, Any

from attrs import define, field

from operations_status.filters import Cursor
from operations_status.operation_json import join_json
from operations_status.stores import deadlines
from operations_status.stores.reading import Form, Reading
from operations_status.stores.results import ListVersion

from .queries import key_range, select_operations

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Generator, Sequence

    from operations_status.filters import OperationFilter

    from .database import Database
    from .queries import Query

PIECE_BYTES = 64 * 1024
_ROWS = 32
_COLUMNS = {
    Form.SUMMARY: "summary",
    Form.FULL: "summary, details, outcome",
    Form.RECORD: "stoppable, fixed_process, outcome, summary, details",
}


@define(eq=False, repr=False)
class SqliteReading(Reading):
    """A list, or one page of it, with its own snapshot and connection."""

    _database: Database
    _filter: OperationFilter
    _limit: int | None = None
    _cursor: Cursor | None = None
    _descending: bool = False
    _form: Form = Form.SUMMARY
    version: ListVersion = field(init=False)
    next_cursor: Cursor | None = field(init=False, default=None)
    is_at_end: bool = field(init=False, default=False)
    may_take_long: bool = field(init=False)
    _connection: sqlite3.Connection = field(init=False)
    _lock: threading.Lock = field(init=False, factory=threading.Lock)
    _pieces: Generator[bytes] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._pieces = self._read()
        next(self._pieces)

    def read(self) -> bytes:
        with self._lock, deadlines.interruptible(self._connection.interrupt):
            return next(self._pieces, b"")

    def close(self) -> None:
        with self._lock:  # a thread may still be reading
            self._pieces.close()

    def _read(self) -> Generator[bytes]:
        """Yield empty bytes once the snapshot is open, and then the pieces."""
        query = select_operations(self._filter, _COLUMNS[self._form], descending=self._descending)
        self.may_take_long = query.may_take_long
        with self._database.connection() as connection:
            self._connection = connection
            connection.execute("BEGIN")
            try:
                revision, skew = self._database.retry_while_busy(
                    lambda: connection.execute("SELECT revision, skew FROM store").fetchone()
                )
                self.version = ListVersion(revision)
                yield b""
                parts: list[bytes] = []
                size = 0
                for rows in self._scan(connection, query, skew):
                    part = b",".join(self._encode(rows))
                    parts.append(part)
                    size += len(part)
                    if size >= PIECE_BYTES and len(rows) == _ROWS:
                        yield b",".join(parts)
                        parts, size = [], 0
            finally:
                connection.rollback()  # an error may have ended the transaction already
        self.is_at_end, self.may_take_long = True, False
        yield b",".join(parts)

    def _encode(self, rows: Sequence[tuple[Any, ...]]) -> list[bytes]:
        """Return the JSON of each row; the last columns of a row are the columns of the form."""
        match self._form:
            case Form.SUMMARY:
                return [row[-1] for row in rows]
            case Form.FULL:
                return [join_json(*row[-3:]) for row in rows]
            case _:  # Form.RECORD
                return [b"[%d,%d,%b,%b,%b]" % row[-5:] for row in rows]

    def _scan(
        self, connection: sqlite3.Connection, query: Query, skew: int
    ) -> Generator[list[Any]]:
        """Yield the rows in batches of `_ROWS`; the last batch may be smaller."""
        after = None if self._cursor is None else self._cursor.major
        keys = key_range(self._filter, skew, cursor=after, descending=self._descending)
        bound = "last" if self._descending else "first"
        values: dict[str, Any] = {**query.values, **keys}
        # One operation more shows whether there is a next page.
        left = math.inf if self._limit is None else self._limit + 1
        while left:
            limit = min(left, query.rows_max)
            left -= limit
            values["limit"] = limit if limit < math.inf else -1
            found = connection.execute(query.text, values)
            try:
                while limit and (rows := found.fetchmany(_ROWS)):
                    limit -= len(rows)
                    if not left and not limit:
                        rows.pop()
                        self.next_cursor = Cursor(rows[-1][0] if rows else values[bound])
                    else:
                        values[bound] = rows[-1][0]
                    if rows:
                        yield rows
            finally:
                found.close()
            if limit:
                return
