"""A store's cache of the operations that it changed last."""

from __future__ import annotations

import shutil
from uuid import UUID

import pytest
from operations_status.errors import AlreadyAttachedError, TransitionError
from operations_status.operations import Operation, OperationState, Progress
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS

OWNER = UUID(int=5)


@pytest.fixture
def open_store(tmp_path):
    """Return a function that opens the same store once more."""
    stores = []

    def open_it():
        store = SqliteStore(tmp_path / "operations.db")
        store.open()
        stores.append(store)
        return store

    yield open_it
    for store in stores:
        store.close()


def test_a_change_by_another_process_invalidates_the_cache(open_store):
    store, other = open_store(), open_store()
    cancelled, reported = (Operation(process=PROCESS) for _ in range(2))
    for operation in (cancelled, reported):
        store.add(operation)
    other.advance(cancelled.operation_id, OperationState.CANCELLED)
    other.report_progress(reported.operation_id, Progress(0.5))
    with pytest.raises(TransitionError, match="Cancelled operations cannot become Running"):
        store.advance(cancelled.operation_id, OperationState.RUNNING)
    assert store.advance(reported.operation_id, OperationState.RUNNING).progress == Progress(0.5)


def test_more_operations_can_run_than_are_cached(open_store):
    store = open_store()
    operations = [Operation(process=PROCESS) for _ in range(257)]
    for operation in operations:
        store.add(operation)
    assert len(store._remembered) == 1
    for operation in operations:
        ended = store.advance(operation.operation_id, OperationState.SUCCEEDED)
        assert store.get(operation.operation_id) == ended
    assert not store._remembered


def test_each_change_except_the_last_is_cached(open_store):
    store = open_store()
    operation = Operation(process=PROCESS)
    store.add(operation)
    for change in (OperationState.RUNNING, OperationState.STOPPING):
        store.advance(operation.operation_id, change)
        assert operation.operation_id in store._remembered


def test_the_owner_and_the_lease_are_not_cached(open_store):
    store, other = open_store(), open_store()
    operation = Operation(process=PROCESS, status=OperationState.RUNNING)
    store.add(operation, lease=60.0, owner=OWNER)
    with pytest.raises(AlreadyAttachedError):
        store.attach(operation.operation_id, lease=60.0, owner=UUID(int=6))
    store.report_progress(operation.operation_id, Progress(0.5), owner=OWNER)
    other.heartbeat([operation.operation_id], lease=0.0, owner=OWNER)
    store.attach(operation.operation_id, lease=60.0, owner=UUID(int=6))
    with pytest.raises(TransitionError, match="another worker has taken it over"):
        store.advance(operation.operation_id, OperationState.SUCCEEDED, owner=OWNER)


def test_a_change_is_not_cached_if_its_call_fails(open_store):
    store, other = open_store(), open_store()
    operation = Operation(process=PROCESS)
    store.add(operation)

    def fail():
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), store.database.transaction():
        fail()
    store.database.observers.add(fail)  # the change is committed, but the call fails
    with pytest.raises(ZeroDivisionError):
        store.advance(operation.operation_id, OperationState.RUNNING)
    store.database.observers.clear()
    assert not store._remembered
    other.report_progress(operation.operation_id, Progress(1.0))
    assert store.advance(operation.operation_id, OperationState.SUCCEEDED).progress is not None


def test_the_cache_is_not_used_for_another_file_with_the_same_revisions(open_store, tmp_path):
    path, copy = tmp_path / "operations.db", tmp_path / "copy.db"
    store = open_store()
    operation = Operation(process=PROCESS)
    store.add(operation)
    store.database.fetch_one("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(path, copy)
    store.advance(operation.operation_id, OperationState.RUNNING)
    for left in tmp_path.glob("operations.db*"):
        left.unlink()
    copy.rename(path)
    other = open_store()
    other.report_progress(operation.operation_id, Progress(0.5))
    assert other.get(operation.operation_id).status is OperationState.STARTING
    ended = store.advance(operation.operation_id, OperationState.SUCCEEDED)
    assert ended.progress == Progress(0.5)
