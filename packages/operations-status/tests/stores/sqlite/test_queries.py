"""Which index leads to what a filter asks for."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.sqlite.blocking import BlockingSqliteStore
from operations_status.stores.sqlite.queries import find, find_changes
from operations_status.stores.sqlite.store import SqliteStore

START = datetime(2026, 3, 1, tzinfo=UTC)
SUCCEEDED = frozenset([OperationState.SUCCEEDED])


def nth(number):
    return Operation(
        process=Process(pid=1, uid=UUID(int=1), name="ab"[number % 4 == 0]),
        created=START + timedelta(seconds=number),
        status="Succeeded" if number % 2 else "Cancelled",
        tags=["all", "half" if number % 2 else "rest", *(["few"] if number > 1190 else [])],
        egress_provider_name=f"p{number % 40}",
    )


@pytest.fixture(scope="module")
def store(tmp_path_factory, add_together):
    """A store where everything is frequent, and one name is less so."""
    store = BlockingSqliteStore(tmp_path_factory.mktemp("queries") / "operations.db")
    store.open()
    add_together(store, map(nth, range(1200)))
    yield store
    store.close()


def plan(store, query):
    """Return what SQLite is going to do."""
    with store.database.lent() as connection:
        text, values, *_ = query(connection)
        rows = connection.execute(f"EXPLAIN QUERY PLAN {text}", values).fetchall()
    return "; ".join(row[3] for row in rows)


@pytest.mark.parametrize(
    ("wanted", "lead"),
    [
        (ANY, "SCAN operations"),
        (OperationFilter(created_after=START), "USING INTEGER PRIMARY KEY (rowid>?)"),
        (OperationFilter(pid=1), "operations_pid (pid=?)"),
        (OperationFilter(pid=1, created_before=START), "operations_pid (pid=? AND rowid<?)"),
        (OperationFilter(pid=1, uid=UUID(int=1), name="b"), "operations_name (name=?)"),
        (OperationFilter(pid=1, tags=frozenset(["all", "few"])), "SEARCH lead USING"),
        (OperationFilter(name="a", tags=frozenset(["rest"])), "SEARCH lead USING"),
        (OperationFilter(name="b", tags=frozenset(["all"])), "operations_name (name=?)"),
        (OperationFilter(name="a", statuses=SUCCEEDED), "operations_name_status"),
        (OperationFilter(pid=1, statuses=SUCCEEDED), "operations_pid_status"),
        (
            OperationFilter(egress_providers=frozenset(["p1"]), statuses=SUCCEEDED),
            "operations_egress_provider_status",
        ),
        (
            OperationFilter(egress_providers=frozenset(["p1", "p2"]), name="a"),
            "operations_name_egress_provider",
        ),
        (
            OperationFilter(egress_providers=frozenset(f"p{n}" for n in range(30)), name="a"),
            "operations_name (name=?)",
        ),
        (OperationFilter(egress_providers=frozenset(f"p{n}" for n in range(30))), "SCAN"),
        (OperationFilter(statuses=frozenset(OperationState)), "SCAN operations"),
    ],
)
def test_the_rarest_index_leads_and_nothing_is_sorted(store, wanted, lead):
    told = plan(store, lambda one: find(one, wanted, column="summary", limit=100))
    assert lead in told
    assert "TEMP B-TREE" not in told
    accepted = [one for one in store.list(ANY) if wanted.accepts(one)]
    assert list(store.list(wanted)) == accepted


def test_changes_are_found_by_their_index_or_by_one_that_knows_of_few(store):
    frequent, rare = OperationFilter(pid=1), OperationFilter(tags=frozenset(["few"]))
    told = plan(store, lambda one: find_changes(one, frequent, 1100, limit=10))
    assert "operations_changed (changed>?)" in told
    assert "TEMP B-TREE" not in told
    assert "SEARCH lead USING" in plan(store, lambda one: find_changes(one, rare, 1, limit=10))


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (ANY, False),
        (OperationFilter(pid=1, statuses=SUCCEEDED), False),
        (OperationFilter(created_after=START, tags=frozenset(["half"])), False),
        (OperationFilter(pid=1, tags=frozenset(["few"])), False),
        (OperationFilter(pid=1, tags=frozenset(["half"])), True),
        (OperationFilter(egress_providers=frozenset(f"p{n}" for n in range(30))), True),
    ],
)
def test_what_may_pass_over_many_operations_is_known_before_it_begins(store, wanted, expected):
    reading = store.read_page(wanted, limit=5)
    assert reading.may_take_long == expected
    reading.read()
    assert not reading.may_take_long, "it is at its end"
    reading.close()


async def test_what_may_take_long_is_read_by_a_thread(store):
    asynchronous = SqliteStore(store.database.path)
    await asynchronous.open()
    wanted = OperationFilter(pid=1, tags=frozenset(["half"]))
    assert [one async for one in asynchronous.list(wanted)] == list(store.list(wanted))
    await asynchronous.aclose()
