from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

import pytest
from operations_status import Operation, OperationState
from operations_status.operations import Process
from operations_status.recording.heartbeat import Heartbeat, Pulse
from operations_status.stores import open_blocking_store

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")


@pytest.fixture
def store(tmp_path):
    store = open_blocking_store(f"sqlite:///{tmp_path / 'operations.db'}")
    store.open()
    yield store
    store.close()


@pytest.fixture
def make_heartbeat(store):
    made = []

    def make(*, lease=30.0, poll_interval=0.01):
        made.append(Heartbeat(store, lease=lease, poll_interval=poll_interval))
        return made[-1]

    yield make
    for heartbeat in made:
        heartbeat.close()


def begin(store, *, lease=30.0):
    operation = Operation(process=PROCESS, status=OperationState.RUNNING, stoppable=True)
    store.add(operation, lease=lease)
    return operation.operation_id


def lease_end(store):
    row = store.database.fetch_one("SELECT expires FROM leases")
    return row[0] if row else None


def test_a_lease_is_renewed_as_long_as_the_operation_is_watched(store, make_heartbeat, eventually):
    heartbeat = make_heartbeat(lease=0.03)
    pulse = Pulse(begin(store, lease=0.0), callbacks=[])
    heartbeat.watch(pulse)
    for _ in range(3):
        before = lease_end(store)
        eventually(lambda before=before: lease_end(store) > before)
    heartbeat.forget(pulse)
    heartbeat.forget(pulse)
    heartbeat.close()
    assert lease_end(store) < datetime.now(UTC).timestamp() + 1


def test_each_change_of_state_is_told_once(store, make_heartbeat, eventually):
    told: list[OperationState] = []
    heartbeat = make_heartbeat()
    pulse = Pulse(begin(store), callbacks=[])
    pulse.callbacks.append(lambda: told.append(pulse.status))
    heartbeat.watch(pulse)
    store.request_stop(pulse.operation_id)
    eventually(lambda: told == [OperationState.STOPPING])
    store.advance(pulse.operation_id, OperationState.CANCELLED)
    eventually(lambda: told == [OperationState.STOPPING, OperationState.CANCELLED])
    eventually(lambda: not heartbeat._pulses)


def test_an_operation_that_is_gone_is_left_alone(store, make_heartbeat, eventually, caplog):
    heartbeat = make_heartbeat()
    heartbeat.watch(Pulse(UUID(int=1), callbacks=[]))
    eventually(lambda: "nobody will be told of its end" in caplog.text)
    eventually(lambda: not heartbeat._pulses)


def test_a_store_that_fails_for_a_while_is_asked_again(store, make_heartbeat, eventually, caplog):
    told: list[int] = []
    heartbeat = make_heartbeat()
    operation = begin(store)
    pulse = Pulse(operation, callbacks=[lambda: told.append(1)])
    heartbeat.watch(pulse)
    store.close()
    eventually(lambda: pulse.is_failing)
    heartbeat._look(pulse)
    assert caplog.text.count("has no heartbeat") == 1
    store.open()
    store.request_stop(operation)
    eventually(lambda: told)


def test_it_ends_whether_or_not_it_has_begun(make_heartbeat):
    heartbeat = make_heartbeat()
    heartbeat.close()
    heartbeat.close()
