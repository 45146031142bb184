"""Threads that run the calls of stores."""

from __future__ import annotations

import threading
from contextlib import closing

import pytest
from operations_status.stores.threads import CallExecutor


class Gate:
    """Blocks calls of `wait` until `close` is called."""

    def __init__(self):
        self.entered = threading.Semaphore(0)
        self._closed = threading.Event()

    def close(self):
        """Release the blocked calls."""
        self._closed.set()

    def wait(self):
        self.entered.release()
        assert self._closed.wait(60)
        return threading.current_thread()


@pytest.fixture
def gate():
    with closing(Gate()) as gate:
        yield gate


@pytest.fixture
def executor(gate):
    executor = CallExecutor(2, name="call")
    yield executor
    gate.close()
    executor.shutdown()


def test_a_call_returns_its_result_or_raises_its_error(executor):
    assert executor.submit(divmod, 7, 2).result() == (3, 1)
    with pytest.raises(ZeroDivisionError):
        executor.submit(divmod, 7, 0).result()


def test_calls_beyond_the_limit_wait_in_their_order(executor, gate):
    running = [executor.submit(gate.wait) for _ in range(2)]
    for _ in running:
        assert gate.entered.acquire(timeout=60)
    order: list[int] = []
    waiting = [executor.submit(order.append, number) for number in range(3)]
    assert waiting[1].cancel()
    assert order == []
    gate.close()
    assert len({one.result() for one in running}) == 2
    waiting[2].result()
    waiting[0].result()
    assert sorted(order) == [0, 2]


def test_shutting_down_waits_for_the_calls_and_ends_the_threads(gate):
    executor = CallExecutor(1, name="call")
    running, waiting = executor.submit(gate.wait), executor.submit(threading.current_thread)
    assert gate.entered.acquire(timeout=60)
    ending = threading.Thread(target=executor.shutdown)
    ending.start()
    gate.close()
    ending.join(60)
    assert running.result() is waiting.result()
    assert not running.result().is_alive()
    with pytest.raises(RuntimeError, match="was shut down"):
        executor.submit(gate.wait)


def test_the_executor_works_after_a_thread_could_not_be_started(executor, monkeypatch):
    def refuse(_):
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        with pytest.raises(RuntimeError, match="can't start"):
            executor.submit(divmod, 7, 2)
    assert executor.submit(divmod, 7, 2).result(60) == (3, 1)
    executor.shutdown()


def test_shutting_down_ends_threads_that_wait_for_calls(executor):
    thread = executor.submit(threading.current_thread).result()
    executor.shutdown()
    assert not thread.is_alive()
