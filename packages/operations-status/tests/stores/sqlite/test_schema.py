from __future__ import annotations

import sqlite3

import pytest
from operations_status.stores.sqlite.schema import MIGRATIONS, migrate


@pytest.fixture
def connection():
    connection = sqlite3.connect(":memory:", isolation_level=None)
    yield connection
    connection.close()


def version(connection):
    return connection.execute("PRAGMA user_version").fetchone()[0]


def test_an_empty_file_gets_the_newest_schema(connection):
    migrate(connection, MIGRATIONS)
    assert version(connection) == len(MIGRATIONS)
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {"operations", "tags", "leases", "tombstones"} <= {name for (name,) in tables}


def test_an_older_file_gets_only_the_missing_migrations(connection):
    migrate(connection, MIGRATIONS)
    connection.execute("INSERT INTO leases VALUES (1, 2.0)")
    newer = [*MIGRATIONS, ["ALTER TABLE leases ADD COLUMN holder TEXT"]]
    migrate(connection, newer)
    assert version(connection) == len(newer)
    assert connection.execute("SELECT * FROM leases").fetchall() == [(1, 2.0, None)]
    migrate(connection, newer)
    assert version(connection) == len(newer)
