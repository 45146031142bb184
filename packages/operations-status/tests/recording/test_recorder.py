from __future__ import annotations

import asyncio
import contextlib
import math
import os
import pickle
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
from concurrent import futures
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import pytest
from operations_status import OperationState, Recorder
from operations_status.errors import (
    InvalidOperationError,
    StoreError,
    StoreUnavailableError,
    TransitionError,
)
from operations_status.filters import ANY
from operations_status.operations import OperationFailure
from operations_status.stores import open_store
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS

if TYPE_CHECKING:
    from operations_status.recording.operation import RecordedOperation


def only(recorder):
    (operation,) = recorder.store.list(ANY)
    return operation


def divide(_):
    raise ZeroDivisionError


def close_and_divide(recorder):
    recorder.store.close()
    raise ZeroDivisionError


def test_a_block_is_one_operation_from_its_start_to_its_success(recorder):
    with recorder.operation(
        process=PROCESS, tags=[" a", "b", "a", ""], egress_provider="archive", stoppable=True
    ) as op:
        running = only(recorder)
        assert running.operation_id == op.operation_id
        assert running.status is OperationState.RUNNING
        assert running.process == PROCESS
        assert running.tags == ("a", "b")
        assert running.egress_provider_name == "archive"
        assert running.is_stoppable
        done = op.succeed("file:///var/artifacts/a")
        assert only(recorder) == done
    assert done.resource_location == "file:///var/artifacts/a"
    assert only(recorder) == done


def test_a_block_without_an_explicit_end_succeeds_without_a_location(recorder):
    with recorder.operation():
        pass
    assert only(recorder).status is OperationState.SUCCEEDED
    assert only(recorder).resource_location is None


def test_an_exception_fails_the_operation_and_propagates(recorder):
    with pytest.raises(ValueError, match="no input"), recorder.operation():
        raise ValueError("no input")
    failed = only(recorder)
    assert failed.status is OperationState.FAILED
    assert (failed.error.code, failed.error.message) == ("ValueError", "no input")


def test_an_exception_class_can_set_the_failure_code(recorder):
    class OutOfInkError(Exception):
        failure_code = "OutOfInk"

    with pytest.raises(OutOfInkError), recorder.operation():
        raise OutOfInkError
    assert only(recorder).error.code == "OutOfInk"
    assert only(recorder).error.message == "OutOfInkError()"


class OddError(Exception):
    failure_code = 42


class PlainCodeError(Exception):
    failure_code = "Odd"


class SilentError(Exception):
    def __str__(self):
        raise RuntimeError("no text")


class MuteError(SilentError):
    def __repr__(self):
        raise SystemExit("no text either")


class CodelessType(type):
    @property
    def failure_code(cls):
        raise KeyboardInterrupt


class CodelessError(Exception, metaclass=CodelessType):
    pass


class Characters(str):
    __slots__ = ()

    def __getitem__(self, key):
        raise RuntimeError("no characters")


class OddTextError(Exception):
    def __str__(self):
        return Characters("odd text")


class OddExitError(SystemExit):
    @property
    def code(self):
        raise RuntimeError("no code")

    @code.setter
    def code(self, value):
        pass


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (OddError("text"), "OddError", "text"),
        (PlainCodeError("text"), "Odd", "text"),
        (SilentError("a"), "SilentError", "SilentError('a')"),
        (MuteError(), "MuteError", "MuteError"),
        (CodelessError("text"), "CodelessError", "text"),
        (OddTextError(), "OddTextError", "odd text"),
        (OddExitError(), "OddExitError", "OddExitError()"),
        (type("", (Exception,), {})("text"), "Exception", "text"),
    ],
)
def test_a_malformed_exception_is_recorded_and_propagates(recorder, error, code, message):
    with pytest.raises(type(error)) as raised, recorder.operation():
        raise error
    assert raised.value is error
    assert only(recorder).error == OperationFailure(code=code, message=message)


def test_a_failure_message_is_encodable_and_truncated(recorder):
    with pytest.raises(OSError), recorder.operation():  # noqa: PT011 its text is checked below
        raise OSError("\udcff" + "x" * 10_000)
    assert only(recorder).error.message == "?" + "x" * 4095


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (KeyboardInterrupt(), OperationState.CANCELLED),
        (asyncio.CancelledError(), OperationState.CANCELLED),
        (SystemExit(0), OperationState.SUCCEEDED),
        (SystemExit(None), OperationState.SUCCEEDED),
        (SystemExit("no"), OperationState.FAILED),
    ],
)
def test_the_exception_that_leaves_a_block_determines_the_final_state(recorder, error, status):
    with pytest.raises(type(error)), recorder.operation():
        raise error
    assert only(recorder).status is status


def test_work_can_record_its_own_failure_or_cancellation(recorder):
    with recorder.operation() as op:
        op.fail("OutOfInk", "There is no ink.")
    with recorder.operation() as op:
        op.cancel()
    failed, cancelled = recorder.store.list(ANY)
    assert (failed.error.code, failed.error.message) == ("OutOfInk", "There is no ink.")
    assert cancelled.status is OperationState.CANCELLED


def test_a_block_whose_operation_has_ended_records_no_other_end(recorder, caplog):
    caplog.set_level("INFO")
    with recorder.operation() as op:
        op.succeed()
    assert "its end was not recorded" not in caplog.text


def test_an_operation_ends_once(recorder):
    with recorder.operation() as op:
        op.succeed()
        with pytest.raises(TransitionError):
            op.fail("a", "b")
    assert only(recorder).status is OperationState.SUCCEEDED


def test_an_end_by_another_process_is_final(recorder, caplog):
    caplog.set_level("INFO")
    with recorder.operation() as op:
        recorder.store.advance(op.operation_id, OperationState.CANCELLED)
    with pytest.raises(ZeroDivisionError), recorder.operation() as op:
        divide(recorder.store.advance(op.operation_id, OperationState.CANCELLED))
    assert [one.status for one in recorder.store.list(ANY)] == [OperationState.CANCELLED] * 2
    assert caplog.text.count("its end was not recorded") == 2


def test_a_request_to_stop_reaches_the_block(recorder):
    with recorder.operation(stoppable=True) as op:
        assert not op.stop_requested
        assert not op.wait_for_stop(timeout=0.0)
        recorder.store.request_stop(op.operation_id)
        assert op.wait_for_stop(timeout=60.0)
        assert op.stop_requested
        op.succeed("file:///half")
    assert only(recorder).resource_location == "file:///half"


def test_a_cancellation_by_another_process_requests_the_end_of_the_work(recorder):
    with recorder.operation() as op:
        recorder.store.advance(op.operation_id, OperationState.CANCELLED)
        assert op.wait_for_stop(timeout=60.0)


def test_a_callback_registered_after_the_stop_request_is_called(recorder):
    told = []
    with recorder.operation(stoppable=True) as op:
        recorder.store.request_stop(op.operation_id)
        op.wait_for_stop(timeout=60.0)
        with op.on_stop(lambda: told.append(1)):
            assert told == [1]


def test_the_default_process_is_the_current_one(recorder):
    with recorder.operation(), recorder.operation():
        pass
    one, other = recorder.store.list(ANY)
    assert one.process == other.process
    assert one.process.pid == os.getpid()


def test_an_identifier_may_be_chosen(recorder):
    chosen = uuid4()
    with recorder.operation(operation_id=chosen):
        assert only(recorder).operation_id == chosen


def test_invalid_arguments_are_refused_before_the_block(recorder):
    with pytest.raises(InvalidOperationError, match="contains a comma"):
        recorder.operation(tags=["a,b"])
    assert list(recorder.store.list(ANY)) == []


@pytest.mark.parametrize("options", [{"lease": 0.0}, {"poll_interval": math.nan}, {"patience": -1}])
def test_invalid_numbers_of_seconds_are_refused(url, options):
    (name,) = options
    with pytest.raises(InvalidOperationError, match=f"for {name}, got"):
        Recorder(url, **options)


def test_operations_in_several_threads_are_independent(recorder):
    def work(number):
        with recorder.operation(tags=[f"{number}"]) as op:
            op.succeed(f"file:///{number}")

    threads = [threading.Thread(target=work, args=[number]) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = {one.tags[0]: one.resource_location for one in recorder.store.list(ANY)}
    assert found == {f"{number}": f"file:///{number}" for number in range(8)}


async def test_an_async_block_records_an_operation(recorder):
    async with recorder.operation(stoppable=True, tags=["a"]) as op:
        assert only(recorder).operation_id == op.operation_id
        assert not op.stop_requested
        recorder.store.request_stop(op.operation_id)
        async with asyncio.timeout(20):
            await op.wait_for_stop()
        assert op.stop_requested
        done = await op.succeed("file:///a")
    assert only(recorder) == done


async def test_a_task_can_record_its_own_failure_or_cancellation(recorder):
    async with recorder.operation() as op:
        await op.fail("OutOfInk", "There is no ink.")
    async with recorder.operation() as op:
        await op.cancel()
    async with recorder.operation():
        pass
    with pytest.raises(ValueError, match="no input"):
        async with recorder.operation():
            raise ValueError("no input")
    assert [one.status.value for one in recorder.store.list(ANY)] == [
        "Failed",
        "Cancelled",
        "Succeeded",
        "Failed",
    ]


async def test_a_cancelled_task_is_a_cancelled_operation(recorder):
    begun = asyncio.Event()

    async def work():
        async with recorder.operation():
            begun.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(work())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert only(recorder).status is OperationState.CANCELLED


async def test_a_task_cancelled_before_its_block_leaves_no_running_operation(recorder):
    async def work():
        async with recorder.operation():
            raise AssertionError("the block must not run")

    for turns in range(4):
        task = asyncio.create_task(work())
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert {one.status for one in recorder.store.list(ANY)} <= {OperationState.CANCELLED}


async def test_a_task_cancelled_several_times_before_its_block_leaves_no_running_operation(
    recorder, tmp_path
):
    async def work():
        async with recorder.operation():
            raise AssertionError("the block must not run")

    path = tmp_path / "operations.db"
    with contextlib.closing(
        sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    ) as other:
        other.execute("BEGIN IMMEDIATE")
        unlock = threading.Timer(0.5, other.execute, ["COMMIT"])
        unlock.start()
        task = asyncio.create_task(work())
        for _ in range(3):
            await asyncio.sleep(0.05)
            task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        unlock.join()
    await asyncio.sleep(0.2)
    assert only(recorder).status is OperationState.CANCELLED


async def test_an_async_block_whose_store_fails_does_not_begin(tmp_path):
    recorder = Recorder(f"sqlite:///{tmp_path}", patience=0.0)
    with pytest.raises(StoreError, match="it is a folder"):
        async with recorder.operation():
            raise AssertionError("the block must not run")


def test_a_stop_request_after_the_event_loop_was_closed_is_ignored(recorder, eventually, caplog):
    with recorder.operation(stoppable=True) as outer, contextlib.ExitStack() as stack:

        async def leave_behind():
            block = recorder.operation(stoppable=True)
            op = await block.__aenter__()
            waiting = op.wait_for_stop()
            waiting.send(None)
            return op, waiting

        op, waiting = asyncio.run(leave_behind())
        stack.callback(waiting.close)
        recorder.store.request_stop(op.operation_id)
        eventually(lambda: op.stop_requested)
        recorder.store.request_stop(outer.operation_id)
        assert outer.wait_for_stop(timeout=60.0)  # the heartbeat still runs
    assert "a callback of on_stop failed" not in caplog.text


async def test_a_recorder_shares_the_store_of_a_service_and_leaves_it_open(url):
    store = open_store(url)
    await store.open()
    recorder = Recorder(store)
    async with recorder.operation() as op:
        running = await store.read_status(op.operation_id)
    recorder.close()
    ended = await store.read_status(op.operation_id)
    assert running is not None
    assert ended is not None
    assert b'"Running"' in running.body
    assert b'"Succeeded"' in ended.body
    await store.aclose()


def test_the_store_of_the_settings_is_the_default(url, monkeypatch, tmp_path):
    monkeypatch.setenv("MONITOR_STORE", url)
    monkeypatch.setenv("HOME", str(tmp_path))
    with Recorder() as recorder, recorder.operation():
        pass
    with Recorder(url) as other:
        assert only(other).status is OperationState.SUCCEEDED


def test_an_unrecorded_success_raises_and_an_unrecorded_failure_raises_its_own_exception(
    url, caplog
):
    recorder = Recorder(url)
    with pytest.raises(StoreError, match="is not open"), recorder.operation():
        recorder.store.close()
    with pytest.raises(ZeroDivisionError), recorder.operation():
        close_and_divide(recorder)
    assert caplog.text.count("ended unrecorded") == 1
    recorder.close()


@pytest.mark.parametrize(
    ("left_with", "code"),
    [(None, "OutOfInk"), (StoreUnavailableError, "OutOfInk"), (KeyError, "KeyError")],
)
def test_leaving_a_block_records_the_end_for_which_the_store_was_unavailable(
    tmp_path, left_with, code
):
    path, away = tmp_path / "operations.db", tmp_path / "away"
    with Recorder(f"sqlite:///{path}", patience=0.0) as recorder:
        with contextlib.suppress(StoreUnavailableError, KeyError), recorder.operation() as op:
            path.rename(away)
            try:
                op.fail("OutOfInk", "There is no ink.")
            except StoreUnavailableError:
                if left_with is KeyError:
                    raise KeyError from None
                if left_with is not None:
                    raise
            finally:
                away.rename(path)
        assert only(recorder).error.code == code


DYING = """
    import os, signal, sys
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], lease=1e-9)
    with recorder.operation() as op:
        print(op.operation_id, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_an_operation_whose_process_has_died_is_lost(url, recorder):
    command = [sys.executable, "-c", textwrap.dedent(DYING), url]
    died = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert died.returncode == -signal.SIGKILL
    assert recorder.store.expire() == (UUID(died.stdout.strip()),)
    assert only(recorder).error.code == "Lost"


def test_a_closed_recorder_can_be_used_again(recorder):
    for _ in range(3):
        with recorder, recorder.operation(stoppable=True) as op:
            recorder.store.request_stop(op.operation_id)
            assert op.wait_for_stop(timeout=60.0)
        recorder.close()
    with recorder.operation(stoppable=True) as op:
        recorder.store.request_stop(op.operation_id)
        assert op.wait_for_stop(timeout=60.0)


class Work:
    """A block that another thread runs until the test calls `end`."""

    def __init__(self, block):
        self._began, self._end = threading.Event(), threading.Event()
        self.operation: RecordedOperation
        self._thread = threading.Thread(target=self._run, args=[block])
        self._thread.start()
        assert self._began.wait(60)

    def _run(self, block):
        with block as self.operation:
            self._began.set()
            assert self._end.wait(60)

    def end(self):
        self._end.set()
        self._thread.join(60)
        assert not self._thread.is_alive()


def test_closing_waits_for_the_block_of_another_thread_and_logs_a_warning(url, recorder, caplog):
    other = Recorder(url, poll_interval=0.01)
    work = Work(other.operation(stoppable=True))
    other.close()
    assert "1 operations are still running" in caplog.text
    recorder.store.request_stop(work.operation.operation_id)
    assert work.operation.wait_for_stop(timeout=60.0)
    work.end()
    assert only(recorder).status is OperationState.SUCCEEDED
    with pytest.raises(StoreError, match="is not open"):
        other.store.get(work.operation.operation_id)


def test_a_recorder_reopened_before_its_delayed_closing_stays_open(url, caplog):
    recorder = Recorder(url)
    work = Work(recorder.operation())
    recorder.close()
    recorder.open()
    work.end()
    assert only(recorder).status is OperationState.SUCCEEDED
    recorder.close()


def test_the_last_with_block_closes_the_recorder(url):
    recorder = Recorder(url)
    with recorder:
        with recorder, recorder.operation() as op:
            pass
        assert recorder.store.get(op.operation_id) is not None
    with pytest.raises(StoreError, match="is not open"):
        recorder.store.get(op.operation_id)


async def test_the_last_async_with_block_closes_the_recorder(url):
    recorder = Recorder(url)
    async with recorder as entered:
        assert entered is recorder
        with recorder:
            async with recorder.operation() as op:
                pass
        assert recorder.store.get(op.operation_id) is not None
        async with recorder:
            pass
        assert recorder.store.get(op.operation_id) is not None
    with pytest.raises(StoreError, match="is not open"):
        recorder.store.get(op.operation_id)


async def test_an_async_recorder_is_entered_before_its_store_is_available(tmp_path):
    path = tmp_path / "operations.db"
    path.mkdir()
    async with Recorder(f"sqlite:///{path}", patience=60.0) as recorder:
        path.rmdir()
        async with recorder.operation():
            pass
        assert only(recorder).status is OperationState.SUCCEEDED


async def test_a_task_cancelled_while_its_recorder_opens_leaves_it_closed(url):
    async def work():
        async with recorder:
            raise AssertionError("the block must not run")

    for turns in range(2):
        recorder = Recorder(url)
        task = asyncio.create_task(work())
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(StoreError, match="is not open"):
            recorder.store.get(uuid4())


def test_a_callback_can_close_the_recorder_or_raise(recorder, caplog, eventually):
    def fail():
        raise ZeroDivisionError

    with recorder.operation(stoppable=True) as op, op.on_stop(fail), op.on_stop(recorder.close):
        recorder.store.request_stop(op.operation_id)
        eventually(lambda: "a callback of on_stop failed" in caplog.text)
        eventually(lambda: "1 operations are still running" in caplog.text)
    with recorder, recorder.operation() as op:
        assert recorder.store.get(op.operation_id) is not None


def test_closing_keeps_the_store_open_for_an_operation_that_begins_meanwhile(recorder, eventually):
    noticed, go_on = threading.Event(), threading.Event()

    def linger():
        noticed.set()
        go_on.wait(60)

    with recorder.operation(stoppable=True) as op, op.on_stop(linger):
        recorder.store.request_stop(op.operation_id)
        assert noticed.wait(60)
    closing = threading.Thread(target=recorder.close)
    closing.start()
    eventually(lambda: recorder.session.heartbeat._thread is None)
    with recorder.operation() as op:
        go_on.set()
        closing.join(60)
        op.succeed("file:///a")
    assert recorder.store.get(op.operation_id).resource_location == "file:///a"


async def test_recording_does_not_use_the_default_executor(recorder):
    loop = asyncio.get_running_loop()
    go_on = threading.Event()
    with futures.ThreadPoolExecutor(1) as executor:
        loop.set_default_executor(executor)
        busy = loop.run_in_executor(None, go_on.wait, 60)
        async with asyncio.timeout(30), recorder.operation() as op:
            await op.succeed()
        go_on.set()
        assert await busy
    assert only(recorder).status is OperationState.SUCCEEDED


async def test_creating_does_not_block_the_event_loop_in_an_outage(tmp_path):
    path = tmp_path / "operations.db"
    path.mkdir()
    async with Recorder(f"sqlite:///{path}", patience=30.0) as recorder:
        creating = asyncio.create_task(recorder.create_async(tags=["report"]))
        await asyncio.sleep(0)
        path.rmdir()
        created = await creating
        assert (created.tags, created.status) == (("report",), OperationState.STARTING)
        assert only(recorder) == created


def test_a_retry_that_succeeds_logs_the_end_of_the_outage(tmp_path, caplog, eventually):
    path = tmp_path / "operations.db"
    path.mkdir()
    with Recorder(f"sqlite:///{path}", patience=60.0) as recorder:
        creating = threading.Thread(target=recorder.create)
        creating.start()
        eventually(lambda: "store unavailable" in caplog.text)
        path.rmdir()
        creating.join(60)
        recorder.create()
    assert caplog.text.count("the store is available again") == 1


async def test_the_wait_for_a_thread_is_part_of_the_patience(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    recorder = Recorder(f"sqlite:///{tmp_path}/file/operations.db", patience=0.2)
    go_on = threading.Event()
    busy = [recorder.session.run_in_thread(go_on.wait) for _ in range(100)]
    waiting = asyncio.gather(*busy, recorder.create_async(), return_exceptions=True)
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_later(0.3, go_on.set)
    assert isinstance((await waiting)[-1], StoreUnavailableError)
    assert "store unavailable" not in caplog.text  # it is only logged before a retry
    recorder.close()


UNPICKLING = """
    import pickle, sys

    recorder = pickle.load(sys.stdin.buffer)
    with recorder, recorder.operation(tags=["elsewhere"]):
        pass
"""


def test_a_recorder_made_from_an_address_can_be_pickled(url, recorder):
    command = [sys.executable, "-c", textwrap.dedent(UNPICKLING)]
    subprocess.run(command, input=pickle.dumps(Recorder(url, lease=7.0)), check=True, timeout=60)
    assert only(recorder).tags == ("elsewhere",)
    with pytest.raises(TypeError, match="made from an address"):
        pickle.dumps(Recorder(open_store(url)))


LEAVING = """
    import os, sys
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], poll_interval=0.01)
    with recorder, recorder.operation(stoppable=True) as op:
        child = os.fork()
        if not child:
            sys.exit(0)
        assert os.waitpid(child, 0)[1] == 0
        assert recorder.store.get(op.operation_id).status == "Running"
        recorder.store.request_stop(op.operation_id)
        assert op.wait_for_stop(60)
        op.succeed("file:///parent")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_that_leaves_the_block_of_its_parent_changes_nothing(url, recorder):
    command = [sys.executable, "-W", "ignore", "-c", textwrap.dedent(LEAVING), url]
    subprocess.run(command, check=True, timeout=60)
    assert only(recorder).resource_location == "file:///parent"


ENDING = """
    import os, sys, threading
    from operations_status import Recorder
    from operations_status.errors import TransitionError
    from operations_status.operations import AttemptOutcome

    recorder = Recorder(sys.argv[1])
    held, forked = threading.Event(), threading.Event()

    def hold_lock():
        with op._end_lock:
            held.set()
            forked.wait()

    block = recorder.operation()
    with block as op:
        thread = threading.Thread(target=hold_lock)
        thread.start()
        held.wait()
        child = os.fork()
        if not child:
            block.end_attempt(AttemptOutcome.RETRIED, lease=60.0)
            try:
                op.fail("Child", "a child ends the operation of its parent")
            except TransitionError as refused:
                os._exit("forked" not in str(refused))
            os._exit(2)
        forked.set()
        thread.join()
        assert os.waitpid(child, 0)[1] == 0
        op.succeed("file:///parent")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_cannot_end_the_operation_of_its_parent(url, recorder):
    command = [sys.executable, "-W", "ignore", "-c", textwrap.dedent(ENDING), url]
    subprocess.run(command, check=True, timeout=60)
    found = only(recorder)
    assert (found.resource_location, len(found.attempts)) == ("file:///parent", 1)


REPORTING = """
    import os, sys, threading
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], required=False)
    held, forked = threading.Event(), threading.Event()

    def hold_lock():
        with recorder.session.journal._lock:
            held.set()
            forked.wait()

    with recorder.operation() as op:
        assert len(recorder.session.journal)  # the store is away
        thread = threading.Thread(target=hold_lock)
        thread.start()
        held.wait()
        child = os.fork()
        if not child:
            op.progress(0.5)
            os._exit(0)
        forked.set()
        thread.join()
        assert os.waitpid(child, 0)[1] == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_that_reports_the_progress_of_its_parent_does_not_hang(tmp_path):
    (tmp_path / "file").touch()
    url = f"sqlite:///{tmp_path / 'file' / 'operations.db'}"
    command = [sys.executable, "-W", "ignore", "-c", textwrap.dedent(REPORTING), url]
    subprocess.run(command, check=True, timeout=60)


FORKING = """
    import os, sys
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], poll_interval=0.01)
    with recorder.operation(tags=["parent"]) as mine:
        child = os.fork()
        if not child:
            with recorder.operation(tags=["child"], stoppable=True) as op:
                recorder.store.request_stop(op.operation_id)
                is_stopped = op.wait_for_stop(20.0)
                op.succeed("file:///child")
            os._exit(not is_stopped)
        assert os.waitpid(child, 0)[1] == 0
        assert not mine.stop_requested
    recorder.close()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_records_operations_of_its_own(url, recorder):
    command = [sys.executable, "-W", "ignore", "-c", textwrap.dedent(FORKING), url]
    subprocess.run(command, check=True)
    parent, child = recorder.store.list(ANY)
    assert (parent.tags, child.tags) == (("parent",), ("child",))
    assert child.resource_location == "file:///child"
    assert parent.process.pid != child.process.pid
    assert parent.process.uid != child.process.uid


class ForgetfulStore(SqliteStore):
    """A store that makes the first change of each kind, but raises as if its answer were lost."""

    lost: frozenset[str] = frozenset()

    def add(self, *arguments, **options):
        return self._forget("add", super().add(*arguments, **options))

    def advance(self, *arguments, **options):
        return self._forget("advance", super().advance(*arguments, **options))

    def attach(self, *arguments, **options):
        return self._forget("attach", super().attach(*arguments, **options))

    def _forget(self, name, answer):
        if name not in self.lost:
            self.lost |= {name}
            raise StoreUnavailableError("the answer was lost")
        return answer


def test_a_retry_recognises_a_beginning_that_was_already_written(tmp_path):
    store = ForgetfulStore(tmp_path / "operations.db")
    with contextlib.closing(store), Recorder(AsyncStore(store), patience=60.0) as recorder:
        with recorder.operation() as operation:
            assert store.lost == {"add"}
        assert [one.operation_id for one in store.list(ANY)] == [operation.operation_id]


def test_a_retry_recognises_an_attachment_that_was_already_written(tmp_path):
    store = ForgetfulStore(tmp_path / "operations.db")
    with contextlib.closing(store), Recorder(AsyncStore(store), patience=60.0) as recorder:
        created = recorder.create()
        with recorder.attach(created.operation_id) as operation:
            assert store.lost == {"add", "attach"}
            found = store.get(operation.operation_id)
        assert found is not None
        assert found.status is OperationState.RUNNING


def test_a_retry_recognises_an_end_that_was_already_written(tmp_path):
    store = ForgetfulStore(tmp_path / "operations.db")
    with (
        contextlib.closing(store),
        Recorder(AsyncStore(store), patience=60.0) as recorder,
        recorder.operation() as operation,
    ):
        ended = operation.succeed("https://example.org/report")
    assert store.lost == {"add", "advance"}
    assert (ended.status, ended.resource_location) == (
        OperationState.SUCCEEDED,
        "https://example.org/report",
    )
