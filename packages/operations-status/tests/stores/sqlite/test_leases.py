from __future__ import annotations

import time
from uuid import UUID

import pytest
from operations_status.operations import Operation, OperationFailure, OperationState
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS

OWNER = UUID(int=77)


class Clock:
    """A wall clock that can be moved."""

    def __init__(self) -> None:
        self.moved = 0.0

    def __call__(self) -> float:
        return time.time() + self.moved


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def store(tmp_path, clock):
    store = SqliteStore(tmp_path / "operations.db", clock=clock)
    store.open()
    yield store
    store.close()


def add(store, *, lease, **fields):
    operation = Operation(process=PROCESS, **fields)
    store.add(operation, lease=lease, owner=OWNER)
    return operation.operation_id


def beat(store, operation_id, lease):
    return store.heartbeat([operation_id], lease=lease, owner=OWNER)[operation_id]


def test_an_operation_with_an_expired_lease_is_marked_as_failed(store):
    lost, running, leaseless = (add(store, lease=lease) for lease in (0.0, 60.0, None))
    assert store.expire() == (lost,)
    found = store.get(lost)
    assert found.status is OperationState.FAILED
    assert found.error.code == "NeverStarted"
    assert [store.get(one).status for one in (running, leaseless)] == [OperationState.STARTING] * 2
    assert store.expire() == ()


def test_several_operations_are_marked_lost_at_once(store):
    lost = [add(store, lease=0.0, stoppable=True) for _ in range(3)]
    store.advance(lost[1], OperationState.RUNNING)
    store.request_stop(lost[2])
    assert store.expire() == tuple(lost)


def test_a_heartbeat_renews_the_lease_and_returns_the_state(store):
    operation = add(store, lease=0.0, stoppable=True)
    assert beat(store, operation, 60.0) is OperationState.STARTING
    store.request_stop(operation)
    assert beat(store, operation, 60.0) is OperationState.STOPPING
    assert store.expire() == ()


def test_a_heartbeat_grants_a_lease_to_an_operation_without_one(store):
    operation = add(store, lease=None)
    beat(store, operation, 0.0)
    assert store.expire() == (operation,)


def test_an_operation_that_has_ended_has_no_lease(store):
    operation = add(store, lease=0.0)
    store.advance(operation, OperationState.SUCCEEDED)
    assert beat(store, operation, 0.0) is OperationState.SUCCEEDED
    ended = OperationFailure(code="a", message="b")
    add(store, lease=0.0, status=OperationState.FAILED, error=ended)
    assert store.expire() == ()


def test_after_a_jump_of_the_clock_no_operation_is_lost_before_its_next_heartbeat(store, clock):
    silent, alive = add(store, lease=20.0), add(store, lease=20.0)
    clock.moved += 8 * 3600
    assert store.expire() == ()
    beat(store, alive, 60.0)
    with store.database.transaction() as connection:
        connection.execute("UPDATE leases SET expires = expires - 31")
    assert store.expire() == (silent,)


def test_after_a_clock_was_set_back_leases_last_no_longer_than_before(store, clock, tmp_path):
    other = SqliteStore(tmp_path / "operations.db", clock=clock)
    other.open()
    clock.moved += 8 * 3600
    assert store.expire() == other.expire() == ()
    silent, longer = add(store, lease=20.0), add(store, lease=100.0)
    clock.moved = 0.0
    assert store.expire() == other.expire() == ()
    other.close()
    with store.database.transaction() as connection:
        connection.execute("UPDATE leases SET expires = expires - 31")
    assert store.expire() == (silent,)
    with store.database.transaction() as connection:
        connection.execute("UPDATE leases SET expires = expires - 70")
    assert store.expire() == (longer,)
