"""Recorders whose store, of either kind, is slow or unavailable for a while."""

from __future__ import annotations

import contextlib
import logging
import subprocess
import sys
import textwrap
import threading
from datetime import UTC, datetime
from uuid import UUID, uuid4

import pytest
from operations_status import OperationState, Recorder, current_operation
from operations_status.errors import StoreUnavailableError, TransitionError
from operations_status.filters import ANY
from operations_status.integrations.base import QueuedTask, TaskRecording
from operations_status.operations import AttemptOutcome, Progress
from operations_status.recording.descriptions import to_failure
from operations_status.recording.journal_files import Entry, Kind
from operations_status.stores import open_blocking_store
from samples import Disk

RUNNING, SUCCEEDED = OperationState.RUNNING, OperationState.SUCCEEDED


class OwnStore:
    """Base of stores for tests; it forwards calls to a real store."""

    def __init__(self, store):
        self._store = store

    @property
    def blocking(self):
        return self

    def __getattr__(self, name):
        return getattr(self._store, name)


class SlowStore(OwnStore):
    """A store that delays the first report of progress until the next, by at most a second."""

    def __init__(self, store):
        super().__init__(store)
        self.is_slow = True
        self.begun, self._overtaken, self._done = (threading.Event() for _ in range(3))

    def report_progress(self, *arguments, **options):
        if self.is_slow:
            self.is_slow = False
            self.begun.set()
            self._overtaken.wait(1)
            self._store.report_progress(*arguments, **options)
            self._done.set()
        else:
            self._store.report_progress(*arguments, **options)
            self._overtaken.set()
            self._done.wait(60)


REPORT = textwrap.dedent("""
    import sys
    from concurrent.futures import ThreadPoolExecutor
    from operations_status import Recorder

    def work(number):
        with recorder.operation(tags=["progress"]) as op:
            for step in range(10):
                op.progress((step + 1) / 10, f"step {step + 1}")
                op.wait_for_stop(0.01 * (number % 7))
            op.succeed()

    with Recorder(sys.argv[1]) as recorder, ThreadPoolExecutor(50) as pool:
        list(pool.map(work, range(100)))
""")


def test_the_last_report_stays_from_many_threads_and_processes(store_url, blocking_store):
    command = [sys.executable, "-c", REPORT, store_url]
    processes = [subprocess.Popen(command) for _ in range(4)]
    assert [process.wait(120) for process in processes] == [0] * 4
    ends = [(one.status, one.progress) for one in blocking_store.list(ANY)]
    assert ends == [(SUCCEEDED, Progress(1.0, "step 10"))] * 400


class SwitchedStore(OwnStore):
    """A store that fails for this process alone while `is_away` is set; it notes all calls."""

    def __init__(self, store):
        super().__init__(store)
        self.is_away = False
        self.calls = []

    def __getattr__(self, name):
        method = super().__getattr__(name)
        if not callable(method):
            return method

        def call(*arguments, **options):
            self.calls.append((threading.current_thread(), name))
            if self.is_away and name != "close":
                raise StoreUnavailableError("the switch is off")
            return method(*arguments, **options)

        return call

    def calls_of_this_thread(self):
        return [name for thread, name in self.calls if thread is threading.current_thread()]


@pytest.fixture
def switched(store_url):
    store = SwitchedStore(open_blocking_store(store_url))
    yield store
    store.is_away = False
    store.close()


@pytest.fixture
def recorder(switched):
    """A recorder that runs the work even if the store is unavailable."""
    return Recorder(switched, required=False)


@pytest.fixture
def other(store_url):
    """A recorder that can reach the store all the time."""
    with Recorder(store_url, poll_interval=0.01) as other:
        yield other


def has(store, operation_id, status, progress=None):
    """Return a condition: the operation has a state and a progress."""

    def holds():
        found = store.get(operation_id)
        return found is not None and (found.status, found.progress) == (status, progress)

    return holds


def test_a_slow_report_of_progress_does_not_replace_a_later_one(store_url, other):
    with contextlib.closing(open_blocking_store(store_url)) as store:
        slow = SlowStore(store)
        recorder = Recorder(slow, poll_interval=0.01)
        with recorder.operation() as op:
            op.progress(0.1)
            assert slow.begun.wait(60)
            op.progress(1.0, "all is copied")
            ended = op.succeed("https://example.org/report")
        recorder.close()
    assert ended.progress == Progress(1.0, "all is copied")
    assert other.store.get(op.operation_id) == ended


REPORTING = """
    import random, sys, threading, time
    from operations_status import Recorder

    def work():
        for _ in range(10):
            with recorder.operation() as op:
                for step in range(1, 11):
                    time.sleep(random.uniform(0.05, 0.15))
                    op.progress(step / 10)

    with Recorder(sys.argv[1]) as recorder:
        threads = [threading.Thread(target=work) for _ in range(25)]
        for thread in threads:
            thread.start()
            time.sleep(0.01)
        for thread in threads:
            thread.join()
"""


@pytest.mark.once
@pytest.mark.timeout(180)
def test_each_operation_of_many_threads_and_processes_keeps_its_last_report(store_url, other):
    command = [sys.executable, "-c", textwrap.dedent(REPORTING), store_url]
    processes = [subprocess.Popen(command) for _ in range(4)]
    assert [process.wait(150) for process in processes] == [0] * 4
    found = [(one.status, one.progress) for one in other.store.list(ANY)]
    assert found == [(SUCCEEDED, Progress(1.0))] * 1000


@pytest.fixture(params=["sqlite", "postgresql"])
def outage(request, tmp_path):
    """A store that stops and starts, and its address."""
    if request.param == "sqlite":
        place = Disk(tmp_path)
        return place, place.url
    server = request.getfixturevalue("server")
    return server, server.url(f"outage_{uuid4().hex}")


def read(url, operation_id):
    with contextlib.closing(open_blocking_store(url)) as store:
        store.open()
        return store.get(operation_id)


def test_an_operation_begun_in_an_outage_is_recorded_with_its_end(outage, eventually):
    place, url = outage
    with Recorder(url) as web:
        created = web.create(tags=["report"])
    place.stop()
    with Recorder(url, required=False) as worker, worker.attach(created.operation_id) as op:
        place.start()
        back = datetime.now(UTC)
        eventually(lambda: read(url, op.operation_id).status is RUNNING)
        op.progress(0.9)
        op.succeed("https://example.org/result")
    eventually(lambda: read(url, op.operation_id).status is SUCCEEDED)
    found = read(url, op.operation_id)
    assert (found.status, found.resource_location) == (SUCCEEDED, "https://example.org/result")
    assert (found.progress, found.tags) == (Progress(0.9), ("report",))
    assert created.created == found.created <= found.started <= back <= found.ended


def test_changes_in_an_outage_are_written_with_their_own_times(outage, eventually):
    place, url = outage
    with Recorder(url) as web:
        created = web.create()
    worker = Recorder(url, required=False)
    place.stop()
    with worker.operation(tags=["begun"]) as begun:
        begun.progress(0.5, "half")
    missed = worker.create(tags=["created"])
    with worker.attach(created.operation_id) as attached:
        assert attached.succeed("https://example.org/a").status is SUCCEEDED
    worker.close()
    over = datetime.now(UTC)
    place.start()
    journal = worker.session.journal
    assert journal is not None
    eventually(lambda: len(journal) == 0)
    found = read(url, begun.operation_id)
    assert (found.status, found.progress) == (SUCCEEDED, Progress(0.5, "half"))
    assert found.created <= found.started <= found.ended <= over
    found = read(url, attached.operation_id)
    assert found.resource_location == "https://example.org/a"
    assert created.created == found.created <= found.started <= found.ended <= over
    assert read(url, missed.operation_id) == missed


LEAVING = """
    import sys
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], required=False)
    with recorder.operation() as op:
        op.progress(1.0)
    print(op.operation_id, flush=True)
    sys.stdin.readline()
"""


@pytest.mark.parametrize("is_back", [True, False])
def test_a_process_writes_unwritten_changes_when_it_ends(outage, is_back):
    place, url = outage
    with contextlib.closing(open_blocking_store(url)) as store:
        store.open()
    place.stop()
    command = [sys.executable, "-c", textwrap.dedent(LEAVING), url]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        operation_id = UUID(process.stdout.readline().strip())
        if is_back:
            place.start()
        _, log = process.communicate("\n", timeout=60)
    assert process.returncode == 0
    if is_back:
        found = read(url, operation_id)
        assert (found.status, found.progress) == (SUCCEEDED, Progress(1.0))
    else:
        place.start()
        assert (
            "2 changes were not recorded before the process ended, the next process hands them"
            in log
        )


def test_creation_and_run_in_an_outage_are_written_in_either_order(
    switched, recorder, other, store_url, eventually
):
    worker_store = SwitchedStore(open_blocking_store(store_url))
    worker = Recorder(worker_store, required=False, poll_interval=0.01)
    switched.is_away = worker_store.is_away = True
    created = recorder.create()
    with worker.attach(created.operation_id) as op:
        worker_store.is_away = False  # the operation is not in the store yet
        eventually(lambda: "attach" in [name for _, name in worker_store.calls])
    switched.is_away = False
    eventually(has(other.store, op.operation_id, SUCCEEDED))
    worker_store.close()


def test_a_cancellation_in_an_outage_requests_the_end_of_the_block(switched, recorder, other):
    created = other.create()
    recorder.open()
    switched.is_away = True
    with recorder.attach(created.operation_id) as op:
        other.store.advance(created.operation_id, OperationState.CANCELLED)
        switched.is_away = False
        assert op.wait_for_stop(60)
        assert op.was_ended
        with pytest.raises(TransitionError):
            op.succeed("https://example.org/a")
    assert other.store.get(created.operation_id).status is OperationState.CANCELLED


def test_a_late_end_after_a_cancellation_changes_nothing(
    switched, recorder, other, eventually, caplog
):
    caplog.set_level(logging.INFO)
    with recorder.operation() as op:
        eventually(has(other.store, op.operation_id, RUNNING))
        switched.is_away = True
        assert op.succeed().status is SUCCEEDED
        with pytest.raises(TransitionError):
            op.fail("a", "b")
    other.store.advance(op.operation_id, OperationState.CANCELLED)
    switched.is_away = False
    eventually(lambda: f"{op.operation_id}: not recorded" in caplog.text)
    assert other.store.get(op.operation_id).status is OperationState.CANCELLED


def test_a_request_to_stop_reaches_a_block_whose_beginning_is_written_late(
    switched, recorder, other, eventually
):
    created = other.create(stoppable=True)
    recorder.open()
    switched.is_away = True
    with recorder.attach(created.operation_id) as op:
        other.store.request_stop(created.operation_id)
        switched.is_away = False
        assert op.wait_for_stop(60)
        assert not op.was_ended
        op.succeed("https://example.org/half")
    eventually(has(other.store, created.operation_id, SUCCEEDED))
    found = other.store.get(created.operation_id)
    assert (found.status, found.resource_location) == (SUCCEEDED, "https://example.org/half")


def test_another_worker_that_has_attached_in_an_outage_keeps_the_operation(
    switched, recorder, other
):
    created = other.create()
    recorder.open()
    switched.is_away = True
    with other.attach(created.operation_id) as second:
        with recorder.attach(created.operation_id) as first:
            switched.is_away = False
            assert first.wait_for_stop(60)
            with pytest.raises(TransitionError, match="another worker"):
                first.succeed("https://example.org/first")
        second.succeed("https://example.org/second")
    found = other.store.get(created.operation_id)
    assert found.resource_location == "https://example.org/second"


def test_a_late_restart_leaves_an_attempt_that_began_later_alone(switched, recorder, other):
    chosen = other.create().operation_id
    recorder.open()
    switched.is_away = True
    with recorder.operation(operation_id=chosen, on_duplicate="restart") as first:
        with other.operation(operation_id=chosen, on_duplicate="restart") as second:
            second.succeed("https://example.org/second")
        switched.is_away = False
        assert first.wait_for_stop(60)
    assert other.store.get(chosen).resource_location == "https://example.org/second"


def test_a_late_restart_restarts_an_operation_that_ended_before(
    switched, recorder, other, eventually
):
    with other.operation() as first:
        first.progress(0.9)
        first.fail("a", "b")
    switched.is_away = True
    with recorder.operation(operation_id=first.operation_id, on_duplicate="restart") as second:
        switched.is_away = False
        eventually(has(other.store, second.operation_id, RUNNING))
    eventually(has(other.store, first.operation_id, SUCCEEDED))


def test_a_late_restart_in_the_same_process_is_a_new_attempt(switched, recorder, other, eventually):
    block = recorder.operation()
    operation_id = block.__enter__().operation_id
    block._recorded.progress(0.9)
    block.end_attempt(AttemptOutcome.RETRIED, lease=60.0)
    eventually(has(other.store, operation_id, RUNNING, Progress(0.9)))
    switched.is_away = True
    with recorder.operation(operation_id=operation_id, on_duplicate="restart"):
        switched.is_away = False
        eventually(has(other.store, operation_id, RUNNING))


def test_a_late_beginning_does_not_replace_another_operation(switched, recorder, other):
    chosen = uuid4()
    recorder.open()
    switched.is_away = True
    with recorder.operation(operation_id=chosen, tags=["mine"]) as op:
        theirs = other.create(operation_id=chosen, tags=["theirs"])
        switched.is_away = False
        assert op.wait_for_stop(60)
        op.succeed("https://example.org/mine")
    assert other.store.get(chosen) == theirs


def test_a_late_end_does_not_end_another_operation(switched, recorder, other, eventually):
    chosen = uuid4()
    recorder.open()
    switched.is_away = True
    with recorder.operation(operation_id=chosen, tags=["mine"]):
        pass
    theirs = other.create(operation_id=chosen, tags=["theirs"])
    switched.is_away = False
    eventually(lambda: len(recorder.session.journal) == 0)
    assert other.store.get(chosen) == theirs


def test_an_operation_begun_in_time_does_not_stay_never_started(
    switched, recorder, other, eventually
):
    created = other.create(expires=1e-6)
    switched.is_away = True
    with recorder.attach(created.operation_id) as op:
        eventually(lambda: expire(other.store, created.operation_id))
        switched.is_away = False
        eventually(has(other.store, op.operation_id, RUNNING))
    eventually(has(other.store, created.operation_id, SUCCEEDED))


def expire(store, operation_id):
    """Expire leases, and return whether the operation is marked as never started."""
    store.expire()
    found = store.get(operation_id)
    return found.error is not None and found.error.code == "NeverStarted"


class AnsweredLateStore(SwitchedStore):
    """A store that adds an operation, loses the answer, and is unavailable from then on."""

    answers = False

    def add(self, *arguments, **options):
        self._store.add(*arguments, **options)
        if not self.answers:
            self.is_away = True
            raise StoreUnavailableError("the answer was lost")


def test_an_operation_lost_since_its_unanswered_beginning_continues(store_url, other, eventually):
    store = AnsweredLateStore(open_blocking_store(store_url))
    recorder = Recorder(store, required=False, lease=1.0)
    with contextlib.closing(store), recorder.operation() as op:
        eventually(lambda: op.operation_id in other.store.expire())
        store.answers, store.is_away = True, False
        eventually(has(other.store, op.operation_id, RUNNING))
        journal = recorder.session.journal
        assert journal is not None
        eventually(lambda: len(journal) == 0)
        assert not op.stop_requested
        store.is_away = True
        op.succeed()
        store.is_away = False
        eventually(has(other.store, op.operation_id, SUCCEEDED))


def test_a_task_delivered_again_while_it_is_being_stopped_is_still_stopping(store_url, other):
    task = QueuedTask(str(uuid4()), "reports.render", redelivery=60.0)
    created = other.create(operation_id=task.task_id, stoppable=True)
    first, second = (
        TaskRecording(recorder, tags=(), include=("*",), exclude=(), expires=60.0)
        for recorder in (other, Recorder(store_url))
    )
    attempt = first.begin(task)
    other.stop(created.operation_id)
    cancelled = threading.Event()
    with second.recorder:
        again = second.begin(task, cancelled.set)
        found = other.store.get(created.operation_id)
        assert (found.status, found.attempt) == (OperationState.STOPPING, 2)
        running = current_operation()
        assert running is not None
        assert running.stop_requested
        assert not cancelled.is_set()
        assert again is not None
        again.end(SUCCEEDED)
    assert attempt is not None
    attempt.end(OperationState.FAILED, to_failure("late", "no"))
    assert other.store.get(created.operation_id).status is SUCCEEDED


def test_a_suspended_operation_whose_beginning_was_missed_waits_for_another_attempt(
    switched, recorder, other, eventually
):
    created = other.create()
    recorder.open()
    switched.is_away = True
    block = recorder.attach(created.operation_id)
    block.__enter__().progress(0.5)
    block.end_attempt(AttemptOutcome.RETRIED, lease=0.0)
    switched.is_away = False
    eventually(has(other.store, created.operation_id, RUNNING, Progress(0.5)))
    eventually(lambda: len(recorder.session.journal) == 0)
    with other.attach(created.operation_id) as second:
        second.succeed("https://example.org/second")
    found = other.store.get(created.operation_id)
    assert found.resource_location == "https://example.org/second"


def test_two_attempts_in_one_outage_are_written_in_their_order(
    switched, recorder, other, eventually
):
    chosen = uuid4()
    switched.is_away = True
    for number in (1, 2):
        with recorder.operation(operation_id=chosen, on_duplicate="restart") as op:
            op.progress(number / 2)
            op.succeed(f"https://example.org/{number}")
    switched.is_away = False
    eventually(lambda: len(recorder.session.journal) == 0)
    found = other.store.get(chosen)
    assert (found.resource_location, found.progress) == ("https://example.org/2", Progress(1.0))


def test_an_attempt_waits_for_the_unwritten_attempt_before_it(
    switched, recorder, other, eventually, caplog
):
    chosen = uuid4()
    switched.is_away = True
    recorder.create()  # when it is written, the circuit breaker closes
    with recorder.operation(operation_id=chosen, on_duplicate="restart") as first:
        first.succeed("https://example.org/1")
    go_on, add = threading.Event(), switched._store.add

    def add_slowly(operation, **options):
        if operation.operation_id == chosen and threading.current_thread() is not main:
            assert go_on.wait(60)
        return add(operation, **options)

    main = threading.current_thread()
    switched._store.add = add_slowly
    switched.is_away = False
    eventually(lambda: "the store is available again" in caplog.text)
    with recorder.operation(operation_id=chosen, on_duplicate="restart") as second:
        go_on.set()
        eventually(lambda: len(recorder.session.journal) == 0)
        second.succeed("https://example.org/2")
    eventually(has(other.store, chosen, SUCCEEDED))
    assert other.store.get(chosen).resource_location == "https://example.org/2"


def test_after_the_first_failure_the_work_does_not_call_the_store(
    switched, recorder, other, eventually, caplog
):
    switched.open()
    switched.is_away = True
    switched.calls.clear()
    created = recorder.create()
    blocks = [recorder.operation() for _ in range(50)]
    for block in blocks:
        recorder.open()
        with block as op:
            op.progress(0.5)
    last = blocks[-1]._recorded.operation_id
    assert len(switched.calls_of_this_thread()) == 1
    switched.is_away = False
    eventually(has(other.store, last, SUCCEEDED, Progress(0.5)))
    eventually(lambda: "the store is available again" in caplog.text)
    assert other.store.get(created.operation_id).status is OperationState.STARTING
    assert caplog.text.count("store unavailable") == 1
    later = recorder.create()
    eventually(has(other.store, later.operation_id, OperationState.STARTING))


def test_leases_are_renewed_while_unwritten_changes_are_written(switched, other, eventually):
    recorder = Recorder(switched, required=False, lease=1e-9)
    with recorder.operation() as op:
        eventually(has(other.store, op.operation_id, RUNNING))
        switched.is_away = True
        for _ in range(3):
            last = recorder.create()
        switched.calls.clear()
        switched.is_away = False
        eventually(lambda: other.store.get(last.operation_id) is not None)
    names = [name for _, name in switched.calls if name in {"add", "heartbeat"}]
    between = names[names.index("add") : len(names) - names[::-1].index("add")]
    assert "heartbeat" in between
    eventually(has(other.store, op.operation_id, SUCCEEDED))


def test_a_stop_request_reaches_a_block_while_unwritten_changes_are_written(
    switched, other, eventually
):
    recorder = Recorder(switched, required=False, lease=1e-9, poll_interval=0.01)
    add, reached = switched._store.add, []

    def add_later(operation, **options):
        reached.append(op.stop_requested)
        return add(operation, **options)

    with recorder.operation(stoppable=True) as op:
        eventually(has(other.store, op.operation_id, RUNNING))
        switched.is_away = True
        recorder.create()
        other.stop(op.operation_id)
        switched._store.add = add_later
        switched.is_away = False
        eventually(lambda: reached)
    assert reached == [True]


def test_leases_are_renewed_while_the_journal_of_another_process_is_written(
    switched, store_url, other, eventually
):
    recorder = Recorder(switched, required=False, lease=1e-9, poll_interval=0.01)
    with recorder.operation() as op:
        eventually(has(other.store, op.operation_id, RUNNING))
        with contextlib.closing(SwitchedStore(open_blocking_store(store_url))) as away:
            away.is_away = True
            ended = Recorder(away, required=False)
            for _ in range(3):
                last = ended.create()
            switched.calls.clear()
            journal = ended.session.journal
            assert journal is not None
            journal.close()
        eventually(lambda: other.store.get(last.operation_id) is not None)
    names = [name for _, name in switched.calls if name in {"add", "heartbeat"}]
    between = names[names.index("add") : len(names) - names[::-1].index("add")]
    assert "heartbeat" in between
    eventually(has(other.store, op.operation_id, SUCCEEDED))


@pytest.mark.parametrize("seconds", [1e10, 1e14, 1e300])
def test_an_operation_with_a_huge_expiry_does_not_affect_other_operations(
    store_url, other, monkeypatch, *, seconds
):
    # A loaded machine may take longer than usual.
    monkeypatch.setattr("operations_status.recording.session.OPTIONAL_SECONDS", 60.0)
    with Recorder(store_url, required=False, poll_interval=0.01) as recorder:
        endless = recorder.create(expires=seconds)
        begun = recorder.attach(endless.operation_id, redelivery=seconds)
        begun.__enter__()
        begun.end_attempt(AttemptOutcome.RETRIED, lease=seconds)
        recorder.create()
    found = other.store.list(ANY)
    assert [(one.operation_id == endless.operation_id, one.attempt) for one in found] == [
        (True, 1),
        (False, 0),
    ]


def test_an_entry_that_cannot_be_read_does_not_affect_other_entries(
    switched, recorder, other, eventually, caplog
):
    switched.is_away = True
    broken = recorder.create().operation_id
    recorder.session.journal.append(Entry(broken, Kind.END, {"of": "another version"}, 4e9))
    last = recorder.create().operation_id
    switched.is_away = False
    eventually(lambda: len(recorder.session.journal) == 0)
    assert {one.operation_id for one in other.store.list(ANY)} == {broken, last}
    assert f"operation {broken}: its end is lost" in caplog.text
    assert recorder.unrecorded == 1


def test_a_recorder_closed_in_an_outage_closes_after_its_last_write(
    switched, store_url, other, eventually, caplog
):
    recorder = Recorder(store_url, required=False)
    recorder.store = switched  # unlike a store that is passed to it, the recorder closes it
    with recorder:
        switched.is_away = True
        with recorder.operation() as op:
            pass
    assert "the recorder closes when all operations are recorded" in caplog.text
    assert "close" not in [name for _, name in switched.calls]
    switched.is_away = False
    eventually(lambda: "close" in [name for _, name in switched.calls])
    eventually(has(other.store, op.operation_id, SUCCEEDED))


def test_a_required_end_is_not_written_later(switched, other):
    recorder = Recorder(switched, patience=0.0)
    with contextlib.ExitStack() as stack:
        op = stack.enter_context(recorder.operation())
        switched.is_away = True
        with pytest.raises(StoreUnavailableError):
            op.succeed()
        with pytest.raises(StoreUnavailableError):
            stack.close()
    switched.is_away = False
    with recorder.operation():
        pass
    assert other.store.get(op.operation_id).status is RUNNING
