"""An operation that one process creates and another one runs."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import threading
from uuid import UUID, uuid4

import pytest
from operations_status import OperationState, Recorder
from operations_status.errors import (
    AlreadyAttachedError,
    DuplicateOperationError,
    InvalidOperationError,
    StoreUnavailableError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.operations import AttemptOutcome
from samples import PROCESS


@pytest.fixture
def worker(url):
    """Return the recorder of a worker process; `recorder` is that of the creating process."""
    with Recorder(url, poll_interval=0.01) as worker:
        yield worker


def test_a_worker_runs_an_operation_that_another_process_created(recorder, worker):
    created = recorder.create(
        tags=["a"], egress_provider="archive", stoppable=True, process=PROCESS
    )
    assert created.status is OperationState.STARTING
    assert recorder.store.get(created.operation_id) == created
    with worker.attach(str(created.operation_id)) as op:
        assert op.operation_id == created.operation_id
        running = recorder.store.get(created.operation_id)
        assert running.status is OperationState.RUNNING
        assert (running.process, running.tags) == (PROCESS, ("a",))
        op.succeed("file:///a")
    ended = recorder.store.get(created.operation_id)
    assert ended.resource_location == "file:///a"
    assert ended.created <= ended.started <= ended.ended


async def test_a_worker_with_an_event_loop_runs_an_operation_that_another_process_created(
    recorder, worker
):
    chosen = uuid4()
    created = await recorder.create_async(
        tags=["a"], stoppable=True, operation_id=chosen, process=PROCESS, expires=60
    )
    assert (created.operation_id, created.process) == (chosen, PROCESS)
    async with worker.attach(chosen) as op:
        recorder.store.request_stop(chosen)
        async with asyncio.timeout(60):
            await op.wait_for_stop()
    assert recorder.store.get(chosen).status is OperationState.SUCCEEDED


def test_an_operation_fails_when_no_worker_starts_it_in_time(recorder):
    late = recorder.create(expires=1e-6)
    in_time = recorder.create()
    assert recorder.store.expire() == (late.operation_id,)
    assert recorder.store.get(late.operation_id).error.code == "NeverStarted"
    assert recorder.store.get(in_time.operation_id).status is OperationState.STARTING


def test_a_running_operation_is_not_run_twice(recorder, worker):
    created = recorder.create()
    with worker.attach(created.operation_id):
        with pytest.raises(AlreadyAttachedError), recorder.attach(created.operation_id):
            raise AssertionError("the block must not run")
        assert recorder.store.get(created.operation_id).status is OperationState.RUNNING


def test_an_operation_whose_worker_is_silent_is_taken_over(recorder, worker, caplog, url):
    with Recorder(url, lease=1e-9, poll_interval=60.0) as silent:
        created = silent.create()
        with silent.attach(created.operation_id) as first, worker.attach(created.operation_id):
            with pytest.raises(TransitionError, match="another worker"):
                first.succeed("file:///first")
            assert recorder.store.get(created.operation_id).status is OperationState.RUNNING
    assert recorder.store.get(created.operation_id).resource_location is None


def test_an_operation_that_has_ended_or_does_not_exist_cannot_be_attached(recorder, worker):
    created = recorder.create()
    with worker.attach(created.operation_id):
        pass
    with pytest.raises(TransitionError), worker.attach(created.operation_id):
        raise AssertionError("the block must not run")
    with pytest.raises(UnknownOperationError), worker.attach(uuid4()):
        raise AssertionError("the block must not run")


def test_a_stop_request_before_the_start_is_noticed_at_the_start(recorder, worker):
    created = recorder.create(stoppable=True)
    recorder.store.request_stop(created.operation_id)
    with worker.attach(created.operation_id) as op:
        assert op.stop_requested


@pytest.mark.parametrize("expires", [0, -1, float("inf"), float("nan")])
def test_an_invalid_expiry_is_refused(recorder, expires):
    with pytest.raises(InvalidOperationError, match="for expires"):
        recorder.create(expires=expires)
    with pytest.raises(InvalidOperationError, match="expected the UUID"):
        recorder.attach("nonsense")


def test_a_duplicate_identifier_and_an_invalid_on_duplicate_are_refused(recorder):
    chosen = recorder.create().operation_id
    with pytest.raises(DuplicateOperationError):
        recorder.create(operation_id=chosen)
    with pytest.raises(DuplicateOperationError), recorder.operation(operation_id=chosen):
        raise AssertionError("the block must not run")
    with pytest.raises(InvalidOperationError, match="on_duplicate"):
        recorder.operation(operation_id=chosen, on_duplicate="ignore")
    assert recorder.store.get(chosen).status is OperationState.STARTING


def fail(block):
    with block as op:
        op.progress(0.5)
        raise ZeroDivisionError


def test_a_retry_restarts_the_operation_of_the_previous_attempt(recorder):
    chosen = uuid4()
    with pytest.raises(ZeroDivisionError):
        fail(recorder.operation(operation_id=chosen, tags=["first"]))
    first = recorder.store.get(chosen)
    with recorder.operation(operation_id=chosen, tags=["second"], on_duplicate="restart") as op:
        again = recorder.store.get(chosen)
        assert (again.status, again.error, again.tags) == ("Running", None, ("first",))
        assert (again.progress, again.ended) == (None, None)
        op.succeed("file:///second")
    ended = recorder.store.get(chosen)
    assert ended.resource_location == "file:///second"
    assert ended.created == first.created
    assert ended.started > first.started


def test_a_retry_takes_over_the_operation_of_a_running_attempt(recorder, worker, url):
    with Recorder(url, lease=1.0, poll_interval=0.01) as hasty, hasty.operation() as first:
        restart = worker.operation(operation_id=first.operation_id, on_duplicate="restart")
        with restart as second:
            first.wait_for_stop(60.0)
            assert first.was_ended
            with pytest.raises(TransitionError, match="another worker"):
                first.succeed()
            second.succeed("file:///second")
    assert recorder.store.get(first.operation_id).resource_location == "file:///second"


SUSPENDED = """
    import sys, time
    from operations_status import Recorder

    with Recorder(sys.argv[1], lease=0.5, poll_interval=0.05) as recorder:
        with recorder.operation() as op:
            print(op.operation_id, flush=True)
            sys.stdin.readline()
            {}
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system has no SIGSTOP")
@pytest.mark.parametrize(
    ("wake_up", "location"),
    [("op.succeed('file:///a')", "file:///a"), ("op.wait_for_stop(1.0)", None)],
)
def test_a_worker_that_was_suspended_for_longer_than_its_lease_is_not_lost(
    recorder, url, eventually, wake_up, location
):
    command = [sys.executable, "-c", textwrap.dedent(SUSPENDED.format(wake_up)), url]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        operation_id = UUID(process.stdout.readline().strip())
        os.kill(process.pid, signal.SIGSTOP)
        eventually(recorder.store.expire)
        assert recorder.store.get(operation_id).error.code == "Lost"
        process.stdin.write("\n")
        process.stdin.flush()
        os.kill(process.pid, signal.SIGCONT)
        assert process.wait(60) == 0
    found = recorder.store.get(operation_id)
    assert (found.status, found.resource_location) == ("Succeeded", location)


def test_work_runs_without_a_store_if_recording_is_not_required(tmp_path, caplog):
    recorder = Recorder(f"sqlite:///{tmp_path}", required=False)
    done = []
    with recorder:
        created = recorder.create()
        with recorder.attach(created.operation_id) as op:
            op.progress(0.5)
            done.append(op.succeed("file:///a"))
        with recorder.operation(tags=["a"]) as op:
            assert not op.stop_requested
        with pytest.raises(ZeroDivisionError):
            fail(recorder.operation())
    assert done[0].resource_location == "file:///a"
    assert caplog.text.count("store unavailable") == 1


def test_an_unrecorded_operation_has_timestamps(tmp_path):
    recorder = Recorder(f"sqlite:///{tmp_path}", required=False)
    created = recorder.create()
    assert (created.started, created.updated) == (None, created.created)
    with recorder.operation() as operation:
        ended = operation.succeed()
    assert ended.started == ended.created
    assert ended.updated == ended.ended


def test_recording_resumes_when_the_store_is_back(tmp_path, caplog, eventually):
    path = tmp_path / "folder" / "operations.db"
    path.parent.write_text("in the way", encoding="utf-8")
    with Recorder(f"sqlite:///{path}", required=False, patience=0.0) as recorder:
        with recorder.operation() as first:
            pass
        path.parent.unlink()
        eventually(lambda: "the store is available again" in caplog.text)
        with recorder.operation() as second:
            pass
        for operation in (first, second):
            eventually(lambda one=operation: has_succeeded(recorder.store, one.operation_id))


def has_succeeded(store, operation_id):
    found = store.get(operation_id)
    return found is not None and found.status is OperationState.SUCCEEDED


def test_an_operation_that_does_not_exist_runs_if_recording_is_not_required(
    url, caplog, eventually
):
    with Recorder(url, required=False) as recorder:
        with recorder.attach(uuid4()) as op:
            op.progress(0.5)
            assert op.succeed("file:///a").resource_location == "file:///a"
        eventually(lambda: "is not known: its block runs all the same" in caplog.text)
        assert recorder.store.get(op.operation_id) is None
        with recorder.operation() as recorded:
            pass
        eventually(lambda: has_succeeded(recorder.store, recorded.operation_id))


def test_a_suspended_operation_waits_for_another_attempt(recorder, worker, tmp_path):
    block = recorder.operation()
    operation_id = block.__enter__().operation_id
    block.end_attempt(AttemptOutcome.RETRIED, lease=0.0)
    with worker.attach(operation_id) as op:
        op.succeed("file:///second")
    assert recorder.store.get(operation_id).resource_location == "file:///second"
    block = recorder.operation()
    ended = block.__enter__().succeed()
    block.end_attempt(AttemptOutcome.RETRIED, lease=0.0)
    assert recorder.store.get(ended.operation_id) == ended
    unrecorded = Recorder(f"sqlite:///{tmp_path}", required=False).operation()
    unrecorded.__enter__()
    unrecorded.end_attempt(AttemptOutcome.RETRIED, lease=60.0)


def test_a_duplicate_is_refused_even_if_recording_is_not_required(recorder, url, monkeypatch):
    # A loaded machine may take longer than usual.
    monkeypatch.setattr("operations_status.recording.session.OPTIONAL_SECONDS", 60.0)
    chosen = recorder.create().operation_id
    with Recorder(url, required=False) as other:
        with pytest.raises(DuplicateOperationError), other.operation(operation_id=chosen):
            raise AssertionError("the block must not run")
        with pytest.raises(DuplicateOperationError):
            other.create(operation_id=chosen)


def test_the_beginning_waits_for_the_store_if_recording_is_required(tmp_path, eventually, caplog):
    path = tmp_path / "folder" / "operations.db"
    path.parent.write_text("in the way", encoding="utf-8")
    recorder = Recorder(f"sqlite:///{path}", patience=0.0)
    with pytest.raises(StoreUnavailableError):
        recorder.create()
    with pytest.raises(StoreUnavailableError), recorder.operation():
        raise AssertionError("the block must not run")
    recorder = Recorder(f"sqlite:///{path}", patience=60.0)

    def clear():
        eventually(lambda: "store unavailable" in caplog.text)
        path.parent.unlink()

    clearing = threading.Thread(target=clear)
    clearing.start()
    with recorder, recorder.operation() as op:
        pass
    clearing.join(60)
    with recorder:
        found = recorder.store.get(op.operation_id)
        assert found is not None
        assert found.status is OperationState.SUCCEEDED
    assert caplog.text.count("store unavailable") == 1
