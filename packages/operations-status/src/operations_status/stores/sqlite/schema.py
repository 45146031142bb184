"""Schema of the SQLite file, and its migrations.

An operation's key, `seq`, is its creation time in microseconds, or one more than the newest key
(`store.newest`) if that is higher. So the table and each index are in the order of the list, and no
operation is added before a cursor. `store.skew` is the largest difference between a key and a
creation time, which bounds a search by creation time. The JSON is stored beside the searched
columns: a read joins bytes and encodes nothing.

The only row of `store` counts revisions and the operations in each state. Each change of an
operation takes the next `revision`, and `changed` of the operation is set to it. `handed_over` is
the revision of the latest change of an operation's process, or 0. `ended` is `Operation.aged_from`
in microseconds, and NULL before the end.

`tallies` has the number of ended operations by bucket of `created` (`stores.tallies`), group and
state, and `tag_tallies` the same of those with a tag. `groups` has the names of each group, and
`words` the words of its error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from operations_status.errors import StoreUnavailableError, StoreVersionError
from operations_status.operations import OperationState

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

APPLICATION_ID = 0x6F707374
"""Application id of a store (`PRAGMA application_id`): the letters `opst`."""

_COUNTERS = ", ".join(f'"{state}" INTEGER NOT NULL DEFAULT 0' for state in OperationState)

_VERSION_1 = (
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"""
    CREATE TABLE store (
        single INTEGER PRIMARY KEY CHECK (single = 1),
        store_id BLOB NOT NULL,
        revision INTEGER NOT NULL DEFAULT 0,
        pruned INTEGER NOT NULL DEFAULT 0,
        newest INTEGER NOT NULL DEFAULT {-(2**62)},
        skew INTEGER NOT NULL DEFAULT 0,
        counted INTEGER NOT NULL DEFAULT 0,
        {_COUNTERS}
    )
    """,
    "INSERT INTO store (single, store_id) VALUES (1, randomblob(16))",
    """
    CREATE TABLE operations (
        seq INTEGER PRIMARY KEY,
        operation_id BLOB NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        ended INTEGER,
        changed INTEGER NOT NULL,
        status TEXT NOT NULL,
        pid INTEGER NOT NULL,
        uid BLOB NOT NULL,
        name TEXT NOT NULL,
        operation_name TEXT,
        egress_provider TEXT,
        stoppable INTEGER NOT NULL,
        fixed_process INTEGER NOT NULL,
        owner BLOB,
        revivable INTEGER NOT NULL,
        revived INTEGER NOT NULL,
        handed_over INTEGER NOT NULL,
        grouped INTEGER NOT NULL,
        ran INTEGER,
        outcome BLOB NOT NULL,
        summary BLOB NOT NULL,
        details BLOB NOT NULL
    )
    """,
    "CREATE INDEX operations_changed ON operations (changed)",
    "CREATE INDEX operations_ended ON operations (ended) WHERE ended IS NOT NULL",
    "CREATE INDEX operations_pid ON operations (pid)",
    "CREATE INDEX operations_uid ON operations (uid)",
    "CREATE INDEX operations_name ON operations (name)",
    """
    CREATE INDEX operations_operation_name ON operations (operation_name)
    WHERE operation_name IS NOT NULL
    """,
    "CREATE INDEX operations_status ON operations (status)",
    "CREATE INDEX operations_egress_provider ON operations (egress_provider)",
    # A covering index for the times, states and durations of a group.
    "CREATE INDEX operations_grouped ON operations (grouped, seq, created, status, ran)",
    """
    CREATE TABLE tallies (
        bucket INTEGER, grouped INTEGER, status TEXT, number INTEGER NOT NULL,
        PRIMARY KEY (bucket, grouped, status)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE tag_tallies (
        tag TEXT, bucket INTEGER, grouped INTEGER, status TEXT, number INTEGER NOT NULL,
        PRIMARY KEY (tag, bucket, grouped, status)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE groups (grouped INTEGER PRIMARY KEY, name TEXT NOT NULL, operation_name TEXT)",
    "CREATE TABLE words (word TEXT, grouped INTEGER, PRIMARY KEY (word, grouped)) WITHOUT ROWID",
    "CREATE INDEX words_grouped ON words (grouped)",
    "CREATE TABLE tags (tag TEXT, seq INTEGER, PRIMARY KEY (tag, seq)) WITHOUT ROWID",
    "CREATE TABLE leases (seq INTEGER PRIMARY KEY, expires REAL NOT NULL)",
    "CREATE INDEX leases_expires ON leases (expires)",
    """
    CREATE TABLE ends (
        name TEXT,
        status TEXT,
        waited INTEGER,
        ran INTEGER,
        number INTEGER NOT NULL,
        waited_seconds REAL NOT NULL,
        ran_seconds REAL NOT NULL,
        PRIMARY KEY (name, status, waited, ran)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE tombstones (number INTEGER PRIMARY KEY, operation_id BLOB NOT NULL UNIQUE)",
)

MIGRATIONS: Sequence[Sequence[str]] = (_VERSION_1,)
"""The statements that lead from each version to the next, one entry per released schema version."""


def is_empty(connection: sqlite3.Connection) -> bool:
    """Return whether the file has no tables, neither of this package nor of another program."""
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None


def too_new(version: int, newest: int) -> StoreVersionError:
    """Return the error for a file whose schema is newer than this package."""
    return StoreVersionError(
        f"its form is version {version}, and this package knows versions up to {newest}: upgrade "
        "operations-status"
    )


def is_migrated(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]]) -> bool:
    """Return whether the file is one of this package, and has the newest version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    return bool((owner, version) == (APPLICATION_ID, len(migrations)))


def migrate(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]]) -> None:
    """Migrate the file to the newest version, within the open transaction.

    Raises:
        StoreUnavailableError: The file belongs to another program.
        StoreVersionError: The file is newer than this package.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()  # 0 in an empty file
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    if owner != APPLICATION_ID and not is_empty(connection):
        raise StoreUnavailableError("it is the SQLite database of another program")
    if version > len(migrations):
        raise too_new(version, len(migrations))
    for statements in migrations[version:]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(migrations)}")
