"""Tracked functions, the current operation, cancelled tasks and reports of progress."""

from __future__ import annotations

import asyncio
import inspect
import threading
import time

import pytest
from operations_status import OperationState, Recorder, current_operation
from operations_status.errors import InvalidOperationError, TransitionError
from operations_status.filters import ANY
from operations_status.operations import Progress


def only(recorder):
    (operation,) = recorder.store.list(ANY)
    return operation


def test_each_call_of_a_tracked_function_is_an_operation(recorder):
    @recorder.track(tags=["a"], egress_provider="archive", stoppable=True)
    def divide(one: int, other: int) -> float:
        """Divide."""
        return one / other

    assert divide(4, other=2) == 2
    with pytest.raises(ZeroDivisionError):
        divide(1, 0)
    succeeded, failed = recorder.store.list(ANY)
    assert (succeeded.status, failed.error.code) == ("Succeeded", "ZeroDivisionError")
    assert (succeeded.tags, succeeded.egress_provider_name) == (("a",), "archive")
    assert succeeded.stoppable
    assert (divide.__name__, divide.__doc__) == ("divide", "Divide.")
    assert not inspect.iscoroutinefunction(divide)


async def test_a_tracked_coroutine_function_remains_a_coroutine_function(recorder):
    @recorder.track(tags=["a"])
    async def double(one: int) -> int:
        await asyncio.sleep(0)
        return 2 * one

    assert inspect.iscoroutinefunction(double)
    assert await double(4) == 8
    assert only(recorder).status is OperationState.SUCCEEDED


def test_generator_functions_and_invalid_tags_are_refused(recorder):
    def generate():
        yield

    async def generate_async():
        yield

    for function in (generate, generate_async):
        with pytest.raises(TypeError, match="expected a function or a coroutine function"):
            recorder.track()(function)
    with pytest.raises(InvalidOperationError, match="contains a comma"):
        recorder.track(tags=["a,b"])


def test_current_operation_is_the_one_of_the_innermost_block(recorder):
    @recorder.track()
    def work():
        return current_operation()

    assert current_operation() is None
    with recorder.operation() as outer:
        with recorder.operation() as inner:
            assert current_operation() is inner
        assert current_operation() is outer
        assert work() not in {None, outer, inner}
    assert current_operation() is None


async def test_current_operation_is_the_one_of_the_task(recorder):
    async with recorder.operation() as op:
        found = await asyncio.to_thread(current_operation)
        assert found is not None
        assert found.operation_id == op.operation_id
    assert current_operation() is None


async def test_a_block_can_be_left_in_another_context(recorder):
    block = recorder.operation()
    await asyncio.create_task(block.__aenter__())
    await asyncio.create_task(block.__aexit__(None, None, None))
    assert only(recorder).status is OperationState.SUCCEEDED


async def test_a_task_is_cancelled_with_its_operation(recorder):
    begun = asyncio.Event()
    running = []

    @recorder.track(cancel_task=True, stoppable=True)
    async def work():
        operation = current_operation()
        assert operation is not None
        running.append(operation)
        begun.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(work())
    await begun.wait()
    recorder.store.request_stop(only(recorder).operation_id)
    await asyncio.to_thread(running[0].wait_for_stop, 60)
    operation = only(recorder)
    assert (operation.status, task.done()) == ("Stopping", False)
    recorder.store.advance(operation.operation_id, OperationState.CANCELLED)
    with pytest.raises(asyncio.CancelledError, match="was ended"):
        async with asyncio.timeout(60):
            await task
    assert only(recorder).status is OperationState.CANCELLED


async def test_a_task_outside_of_its_block_is_not_cancelled(recorder, eventually):
    async with recorder.operation(cancel_task=True) as op:
        recorder.store.advance(op.operation_id, OperationState.CANCELLED)
        eventually(lambda: op.stop_requested)  # the event loop is busy meanwhile
    async with recorder.operation(cancel_task=True) as op:
        await op.succeed()
    async with recorder.operation(cancel_task=True) as op:
        stopped = asyncio.create_task(op.wait_for_stop())
        await op.cancel()
        stopped.cancel()
    task = asyncio.current_task()
    assert task is not None
    assert task.cancelling() == 0


def test_cancel_task_is_refused_without_async_with(recorder):
    with pytest.raises(TypeError, match="needs `async with`"), recorder.operation(cancel_task=True):
        raise AssertionError("the block must not run")
    assert list(recorder.store.list(ANY)) == []


def test_a_cancellation_after_the_event_loop_was_closed_is_ignored(recorder, eventually):
    async def leave_behind():
        block = recorder.operation(cancel_task=True)
        await block.__aenter__()
        return block

    block = asyncio.run(leave_behind())
    recorder.store.advance(only(recorder).operation_id, OperationState.CANCELLED)
    eventually(lambda: block._recorded.stop_requested)
    block.leave(None)


def test_progress_is_reported_while_the_block_runs(recorder, eventually):
    with recorder.operation() as op:
        op.progress(0.25)
        eventually(lambda: only(recorder).progress == Progress(0.25))
        op.progress(message="rows copied" + 1000 * "\udcff")
        eventually(lambda: only(recorder).progress.fraction is None)
        assert only(recorder).progress.message == "rows copied" + 989 * "?"
        with pytest.raises(InvalidOperationError, match="from 0 to 1"):
            op.progress(1.5)
        op.progress(1.0, "done")
        op.succeed()
        op.progress(0.5)  # too late
    assert only(recorder).progress == Progress(1.0, "done")


def test_the_last_progress_is_retried_with_the_end(tmp_path, eventually, caplog):
    path, away = tmp_path / "operations.db", tmp_path / "away"

    def bring_back():
        eventually(lambda: "store unavailable" in caplog.text)
        away.rename(path)

    with Recorder(f"sqlite:///{path}", poll_interval=60.0, patience=60.0) as recorder:
        with recorder.operation() as op:
            op.progress(0.5)
            path.rename(away)
            thread = threading.Thread(target=bring_back)
            thread.start()
            op.succeed()
            thread.join()
        assert only(recorder).progress == Progress(0.5)


def test_progress_after_an_end_by_another_process_is_discarded(url):
    with Recorder(url, poll_interval=60.0) as recorder, recorder.operation() as op:
        op.progress(0.5)
        recorder.store.advance(op.operation_id, OperationState.CANCELLED)
        with pytest.raises(TransitionError):
            op.succeed()
        assert only(recorder).progress is None


async def test_await_is_optional_for_progress(recorder):
    async with recorder.operation() as op:
        await op.progress(0.25, "rows copied")
        op.progress(0.5)
    assert only(recorder).progress == Progress(0.5)


def test_progress_in_a_tight_loop_is_written_rarely(recorder):
    def read_revision():
        return recorder.store.database.fetch_one("SELECT max(changed) FROM operations")[0]

    with recorder.operation() as op:
        before, began = read_revision(), time.monotonic()
        for step in range(20_000):
            op.progress(step / 20_000)
        assert read_revision() - before <= 2 + 2 * (time.monotonic() - began)
    assert only(recorder).progress == Progress(19_999 / 20_000)
