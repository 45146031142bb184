"""A recorder reads, awaits, stops and cancels operations, and creates groups of them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from itertools import product
from pathlib import Path
from uuid import uuid4

import pytest
from operations_status import OperationState, Recorder
from operations_status.errors import (
    DuplicateOperationError,
    InvalidOperationError,
    OperationCancelled,
    OperationFailed,
    StoreUnavailableError,
    TransitionError,
    UnknownOperationError,
    WaitTimeoutError,
)
from operations_status.filters import ANY
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS

STARTING, DONE = OperationState.STARTING, OperationState.SUCCEEDED


def test_an_operation_is_read(recorder):
    created = recorder.create(tags=["a"])
    assert recorder.read(str(created.operation_id)) == created
    with pytest.raises(UnknownOperationError):
        recorder.read(uuid4())
    with pytest.raises(InvalidOperationError):
        recorder.read("job-42")


def test_wait_returns_the_operation_when_another_process_ends_it(recorder, url):
    created = recorder.create()
    with Recorder(url) as worker:

        def work():
            with worker.attach(created.operation_id) as op:
                op.succeed("file:///a")

        thread = threading.Thread(target=work)
        thread.start()
        ended = recorder.wait(created.operation_id, timeout=30, check=True)
        thread.join()
    assert (ended.status, ended.resource_location) == (DONE, "file:///a")


def test_wait_with_check_raises_a_failure_or_a_cancellation(recorder):
    with recorder.operation() as op:
        op.fail("OutOfInk", "no ink")
    assert recorder.wait(op.operation_id).error.code == "OutOfInk"
    with pytest.raises(OperationFailed, match="OutOfInk: no ink"):
        recorder.wait(op.operation_id, check=True)
    with recorder.operation() as op:
        op.cancel()
    with pytest.raises(OperationCancelled):
        recorder.wait(op.operation_id, check=True)


async def test_wait_times_out(recorder):
    created = recorder.create()
    with pytest.raises(WaitTimeoutError, match=r"has not ended after 0\.05 s"):
        recorder.wait(created.operation_id, timeout=0.05)
    with pytest.raises(WaitTimeoutError):
        await recorder.wait_async(created.operation_id, timeout=0.05)


async def test_a_hundred_tasks_wait_with_few_threads(recorder):
    group = recorder.create_many([{} for _ in range(100)])
    waits = [asyncio.create_task(recorder.wait_async(one.operation_id)) for one in group]
    await asyncio.sleep(0)
    before = threading.active_count()
    for one in group:
        async with recorder.attach(one.operation_id):
            assert threading.active_count() <= before + 40
    assert [one.status for one in await asyncio.gather(*waits)] == [DONE] * 100
    ended = await recorder.wait_async(group[0].operation_id, check=True)
    assert ended == await recorder.read_async(group[0].operation_id)


def test_waiting_marks_lost_operations_without_a_service(recorder, url):
    created = recorder.create(expires=0.01)
    ended = recorder.wait(created.operation_id, timeout=60)
    assert ended.never_started


async def test_a_wait_whose_timeout_is_no_number_is_refused(recorder):
    created = recorder.create()
    with pytest.raises(InvalidOperationError, match="for timeout, got nan"):
        recorder.wait(created.operation_id, timeout=float("nan"))
    with pytest.raises(InvalidOperationError, match="for timeout, got nan"):
        await recorder.wait_async(created.operation_id, timeout=float("nan"))
    with recorder.operation() as op, pytest.raises(InvalidOperationError, match="got nan"):
        op.wait_for_stop(float("nan"))


@pytest.mark.parametrize("timeout", [float("inf"), 1e300, pytest.param(10**400, id="huge")])
def test_a_wait_may_have_a_timeout_that_never_comes(recorder, timeout):
    with recorder.operation(stoppable=True) as op:
        recorder.stop(op.operation_id)
        assert op.wait_for_stop(timeout)
    assert recorder.wait(op.operation_id, timeout=timeout).status is DONE


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        *product(("lease", "poll_interval", "patience"), (-1, float("nan"), 1e300)),
        *product(("lease", "poll_interval"), (float("inf"),)),
        pytest.param("lease", 10**400, id="huge"),
    ],
)
def test_an_option_that_is_no_duration_is_refused(url, name, seconds):
    with pytest.raises(InvalidOperationError, match=f"for {name}, got"):
        Recorder(url, **{name: seconds})


def test_patience_may_be_infinite(tmp_path):
    store, away = tmp_path / "store", tmp_path / "away"
    store.mkdir()
    with Recorder(f"sqlite:///{store / 'o.db'}", patience=float("inf")) as recorder:
        store.rename(away)
        store.write_text("not a folder", encoding="utf-8")

        def come_back():
            store.unlink()
            away.rename(store)

        later = threading.Timer(0.5, come_back)
        later.start()
        with recorder.operation():
            pass
        later.join()
        assert [one.status for one in recorder.store.list(ANY)] == [DONE]


def test_a_poll_interval_of_zero_is_refused(url):
    with pytest.raises(InvalidOperationError, match=r"above 0 and at most 86,400 for poll_inter"):
        Recorder(url, poll_interval=0)


@pytest.mark.parametrize("size", [-1, 1.5, float("nan")])
def test_a_journal_size_that_is_no_number_of_bytes_is_refused(url, size):
    with pytest.raises(InvalidOperationError, match="for journal_size, got"):
        Recorder(url, required=False, journal_size=size)


async def test_an_operation_is_stopped_and_cancelled(recorder):
    with recorder.operation(stoppable=True) as op:
        assert recorder.stop(str(op.operation_id)).status is OperationState.STOPPING
        assert op.wait_for_stop(30)
    with recorder.operation() as op:
        with pytest.raises(TransitionError, match="stoppable"):
            await recorder.stop_async(op.operation_id)
        assert recorder.cancel(op.operation_id).status is OperationState.CANCELLED
        assert op.wait_for_stop(30)
    with pytest.raises(UnknownOperationError):
        await recorder.cancel_async(uuid4())


async def test_a_group_is_created_at_once(recorder):
    chosen = uuid4()
    group = recorder.create_many(
        [
            {"operation_id": str(chosen), "tags": ["a"], "stoppable": True, "process": PROCESS},
            {"key": "job-42", "name": "report"},
        ],
        expires=60,
    )
    assert [recorder.read(one.operation_id) for one in group] == group
    assert (group[0].operation_id, group[0].tags, group[1].name) == (chosen, ("a",), "report")
    with pytest.raises(DuplicateOperationError) as caught:
        await recorder.create_many_async([{}, {"key": "job-42"}])
    assert caught.value.operation_ids == (group[1].operation_id,)
    assert recorder.store.statistics().counts == {STARTING: 2}
    with pytest.raises(InvalidOperationError, match="expires"):
        recorder.create_many([{}], expires=0)
    with pytest.raises(TypeError, match="tag"):
        recorder.create_many([{"tag": "a"}])


@pytest.mark.parametrize("required", [True, False])
@pytest.mark.parametrize("method", ["read", "wait", "stop", "cancel"])
def test_read_wait_stop_and_cancel_create_no_store(tmp_path, required, method):
    path = tmp_path / "none" / "operations.db"
    recorder = Recorder(f"sqlite:///{path}", required=required, patience=0)
    with closing(recorder), pytest.raises(StoreUnavailableError, match="no store at "):
        getattr(recorder, method)(uuid4())
    assert not path.parent.exists()


def test_a_group_created_in_an_outage_is_written_when_the_store_is_back(url, eventually):
    with Recorder(url, required=False) as recorder:
        with sqlite3.connect(url.removeprefix("sqlite:///")) as blocking:
            blocking.execute("BEGIN IMMEDIATE")
            first = recorder.create_many([{"tags": ["a"]}, {"tags": ["b"]}])
            begun = time.monotonic()
            second = recorder.create_many([{"tags": ["c"]}])
            assert time.monotonic() - begun < 5
            blocking.rollback()
        blocking.close()
        eventually(lambda: recorder.store.statistics().counts == {STARTING: 3})
        found = [recorder.read(one.operation_id).tags for one in (*first, *second)]
    assert found == [("a",), ("b",), ("c",)]


@pytest.mark.parametrize("required", [True, False])
def test_waiting_outlasts_an_outage_of_the_store(recorder, url, *, eventually, required):
    created = recorder.create()
    path = Path(url.removeprefix("sqlite:///"))
    ended = []
    caller = Recorder(url, required=required)
    thread = threading.Thread(target=lambda: ended.append(caller.wait(created.operation_id)))
    thread.start()
    away = path.with_name("away")
    path.rename(away)
    recorder_is_waiting = time.monotonic() + 0.3
    eventually(lambda: time.monotonic() > recorder_is_waiting)
    away.rename(path)
    with recorder.attach(created.operation_id):
        pass
    thread.join(60)
    caller.close()
    assert [one.status for one in ended] == [DONE]


@pytest.mark.once
@pytest.mark.parametrize("required", [True, False])
def test_waiting_outlasts_a_lock_that_keeps_lost_operations_from_being_marked(
    recorder, url, required
):
    created, _lost = recorder.create(), recorder.create(expires=0.01)
    with (
        closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as blocking,
        closing(Recorder(url, required=required)) as caller,
    ):
        blocking.execute("BEGIN IMMEDIATE")
        with pytest.raises(WaitTimeoutError):
            caller.wait(created.operation_id, timeout=6)


async def test_an_unavailable_store_does_not_prolong_a_wait(tmp_path):
    path = tmp_path / "operations.db"
    async with Recorder(f"sqlite:///{path}", patience=3600) as recorder:
        operation_id = recorder.create().operation_id
        path.rename(path.with_name("away"))
        with pytest.raises(StoreUnavailableError, match="no store at "):
            recorder.wait(operation_id, timeout=0.2)
        with pytest.raises(StoreUnavailableError, match="no store at "):
            await recorder.wait_async(operation_id, timeout=0.2)


class ForgetfulStore(SqliteStore):
    """A store that adds the first group, but raises an error as if its answer had been lost."""

    has_answered = False

    def add_many(self, operations, *, lease=None):
        super().add_many(operations, lease=lease)
        if not self.has_answered:
            self.has_answered = True
            raise StoreUnavailableError("the answer was lost")


def test_a_group_whose_answer_was_lost_is_added_once(tmp_path):
    with closing(ForgetfulStore(tmp_path / "operations.db")) as store:
        with Recorder(AsyncStore(store)) as recorder:
            group = recorder.create_many([{"tags": ["a"]}, {"tags": ["b"]}])
            assert [recorder.read(one.operation_id) for one in group] == group
        assert store.statistics().counts == {STARTING: 2}
