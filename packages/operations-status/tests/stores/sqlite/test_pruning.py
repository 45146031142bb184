from __future__ import annotations

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from operations_status.errors import UnknownOperationError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.sqlite.blocking import BlockingSqliteStore
from operations_status.stores.sqlite.changes import insert

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")
START = datetime(2026, 3, 1, tzinfo=UTC)


@pytest.fixture
def store(tmp_path):
    store = BlockingSqliteStore(tmp_path / "operations.db")
    store.open()
    yield store
    store.close()


def add(store, hour, status="Succeeded"):
    operation = Operation(
        process=PROCESS, created=START + timedelta(hours=hour), status=status, tags=["a", f"{hour}"]
    )
    store.add(operation)
    return operation


def test_only_what_has_ended_and_is_old_is_forgotten(store):
    old, running, young = add(store, 0), add(store, 1, "Running"), add(store, 10)
    assert store.prune(before=START + timedelta(hours=10)) == 1
    assert list(store.list(ANY)) == [running, young]
    assert list(store.list(OperationFilter(tags=frozenset(["0"])))) == []
    assert store.is_expired(old.operation_id)
    assert not store.is_expired(young.operation_id)
    with pytest.raises(UnknownOperationError, match="has expired: it was pruned") as refused:
        store.advance(old.operation_id, OperationState.RUNNING)
    assert refused.value.expired


def test_the_newest_that_have_ended_are_kept(store):
    operations = [add(store, hour, "Running" if hour == 2 else "Cancelled") for hour in range(6)]
    assert store.prune(keep=2) == 3
    assert list(store.list(ANY)) == [operations[index] for index in (2, 4, 5)]
    assert store.prune(keep=2) == 0
    assert store.prune(keep=0) == 2
    assert list(store.list(ANY)) == [operations[2]]


def test_either_age_or_number_is_enough_to_be_forgotten(store):
    operations = [add(store, hour) for hour in range(6)]
    assert store.prune(before=START + timedelta(hours=1), keep=3) == 3
    assert store.prune(before=START + timedelta(hours=5), keep=3) == 2
    assert list(store.list(ANY)) == operations[5:]


def test_without_a_limit_nothing_is_forgotten(store):
    add(store, 0)
    assert store.prune() == 0
    assert len(list(store.list(ANY))) == 1


def test_a_dry_run_only_counts(store):
    for hour in range(5):
        add(store, hour)
    assert store.prune(keep=2, dry_run=True) == 3
    assert len(list(store.list(ANY))) == 5


def test_many_are_forgotten_in_several_transactions(store):
    with store.database.transaction() as connection:
        for number in range(600):
            operation = Operation(process=PROCESS, status="Succeeded", tags=["a"])
            insert(connection, number, operation)
    assert store.prune(keep=0) == 600
    assert store.database.fetch_one("SELECT count(*) FROM tags") == (0,)
