"""A list of operations of any length, in constant memory, as it was at one moment.

An open snapshot keeps SQLite from reusing its log, so a list that is read slowly is set aside: it
is copied to an unnamed file beside the store, which takes as long as the disk needs and not as
long as the reader does.
"""

from __future__ import annotations

import os
import threading
from contextlib import ExitStack
from tempfile import SpooledTemporaryFile
from typing import IO, TYPE_CHECKING, Any

from operations_status.errors import StoreUnavailableError
from operations_status.filters import Cursor

from .queries import Search, find

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

    from operations_status.filters import OperationFilter

    from .database import Database

PIECE_BYTES = 64 * 1024
_ROWS = 32
_IN_MEMORY = 256 * 1024
_LENGTH_BYTES = 8


class Reading:
    """The operations of a filter, or one page of them, in pieces.

    Args:
        database: Where they are.
        wanted: Which they are.
        column: The expression, a blob, that is read of each; they are joined by commas.
        limit: How many at most; None for all.
        cursor: Where the page before has ended.

    Attributes:
        revision: That of the store, as it is in the snapshot.
        next_cursor: Where the next page begins, known when this one is read or set aside.
    """

    def __init__(
        self,
        database: Database,
        wanted: OperationFilter,
        *,
        column: str,
        limit: int | None = None,
        cursor: Cursor | None = None,
    ) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._abandoned = False
        self._aside: IO[bytes] | None = None
        self._rows: sqlite3.Cursor | None = None
        self._left = limit
        self._last = 0
        self.next_cursor: Cursor | None = None
        self._connection: sqlite3.Connection | None
        connection = self._connection = database.borrow()

        behind = None if cursor is None else cursor.major
        more = None if limit is None else limit + 1  # whether there is a next page

        def begin() -> Search:
            (self.revision,) = connection.execute("SELECT revision FROM store").fetchone()
            return find(connection, wanted, column=column, behind=behind, limit=more)

        try:
            connection.execute("BEGIN")
            self._search = database.translate(begin)
        except BaseException:
            self._release()
            raise

    @property
    def may_take_long(self) -> bool:
        """Whether the next piece may take longer than an event loop should be held up."""
        return self._search.may_take_long and self._connection is not None

    @property
    def is_at_end(self) -> bool:
        """Whether nothing more will be read; the snapshot is let go by then."""
        return self._connection is None and self._aside is None

    def read(self) -> bytes:
        """Return the next piece, of `PIECE_BYTES` or a little more; empty at the end."""
        with self._lock:
            if self._aside is not None:
                return self._read_aside(self._aside)
            return self._read_rows()

    def set_aside(self) -> None:
        """Copy what was not read yet to a file, and let go of the snapshot.

        Raises:
            StoreUnavailableError: The file cannot be written.
        """
        with self._lock:
            if self._connection is None:
                return
            folder = self._database.path.parent
            try:
                self._aside = self._copy_rest(folder)
            except OSError as error:
                raise StoreUnavailableError(
                    f"a long list cannot be set aside in {folder}: {error.strerror}"
                ) from error

    def _copy_rest(self, folder: Path) -> IO[bytes]:
        with ExitStack() as kept:
            aside = kept.enter_context(SpooledTemporaryFile(_IN_MEMORY, dir=os.fspath(folder)))
            while not self._abandoned and (piece := self._read_rows()):
                aside.write(len(piece).to_bytes(_LENGTH_BYTES, "big") + piece)
            aside.seek(0)
            kept.pop_all()
        return aside

    def close(self) -> None:
        """Let go of the snapshot, or of the file. Closing twice does no harm."""
        self._abandoned = True
        with self._lock:
            self._release()
            if self._aside is not None:
                self._aside.close()
                self._aside = None

    def _read_rows(self) -> bytes:
        """Return the next piece from the snapshot; empty when it was let go of."""
        pieces: list[bytes] = []
        size = 0
        while size < PIECE_BYTES and (rows := self._fetch()):
            piece = b",".join([row[-1] for row in rows])
            pieces.append(piece)
            size += len(piece)
        return b",".join(pieces)

    def _fetch(self) -> list[Any]:
        """Return the next rows, and let go of the snapshot with the last."""
        connection = self._connection
        if connection is None:
            return []

        def fetch() -> list[Any]:
            if self._rows is None:
                self._rows = connection.execute(self._search.query, self._search.values)
            return self._rows.fetchmany(_ROWS)

        rows = self._database.translate(fetch)
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

    def _read_aside(self, aside: IO[bytes]) -> bytes:
        length = int.from_bytes(aside.read(_LENGTH_BYTES), "big")
        if not length:
            aside.close()
            self._aside = None
        return aside.read(length) if length else b""

    def _release(self) -> None:
        connection = self._connection
        if connection is not None:
            if self._rows is not None:
                self._rows.close()
            connection.rollback()  # an error may have ended the transaction already
            self._database.give_back(connection)
            self._connection = None
