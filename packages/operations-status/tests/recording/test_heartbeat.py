from __future__ import annotations

import logging
from datetime import UTC, datetime
from uuid import UUID, uuid4

import pytest
from operations_status import Operation, OperationState
from operations_status.logs import OutageLog
from operations_status.operations import Process, Progress
from operations_status.recording.heartbeat import Heartbeat
from operations_status.stores import open_blocking_store

OWNER = uuid4()
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
        outage = OutageLog(
            logging.getLogger("test"), failing="store unavailable", restored="store available"
        )
        made.append(
            Heartbeat(store, owner=OWNER, lease=lease, poll_interval=poll_interval, outage=outage)
        )
        return made[-1]

    yield make
    for heartbeat in made:
        heartbeat.stop()


def begin(store, *, lease=30.0, owner=OWNER):
    operation = Operation(process=PROCESS, status=OperationState.RUNNING, stoppable=True)
    store.add(operation, lease=lease, owner=owner)
    return operation.operation_id


def ignore(state):
    pass


def lease_end(store):
    row = store.database.fetch_one("SELECT expires FROM leases")
    return row[0] if row else None


def test_a_lease_is_renewed_as_long_as_the_operation_is_watched(store, make_heartbeat, eventually):
    heartbeat = make_heartbeat(lease=0.03)
    operation_id = begin(store, lease=0.0)
    heartbeat.watch(operation_id, ignore)
    for _ in range(3):
        before = lease_end(store)
        eventually(lambda before=before: lease_end(store) > before)
    heartbeat.forget(operation_id)
    heartbeat.forget(operation_id)
    heartbeat.stop()
    assert lease_end(store) < datetime.now(UTC).timestamp() + 1


def test_a_changed_state_is_told(store, make_heartbeat, eventually):
    told: list[OperationState] = []
    heartbeat = make_heartbeat()
    operation_id = begin(store)
    heartbeat.watch(operation_id, told.append)
    store.request_stop(operation_id)
    eventually(lambda: OperationState.STOPPING in told)
    store.advance(operation_id, OperationState.CANCELLED)
    eventually(lambda: OperationState.CANCELLED in told)


def test_an_operation_that_is_gone_is_left_alone(store, make_heartbeat, eventually, caplog):
    heartbeat = make_heartbeat(lease=0.03)
    heartbeat.watch(UUID(int=1), ignore)
    alive = begin(store)
    told: list[OperationState] = []
    heartbeat.watch(alive, told.append)
    store.request_stop(alive)
    eventually(lambda: OperationState.STOPPING in told)
    assert caplog.text.count("is not in the store any more") == 1


def test_a_store_that_fails_for_a_while_is_asked_again(store, make_heartbeat, eventually, caplog):
    told: list[OperationState] = []
    heartbeat = make_heartbeat()
    operation_id = begin(store)
    heartbeat.watch(operation_id, told.append)
    store.close()
    eventually(lambda: "store unavailable" in caplog.text)
    store.open()
    store.request_stop(operation_id)
    eventually(lambda: OperationState.STOPPING in told)
    assert caplog.text.count("store unavailable") == 1
    assert caplog.text.count("store available") == 1


def test_it_is_stopped_whether_or_not_it_runs_and_starts_again(store, make_heartbeat, eventually):
    told: list[OperationState] = []
    heartbeat = make_heartbeat()
    heartbeat.stop()
    heartbeat.watch(begin(store), ignore)
    heartbeat.stop()
    heartbeat.stop()
    operation_id = begin(store)
    heartbeat.watch(operation_id, told.append)
    store.request_stop(operation_id)
    eventually(lambda: OperationState.STOPPING in told)


def test_an_operation_that_another_worker_has_taken_over_is_told_so(
    store, make_heartbeat, eventually, caplog
):
    told: list[OperationState | None] = []
    heartbeat = make_heartbeat(lease=0.03)
    operation_id = begin(store, lease=0.0)
    store.attach(operation_id, lease=60.0, owner=uuid4())
    heartbeat.watch(operation_id, told.append)
    eventually(lambda: told == [None])
    assert "was taken over by another worker" in caplog.text


def test_an_operation_that_was_called_lost_too_soon_lives_on(store, make_heartbeat, eventually):
    told: list[OperationState | None] = []
    heartbeat = make_heartbeat()
    operation_id = begin(store, lease=0.0)
    assert store.expire() == (operation_id,)
    heartbeat.watch(operation_id, told.append)
    eventually(lambda: told == [OperationState.RUNNING])
    assert store.get(operation_id).status is OperationState.RUNNING
    assert store.expire() == ()


def test_the_latest_progress_is_reported_and_that_of_others_never_stops_it(
    store, make_heartbeat, eventually
):
    heartbeat = make_heartbeat()
    ended, running = begin(store), begin(store)
    for operation_id in (ended, running):
        heartbeat.watch(operation_id, ignore)
    store.advance(ended, OperationState.SUCCEEDED)
    heartbeat.report(ended, Progress(1.0))
    heartbeat.report(running, Progress(0.1))
    heartbeat.report(running, Progress(0.2, "rows copied"))
    eventually(lambda: store.get(running).progress == Progress(0.2, "rows copied"))


def test_progress_waits_for_a_store_that_is_unavailable(store, make_heartbeat, eventually, caplog):
    heartbeat = make_heartbeat()
    operation_id = begin(store)
    heartbeat.watch(operation_id, ignore)
    store.database.path.rename(store.database.path.with_suffix(".away"))
    heartbeat.report(operation_id, Progress(0.5))
    eventually(lambda: "store unavailable" in caplog.text)
    store.database.path.with_suffix(".away").rename(store.database.path)
    eventually(lambda: store.get(operation_id).progress == Progress(0.5))
