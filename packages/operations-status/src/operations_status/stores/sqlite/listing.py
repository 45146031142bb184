"""Lists of operations of any length, in constant memory, each as at one moment.

An open snapshot keeps SQLite from reusing its log; see `slow_readers`.
"""

from __future__ import annotations

import math
import threading
from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen

from operations_status.filters import Cursor
from operations_status.operation_json import join_json

from .database import Interruption
from .queries import key_range, select_operations

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Generator, Sequence

    from operations_status.filters import OperationFilter

    from .database import Database
    from .queries import Query

PIECE_BYTES = 64 * 1024
_ROWS = 32


@frozen
class Form:
    """Columns of each operation in a list.

    Attributes:
        columns: The columns to read, which are the last ones of a row.
        encode: Returns the JSON of each row.
    """

    columns: str
    encode: Callable[[Sequence[tuple[Any, ...]]], list[bytes]]


SUMMARY = Form("summary", lambda rows: [row[-1] for row in rows])
FULL = Form("summary, details, outcome", lambda rows: [join_json(*row[-3:]) for row in rows])
RECORD = Form(
    "stoppable, outcome, summary, details",
    lambda rows: [b"[%d,%b,%b,%b]" % row[-4:] for row in rows],
)


@define(eq=False, repr=False)
class Reading:
    """The operations of a filter, or one page of them, in pieces that are joined by commas.

    Attributes:
        revision: The revision of the store in the snapshot.
        next_cursor: Where the next page begins, known at the end.
        is_at_end: Whether everything was read; the snapshot has ended by then.
        may_take_long: Whether the next piece may take longer than an event loop should be held up.
        interruption: Interrupts `read` in another thread.
    """

    _database: Database
    _filter: OperationFilter
    _form: Form
    _limit: int | None = None
    _cursor: Cursor | None = None
    _descending: bool = False
    revision: int = field(init=False)
    next_cursor: Cursor | None = field(init=False, default=None)
    is_at_end: bool = field(init=False, default=False)
    may_take_long: bool = field(init=False)
    interruption: Interruption = field(init=False, factory=Interruption)
    _lock: threading.Lock = field(init=False, factory=threading.Lock)
    _pieces: Generator[bytes] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._pieces = self._read()
        next(self._pieces)

    def read(self) -> bytes:
        """Return the next piece, of `PIECE_BYTES` or a little more; empty at the end."""
        with self._lock:
            return next(self._pieces, b"")

    def close(self) -> None:
        """End the snapshot, when no thread reads any more. Closing twice does no harm."""
        with self._lock:
            self._pieces.close()

    def _read(self) -> Generator[bytes]:
        """Yield nothing (empty bytes) once the snapshot is there, and then its pieces."""
        is_page = self._limit is not None
        query = select_operations(
            self._filter, self._form.columns, is_page=is_page, descending=self._descending
        )
        self.may_take_long = query.may_take_long
        with self._database.connection(self.interruption) as connection:
            connection.execute("BEGIN")
            try:
                self.revision, skew = self._database.persist(
                    lambda: connection.execute("SELECT revision, skew FROM store").fetchone()
                )
                yield b""
                parts: list[bytes] = []
                size = 0
                for rows in self._scan(connection, query, skew):
                    part = b",".join(self._form.encode(rows))
                    parts.append(part)
                    size += len(part)
                    if size >= PIECE_BYTES and len(rows) == _ROWS:
                        yield b",".join(parts)
                        parts, size = [], 0
            finally:
                connection.rollback()  # an error may have ended the transaction already
        self.is_at_end, self.may_take_long = True, False
        yield b",".join(parts)

    def _scan(
        self, connection: sqlite3.Connection, query: Query, skew: int
    ) -> Generator[list[Any]]:
        """Yield the rows in batches, of which only the last may have fewer than `_ROWS`."""
        after = None if self._cursor is None else self._cursor.major
        keys = key_range(self._filter, skew, cursor=after, descending=self._descending)
        bound = "last" if self._descending else "first"
        values: dict[str, Any] = {**query.values, **keys}
        left = math.inf if self._limit is None else self._limit + 1  # whether there is a next page
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
