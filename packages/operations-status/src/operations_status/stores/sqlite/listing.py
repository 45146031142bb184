"""Lists of operations of any length, in constant memory, each as at one moment.

An open snapshot keeps SQLite from reusing its log, so the rest of a list that is read slowly is
copied to a spool, which takes as long as the disk needs and not as long as the reader does.
"""

from __future__ import annotations

import math
import sqlite3
import threading
from typing import TYPE_CHECKING, Any

from attrs import frozen

from operations_status.errors import StoreUnavailableError
from operations_status.filters import Cursor
from operations_status.operation_json import join_json

from .queries import Query, key_range, select_operations

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from operations_status.filters import OperationFilter
    from operations_status.stores.spool import Spool, SpooledList

    from .database import Database

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
    encode: Callable[[Sequence[tuple[Any, ...]]], Iterable[bytes]]


SUMMARY = Form("summary", lambda rows: [row[-1] for row in rows])
FULL = Form("summary, details, outcome", lambda rows: [join_json(*row[-3:]) for row in rows])
RECORD = Form(
    "stoppable, outcome, summary, details",
    lambda rows: [b"[%d,%b,%b,%b]" % row[-4:] for row in rows],
)


class Reading:
    """The operations of a filter, or one page of them, in pieces.

    Args:
        database: The file.
        wanted: The filter.
        form: The columns to read; pieces are joined by commas.
        limit: How many at most; None for all.
        cursor: The end of the page before.
        descending: Read the newest first.

    Attributes:
        revision: The revision of the store in the snapshot.
        next_cursor: Where the next page begins, known when this one is read or set aside.
    """

    def __init__(  # noqa: PLR0913 what a list is
        self,
        database: Database,
        wanted: OperationFilter,
        *,
        form: Form,
        limit: int | None = None,
        cursor: Cursor | None = None,
        descending: bool = False,
    ) -> None:
        self._database = database
        self._form = form
        self._lock = threading.Lock()
        self._abandoned = False
        self._aside: SpooledList | None = None
        self._failure: StoreUnavailableError | None = None
        self._batches: Generator[list[Any]] | None = None
        self._left = limit
        self._last = 0
        self.next_cursor: Cursor | None = None
        self._connection: sqlite3.Connection | None
        connection = self._connection = database.borrow()
        query = select_operations(
            wanted, form.columns, is_page=limit is not None, descending=descending
        )
        self._may_take_long = query.may_take_long
        try:
            connection.execute("BEGIN")
            self.revision, skew = database.persist(
                lambda: connection.execute("SELECT revision, skew FROM store").fetchone()
            )
        except BaseException:
            self._release()
            raise
        last = None if cursor is None else cursor.major
        keys = key_range(wanted, skew, cursor=last, descending=descending)
        more = math.inf if limit is None else limit + 1  # whether there is a next page
        self._batches = _scan(connection, query, keys, more, "last" if descending else "first")

    @property
    def may_take_long(self) -> bool:
        """Whether the next piece may take longer than an event loop should be held up."""
        return self._may_take_long and self._connection is not None

    @property
    def is_at_end(self) -> bool:
        """Whether everything was read; the snapshot has ended by then."""
        return self._connection is None and self._aside is None and self._failure is None

    def read(self) -> bytes:
        """Return the next piece, of `PIECE_BYTES` or a little more; empty at the end."""
        with self._lock:
            if self._failure is not None:
                raise self._failure
            if self._aside is None:
                return self._read_rows()
            piece = self._aside.read()
            if not piece:
                self._aside = None
            return piece

    def set_aside(self, spool: Spool) -> None:
        """Copy the rest of the list to a spool, and end the snapshot.

        Raises:
            StoreUnavailableError: There is no space; the list has no more pieces.
        """
        with self._lock:
            if self._connection is None:
                return
            try:
                with spool.open() as aside:
                    while not self._abandoned and (piece := self._read_rows()):
                        aside.write(piece)
                self._aside = aside
            except StoreUnavailableError as error:
                self._failure = error
                raise
            finally:
                self._release()

    def close(self) -> None:
        """End the snapshot, or close the spooled list. Closing twice does no harm."""
        self._abandoned = True
        with self._lock:
            self._release()
            if self._aside is not None:
                self._aside.close()
                self._aside = None

    def _read_rows(self) -> bytes:
        """Return the next piece from the snapshot; empty when it has ended."""
        pieces: list[bytes] = []
        size = 0
        while size < PIECE_BYTES and (rows := self._fetch()):
            piece = b",".join(self._form.encode(rows))
            pieces.append(piece)
            size += len(piece)
        return b",".join(pieces)

    def _fetch(self) -> list[Any]:
        """Return the next rows; end the snapshot with the last ones."""
        if self._batches is None:
            return []
        try:
            rows: list[Any] = next(self._batches, [])
        except sqlite3.Error as error:
            raise self._database.translate(error) from error
        if self._left is not None:
            has_more = len(rows) > self._left
            del rows[self._left :]
            self._left -= len(rows)
            self._last = rows[-1][0] if rows else self._last
            if has_more:
                self.next_cursor = Cursor(self._last)
                self._release()
        if len(rows) < _ROWS:
            self._release()
        return rows

    def _release(self) -> None:
        connection = self._connection
        if connection is not None:
            if self._batches is not None:
                self._batches.close()
                self._batches = None
            connection.rollback()  # an error may have ended the transaction already
            self._database.give_back(connection)
            self._connection = None


def _scan(
    connection: sqlite3.Connection, query: Query, keys: dict[str, int], count: float, bound: str
) -> Generator[list[Any]]:
    """Yield the rows of a list in batches, of which only the last may have fewer than `_ROWS`.

    Args:
        connection: Within a transaction.
        query: The query for the list.
        keys: The range of its keys.
        count: How many rows at most.
        bound: The end of the range that moves forward.
    """
    values = {**query.values, **keys}
    while True:
        limit = min(count, query.rows_max)
        count -= limit
        values["limit"] = limit if limit < math.inf else -1
        rows = connection.execute(query.text, values)
        try:
            while batch := rows.fetchmany(_ROWS):
                limit -= len(batch)
                values[bound] = batch[-1][0]
                yield batch
        finally:
            rows.close()
        if limit:
            return
