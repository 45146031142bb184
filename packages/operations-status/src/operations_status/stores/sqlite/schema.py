"""What is in the file, and how an older file becomes a current one.

An operation's key, `seq`, is made of its creation time (see `first_seq`), so the table itself is
in the order of the list, and every index ends in that order too. The wire JSON stands beside the
columns that are searched: a read joins bytes and encodes nothing.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from operations_status.errors import StoreUnavailableError, StoreVersionError

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

APPLICATION_ID = 0x6F707374
"""Marks the file as one of ours (`PRAGMA application_id`): the letters `opst`."""

_FIRST_FORM = (
    f"PRAGMA application_id = {APPLICATION_ID}",
    """
    CREATE TABLE operations (
        seq INTEGER PRIMARY KEY,
        operation_id BLOB NOT NULL UNIQUE,
        status TEXT NOT NULL,
        pid INTEGER NOT NULL,
        uid BLOB NOT NULL,
        name TEXT NOT NULL,
        stoppable INTEGER NOT NULL,
        outcome BLOB NOT NULL,
        summary BLOB NOT NULL
    )
    """,
    "CREATE INDEX operations_status ON operations (status)",
    "CREATE INDEX operations_pid ON operations (pid)",
    "CREATE INDEX operations_uid ON operations (uid)",
    "CREATE INDEX operations_name ON operations (name)",
    "CREATE TABLE tags (tag TEXT, seq INTEGER, PRIMARY KEY (tag, seq)) WITHOUT ROWID",
    "CREATE TABLE leases (seq INTEGER PRIMARY KEY, expires REAL NOT NULL)",
    "CREATE INDEX leases_expires ON leases (expires)",
    "CREATE TABLE tombstones (operation_id BLOB PRIMARY KEY) WITHOUT ROWID",
)

MIGRATIONS: Sequence[Sequence[str]] = (_FIRST_FORM,)
"""The statements that lead from each version to the next; version 0 is an empty file."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_SLOT_BITS = 10
_CROWDED_BITS = 30
_LAST_MICROSECOND = 2**52
"""In the year 2112. What is created later, or before 1827, is ordered by arrival."""


def first_seq(created: datetime) -> int:
    """Return the lowest key of an operation that was created at a moment."""
    microseconds = (created - _EPOCH) // _MICROSECOND
    return max(-_LAST_MICROSECOND, min(microseconds, _LAST_MICROSECOND)) << _SLOT_BITS


def next_seq(connection: sqlite3.Connection, created: datetime) -> int:
    """Return the key for a new operation: after all that were created at that moment or before.

    A thousand keys belong to each microsecond; only more operations than that in one microsecond
    would run into the keys of the next.
    """
    first = first_seq(created)
    last = first + 2**_SLOT_BITS - 1
    newest = _newest_seq(connection, first, last)
    if newest == last:
        newest = _newest_seq(connection, first, first + 2**_CROWDED_BITS)
    return first if newest is None else newest + 1


def _newest_seq(connection: sqlite3.Connection, first: int, last: int) -> int | None:
    query = "SELECT max(seq) FROM operations WHERE seq BETWEEN ? AND ?"
    newest: int | None = connection.execute(query, (first, last)).fetchone()[0]
    return newest


def migrate(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]]) -> None:
    """Bring the file up to the newest version, within the transaction that is open.

    Raises:
        StoreUnavailableError: The file belongs to another program.
        StoreVersionError: The file is newer than this package.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and owner != APPLICATION_ID:
        raise StoreUnavailableError("it is the SQLite database of another program")
    if version > len(migrations):
        raise StoreVersionError(
            f"its form is version {version}, and this package knows versions up to "
            f"{len(migrations)}: upgrade operations-status"
        )
    for statements in migrations[version:]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(migrations)}")
