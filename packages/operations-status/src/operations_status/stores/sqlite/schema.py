"""What is in the file, and how an older file becomes a current one.

An operation's key, `seq`, is made of its creation time (see `first_seq`), so the table itself is
in the order of the list, and every index ends in that order too. The wire JSON stands beside the
columns that are searched: a read joins bytes and encodes nothing.

The one row of `store` counts changes and the operations in each state. Every change of an operation
takes the next `revision` and keeps it as `changed`.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NoReturn

from operations_status.errors import StoreUnavailableError, StoreVersionError
from operations_status.operations import OperationState

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

_COUNTERS = ", ".join(f'"{state}" INTEGER NOT NULL' for state in OperationState)
_COUNTS = ", ".join(f"count(*) FILTER (WHERE status = '{state}')" for state in OperationState)

# Every operation takes the revision of a change of its own, in the order of the list. What still
# runs with the first form cannot write any more: a change without a revision is refused.
_SECOND_FORM = (
    f"""
    CREATE TABLE store (
        single INTEGER PRIMARY KEY CHECK (single = 1),
        store_id BLOB NOT NULL,
        revision INTEGER NOT NULL,
        pruned INTEGER NOT NULL,
        {_COUNTERS}
    )
    """,
    f"INSERT INTO store SELECT 1, randomblob(16), count(*), 0, {_COUNTS} FROM operations",  # noqa: S608 our own literals
    """
    CREATE TABLE newer (
        seq INTEGER PRIMARY KEY,
        operation_id BLOB NOT NULL UNIQUE,
        changed INTEGER NOT NULL,
        status TEXT NOT NULL,
        pid INTEGER NOT NULL,
        uid BLOB NOT NULL,
        name TEXT NOT NULL,
        egress_provider TEXT,
        stoppable INTEGER NOT NULL,
        outcome BLOB NOT NULL,
        summary BLOB NOT NULL
    )
    """,
    """
    INSERT INTO newer
    SELECT seq, operation_id, row_number() OVER (ORDER BY seq), status, pid, uid, name,
        egress_provider_of(summary), stoppable, outcome, summary
    FROM operations ORDER BY seq
    """,
    "DROP TABLE operations",
    "ALTER TABLE newer RENAME TO operations",
    "CREATE INDEX operations_changed ON operations (changed)",
    "CREATE INDEX operations_pid ON operations (pid)",
    "CREATE INDEX operations_uid ON operations (uid)",
    "CREATE INDEX operations_name ON operations (name)",
    "CREATE INDEX operations_status ON operations (status)",
    "CREATE INDEX operations_egress_provider ON operations (egress_provider)",
    "CREATE INDEX operations_pid_status ON operations (pid, status)",
    "CREATE INDEX operations_name_status ON operations (name, status)",
    "CREATE INDEX operations_egress_provider_status ON operations (egress_provider, status)",
    "CREATE INDEX operations_name_egress_provider ON operations (name, egress_provider)",
    """
    CREATE TRIGGER operations_guard BEFORE UPDATE OF status ON operations
    WHEN new.changed = old.changed
    BEGIN
        SELECT RAISE(ABORT, 'it was upgraded: restart with the newer operations-status');
    END
    """,
    "CREATE TABLE buried (number INTEGER PRIMARY KEY, operation_id BLOB NOT NULL UNIQUE)",
    "INSERT INTO buried (operation_id) SELECT operation_id FROM tombstones",
    "DROP TABLE tombstones",
    "ALTER TABLE buried RENAME TO tombstones",
)

MIGRATIONS: Sequence[Sequence[str]] = (_FIRST_FORM, _SECOND_FORM)
"""The statements that lead from each version to the next; version 0 is an empty file."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_SLOT_BITS = 10
CROWD = 2**30
"""How far behind the first key of its microsecond an operation may be, in a crowd."""

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
        newest = _newest_seq(connection, first, first + CROWD)
    return first if newest is None else newest + 1


def _newest_seq(connection: sqlite3.Connection, first: int, last: int) -> int | None:
    query = "SELECT max(seq) FROM operations WHERE seq BETWEEN ? AND ?"
    newest: int | None = connection.execute(query, (first, last)).fetchone()[0]
    return newest


def read_version(connection: sqlite3.Connection) -> int:
    """Return the version of the file's form; 0 when it is empty."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def refuse(version: int, newest: int) -> NoReturn:
    """Say that a file's form is newer than what this package knows."""
    raise StoreVersionError(
        f"its form is version {version}, and this package knows versions up to {newest}: upgrade "
        "operations-status"
    )


def migrate(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]]) -> None:
    """Bring the file up to the newest version, within the transaction that is open.

    Raises:
        StoreUnavailableError: The file belongs to another program.
        StoreVersionError: The file is newer than this package.
    """
    version = read_version(connection)
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and owner != APPLICATION_ID:
        raise StoreUnavailableError("it is the SQLite database of another program")
    if version > len(migrations):
        refuse(version, len(migrations))
    connection.create_function("egress_provider_of", 1, _egress_provider_of, deterministic=True)
    for statements in migrations[version:]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(migrations)}")


def _egress_provider_of(summary: bytes) -> str | None:
    name: str | None = json.loads(summary)["egressProviderName"]
    return name
