from __future__ import annotations

import logging
import threading
import time
from datetime import UTC, datetime
from uuid import UUID, uuid4

import pytest
from operations_status import Operation, OperationState
from operations_status.filters import ANY
from operations_status.logs import OutageLog
from operations_status.operations import Progress
from operations_status.recording.changes import Beginning
from operations_status.recording.heartbeat import Heartbeat
from operations_status.recording.journal import Journal
from operations_status.recording.journal_files import Entry, JournalFolder, Kind
from operations_status.recording.writer import OperationWriter
from operations_status.stores import deadlines, open_blocking_store
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS

OWNER = uuid4()


@pytest.fixture
def store(tmp_path):
    store = open_blocking_store(f"sqlite:///{tmp_path / 'operations.db'}")
    store.open()
    yield store
    store.close()


@pytest.fixture
def make_heartbeat(store):
    made = []

    def make(*, lease=30.0, poll_interval=0.01, journal=None):
        outage = OutageLog(
            logging.getLogger("test"), failing="store unavailable", restored="store available"
        )
        made.append(
            Heartbeat(
                store=store,
                owner=OWNER,
                lease=lease,
                poll_interval=poll_interval,
                outage=outage,
                journal=journal,
                drained=lambda: None,
            )
        )
        return made[-1]

    yield make
    for heartbeat in made:
        heartbeat.stop()


def begin(store, *, lease=30.0, owner=OWNER):
    operation = Operation(process=PROCESS, status=OperationState.RUNNING, stoppable=True)
    store.add(operation, lease=lease, owner=owner)
    return operation.operation_id


def watch(heartbeat, store, operation_id, listener=lambda _: None):
    """Register a running operation with the heartbeat, and return its writer."""
    writer = OperationWriter(
        store=store,
        owner=OWNER,
        operation=Operation(
            process=PROCESS, operation_id=operation_id, status=OperationState.RUNNING
        ),
        begin=None,
        listener=listener,
    )
    heartbeat.update(writer)
    return writer


def leave(heartbeat, writer):
    writer.leave()
    heartbeat.update(writer)


def lease_end(store):
    row = store.database.fetch_one("SELECT expires FROM leases")
    return row[0] if row else None


def test_a_lease_is_renewed_as_long_as_the_operation_is_watched(store, make_heartbeat, eventually):
    heartbeat = make_heartbeat(lease=0.03)
    operation_id = begin(store, lease=0.0)
    writer = watch(heartbeat, store, operation_id)
    for _ in range(3):
        before = lease_end(store)
        eventually(lambda before=before: lease_end(store) > before)
    leave(heartbeat, writer)
    leave(heartbeat, writer)
    heartbeat.stop()
    assert lease_end(store) < datetime.now(UTC).timestamp() + 1


def test_the_listener_receives_each_new_state(store, make_heartbeat, eventually):
    told: list[OperationState] = []
    heartbeat = make_heartbeat()
    operation_id = begin(store)
    watch(heartbeat, store, operation_id, told.append)
    store.request_stop(operation_id)
    eventually(lambda: OperationState.STOPPING in told)
    store.advance(operation_id, OperationState.CANCELLED)
    eventually(lambda: OperationState.CANCELLED in told)


def test_a_deleted_operation_is_no_longer_watched(store, make_heartbeat, eventually, caplog):
    heartbeat = make_heartbeat(lease=0.03)
    watch(heartbeat, store, UUID(int=1))
    alive = begin(store)
    told: list[OperationState] = []
    watch(heartbeat, store, alive, told.append)
    store.request_stop(alive)
    eventually(lambda: OperationState.STOPPING in told)
    assert caplog.text.count("is not in the store any more") == 1


def test_polling_resumes_after_a_failure_of_the_store(store, make_heartbeat, eventually, caplog):
    told: list[OperationState] = []
    heartbeat = make_heartbeat()
    operation_id = begin(store)
    watch(heartbeat, store, operation_id, told.append)
    store.close()
    eventually(lambda: "store unavailable" in caplog.text)
    store.open()
    store.request_stop(operation_id)
    eventually(lambda: OperationState.STOPPING in told)
    assert caplog.text.count("store unavailable") == 1
    assert caplog.text.count("store available") == 1


def test_a_heartbeat_whose_thread_cannot_be_started_begins_with_the_next_operation(
    store, make_heartbeat, *, eventually, caplog, monkeypatch
):
    def refuse(_):
        raise RuntimeError("can't start new thread")

    told: list[OperationState] = []
    heartbeat = make_heartbeat()
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        first = watch(heartbeat, store, begin(store))
    assert "there is no heartbeat: can't start new thread" in caplog.text
    operation_id = begin(store)
    second = watch(heartbeat, store, operation_id, told.append)
    store.request_stop(operation_id)
    eventually(lambda: OperationState.STOPPING in told)
    leave(heartbeat, first)
    leave(heartbeat, second)


def test_a_heartbeat_can_be_stopped_twice_and_started_again(store, make_heartbeat, eventually):
    told: list[OperationState] = []
    heartbeat = make_heartbeat()
    heartbeat.stop()
    watch(heartbeat, store, begin(store))
    heartbeat.stop()
    heartbeat.stop()
    operation_id = begin(store)
    watch(heartbeat, store, operation_id, told.append)
    store.request_stop(operation_id)
    eventually(lambda: OperationState.STOPPING in told)


def test_the_listener_receives_none_after_a_takeover(store, make_heartbeat, eventually, caplog):
    told: list[OperationState | None] = []
    heartbeat = make_heartbeat(lease=0.03)
    operation_id = begin(store, lease=0.0)
    store.attach(operation_id, lease=60.0, owner=uuid4())
    watch(heartbeat, store, operation_id, told.append)
    eventually(lambda: told == [None])
    assert "was taken over by another worker" in caplog.text


def test_a_heartbeat_revives_an_operation_that_was_marked_lost(store, make_heartbeat, eventually):
    told: list[OperationState | None] = []
    heartbeat = make_heartbeat()
    operation_id = begin(store, lease=0.0)
    assert store.expire() == (operation_id,)
    watch(heartbeat, store, operation_id, told.append)
    eventually(lambda: told == [OperationState.RUNNING])
    assert store.get(operation_id).status is OperationState.RUNNING
    assert store.expire() == ()


def test_the_latest_progress_is_written_even_if_another_report_is_refused(
    store, make_heartbeat, eventually
):
    heartbeat = make_heartbeat()
    ended, running = begin(store), begin(store)
    of_ended, of_running = (watch(heartbeat, store, one) for one in (ended, running))
    store.advance(ended, OperationState.SUCCEEDED)
    of_ended.report(Progress(1.0))
    of_running.report(Progress(0.1))
    of_running.report(Progress(0.2, "rows copied"))
    eventually(lambda: store.get(running).progress == Progress(0.2, "rows copied"))


def test_progress_is_written_when_the_store_is_available_again(
    store, make_heartbeat, eventually, caplog
):
    heartbeat = make_heartbeat()
    operation_id = begin(store)
    writer = watch(heartbeat, store, operation_id)
    store.database.path.rename(store.database.path.with_suffix(".away"))
    writer.report(Progress(0.5))
    eventually(lambda: "store unavailable" in caplog.text)
    store.database.path.with_suffix(".away").rename(store.database.path)
    eventually(lambda: store.get(operation_id).progress == Progress(0.5))


def test_an_end_is_left_to_the_thread_that_writes_it(store, make_heartbeat, tmp_path, eventually):
    journal = Journal(JournalFolder([tmp_path / "journal"], "store"))
    heartbeat = make_heartbeat(journal=journal)
    ending, running = begin(store), begin(store)
    writer = watch(heartbeat, store, ending)
    other = watch(heartbeat, store, running)
    store.database.path.rename(store.database.path.with_suffix(".away"))
    writer.end(writer.operation.advance(OperationState.SUCCEEDED))
    writer.report(Progress(1.0))
    other.report(Progress(0.5))
    eventually(lambda: journal.has(running))
    assert not journal.has(ending)
    store.database.path.with_suffix(".away").rename(store.database.path)
    writer.write()
    assert store.get(ending).status is OperationState.SUCCEEDED
    eventually(lambda: store.get(running).progress == Progress(0.5))


class PausedStore(SqliteStore):
    """A store that adds operations only after a test has set `may_continue`."""

    def __init__(self, path):
        super().__init__(path)
        self.has_begun = threading.Event()
        self.may_continue = threading.Event()

    def add(self, *arguments, **options):
        self.has_begun.set()
        assert self.may_continue.wait(60)
        return super().add(*arguments, **options)


def test_a_stopped_heartbeat_writes_no_more_entries_of_other_processes(tmp_path, eventually):
    folder = JournalFolder([tmp_path / "journal"], "store")
    abandoned = Journal(folder)
    for _ in range(2):
        operation = Operation(process=PROCESS)
        beginning = Beginning(operation=operation, owner=None, lease=60.0)
        fields = beginning.to_json() | {"key": "key"}
        abandoned.append(Entry(operation.operation_id, Kind.BEGINNING, fields, time.time()))
    abandoned.close()
    store = PausedStore(tmp_path / "operations.db")
    heartbeat = Heartbeat(
        store=store,
        owner=OWNER,
        lease=30.0,
        poll_interval=0.01,
        outage=OutageLog(logging.getLogger("test"), failing="away", restored="available"),
        journal=Journal(folder),
        drained=lambda: None,
    )
    before = set(threading.enumerate())
    heartbeat.probe()
    (thread,) = set(threading.enumerate()) - before
    assert store.has_begun.wait(60)
    with deadlines.within(0.01):
        heartbeat.stop()
    store.may_continue.set()
    thread.join(60)
    assert len(list(store.list(ANY))) == 1
    assert folder.find()
    store.close()
