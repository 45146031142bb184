from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from operations_status.stores.sqlite.schema import MIGRATIONS, first_seq, migrate

moments = st.datetimes(timezones=st.just(UTC))


@pytest.fixture
def connection():
    connection = sqlite3.connect(":memory:", isolation_level=None)
    yield connection
    connection.close()


def version(connection):
    return connection.execute("PRAGMA user_version").fetchone()[0]


def test_an_empty_file_gets_the_newest_form(connection):
    migrate(connection, MIGRATIONS)
    assert version(connection) == len(MIGRATIONS)
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {"operations", "tags", "leases", "tombstones"} <= {name for (name,) in tables}


def test_an_older_file_gets_only_what_it_lacks(connection):
    migrate(connection, MIGRATIONS)
    connection.execute("INSERT INTO leases VALUES (1, 2.0)")
    newer = [*MIGRATIONS, ["ALTER TABLE leases ADD COLUMN holder TEXT"]]
    migrate(connection, newer)
    assert version(connection) == len(newer)
    assert connection.execute("SELECT * FROM leases").fetchall() == [(1, 2.0, None)]
    migrate(connection, newer)
    assert version(connection) == len(newer)


@settings(deadline=None)
@given(moments, moments)
def test_keys_are_in_the_order_of_time(one, other):
    assert (first_seq(one) <= first_seq(other)) or one > other


@settings(deadline=None)
@given(st.datetimes(datetime(1900, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC)))  # noqa: DTZ001 hypothesis adds the zone
def test_each_microsecond_has_a_thousand_keys_that_fit(moment):
    following = first_seq(moment + timedelta(microseconds=1))
    assert following - first_seq(moment) == 1024
    assert -(2**63) <= first_seq(moment) < 2**63
