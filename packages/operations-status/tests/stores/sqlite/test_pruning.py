from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from operations_status.filters import OperationFilter
from operations_status.operations import Operation, OperationFailure
from operations_status.stores.sqlite.store import SqliteStore, insert
from samples import PROCESS


@pytest.fixture
def store(tmp_path):
    store = SqliteStore(tmp_path / "operations.db")
    store.open()
    with store.database.transaction() as connection:
        for _ in range(600):
            insert(connection, Operation(process=PROCESS, status="Succeeded", tags=["a"]))
    yield store
    store.close()


def test_many_operations_are_pruned_in_several_transactions(store):
    failure = OperationFailure(code="Full", message="no space left")
    store.add(Operation(process=PROCESS, status="Failed", error=failure))
    assert store.database.fetch_one("SELECT count(*) FROM words") == (4,)
    assert store.prune(keep=0) == 601
    for table in ("tallies", "tag_tallies", "groups", "words"):
        assert store.database.fetch_one(f"SELECT count(*) FROM {table}") == (0,)
    assert store.database.fetch_one("SELECT count(*) FROM tags") == (0,)
    assert store.database.fetch_one("SELECT count(*) FROM tombstones") == (601,)


def test_a_dry_run_only_counts_by_either_measure(store):
    later = datetime.now(UTC) + timedelta(days=1)
    assert store.prune(keep=2, dry_run=True) == 598
    assert store.prune(before=later, keep=2, dry_run=True) == 600
    assert store.prune(before=datetime(1970, 1, 1, tzinfo=UTC), dry_run=True) == 0
    assert store.prune(dry_run=True) == 0
    assert store.database.fetch_one("SELECT count(*) FROM operations") == (600,)


def test_a_clock_that_was_behind_has_no_effect_once_its_operations_are_pruned(store):
    def read_skew():
        return timedelta(microseconds=store.database.fetch_one("SELECT skew FROM store")[0])

    now = datetime.now(UTC)
    store.add(Operation(process=PROCESS, status="Cancelled", created=now - timedelta(days=9999)))
    late = Operation(process=PROCESS, created=now - timedelta(minutes=50))
    store.add(late)
    assert read_skew() > timedelta(days=9998)
    assert store.prune(before=now - timedelta(days=1)) == 1
    assert timedelta(minutes=49) < read_skew() < timedelta(hours=1)
    earlier = OperationFilter(created_before=now - timedelta(minutes=40))
    assert [one.operation_id for one in store.list(earlier)] == [late.operation_id]
    store.prune(keep=0)
    assert timedelta(minutes=49) < read_skew(), "so small a skew is not worth the search"
