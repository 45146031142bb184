"""A list of operations of any length, in constant memory, as it was at one moment.

An open snapshot keeps SQLite from reusing its log, so a list that is read slowly is set aside: it
is copied to an unnamed file beside the store, which takes as long as the disk needs and not as
long as the reader does.
"""

from __future__ import annotations

import threading
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING

from operations_status.errors import StoreUnavailableError

from .queries import find

if TYPE_CHECKING:
    import sqlite3

    from operations_status.filters import OperationFilter

    from .database import Database

PIECE_BYTES = 64 * 1024
_ROWS = 32
_LENGTH_BYTES = 8


class Listing:
    """The operations of a filter, in pieces.

    Args:
        database: Where they are.
        wanted: Which they are.
        column: The expression, a blob, that is read of each; they are joined by commas.
    """

    def __init__(self, database: Database, wanted: OperationFilter, *, column: str) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._abandoned = False
        self._aside: IO[bytes] | None = None
        self._connection: sqlite3.Connection | None
        connection = self._connection = database.borrow()
        try:
            self._rows = database.translate(
                lambda: connection.execute(*find(connection, column, wanted))
            )
        except BaseException:
            connection.close()
            raise

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
            try:
                aside = TemporaryFile(dir=self._database.path.parent)  # noqa: SIM115 closed by close
                while not self._abandoned and (piece := self._read_rows()):
                    aside.write(len(piece).to_bytes(_LENGTH_BYTES, "big") + piece)
                aside.seek(0)
            except OSError as error:
                raise StoreUnavailableError(
                    f"a long list cannot be set aside in {self._database.path.parent}: "
                    f"{error.strerror}"
                ) from error
            self._aside = aside

    def close(self) -> None:
        """Let go of the snapshot, or of the file. Closing twice does no harm."""
        self._abandoned = True
        with self._lock:
            self._release()
            if self._aside is not None:
                self._aside.close()
                self._aside = None

    def _read_rows(self) -> bytes:
        """Return the next piece from the snapshot, and let go of it with the last."""
        if self._connection is None:
            return b""
        pieces: list[bytes] = []
        size = 0
        while size < PIECE_BYTES:
            rows = self._database.translate(lambda: self._rows.fetchmany(_ROWS))
            if not rows:
                self._release()
                break
            piece = b",".join([row[0] for row in rows])
            pieces.append(piece)
            size += len(piece)
        return b",".join(pieces)

    def _read_aside(self, aside: IO[bytes]) -> bytes:
        length = int.from_bytes(aside.read(_LENGTH_BYTES), "big")
        if not length:
            aside.close()
            self._aside = None
        return aside.read(length) if length else b""

    def _release(self) -> None:
        if self._connection is not None:
            self._rows.close()
            self._database.give_back(self._connection)
            self._connection = None
