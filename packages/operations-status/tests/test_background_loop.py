"""An event loop aside: what it runs, and what becomes of that when nobody waits any more."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import CancelledError

import pytest
from operations_status.background_loop import BackgroundLoop


def test_what_a_coroutine_returns_or_raises_comes_back():
    async def answer():
        return 42

    async def fail():
        raise TimeoutError("of its own")

    with BackgroundLoop() as loop:
        assert loop.run(answer) == 42
        with pytest.raises(TimeoutError, match="of its own"):
            loop.run(fail)


def test_a_wait_may_be_long(monkeypatch):
    monkeypatch.setattr("operations_status.background_loop._WAIT_SECONDS", 0.001)

    async def answer():
        await asyncio.sleep(0.05)
        return 42

    with BackgroundLoop() as loop:
        assert loop.run(answer) == 42


def test_what_is_interrupted_is_cancelled_and_what_comes_last_is_still_run():
    told = []

    async def work():
        os.kill(os.getpid(), signal.SIGINT)
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            told.append("cancelled")
            raise

    async def end():
        told.append("end")

    with BackgroundLoop() as loop:
        with pytest.raises(KeyboardInterrupt):
            loop.run(work)
        loop.run(end)
    assert told == ["cancelled", "end"]


def test_what_still_runs_when_it_is_closed_is_cancelled():
    loop = BackgroundLoop()
    began = threading.Event()
    outcome = []

    async def work():
        began.set()
        await asyncio.sleep(60)

    def run():
        try:
            loop.run(work)
        except CancelledError:
            outcome.append("cancelled")

    thread = threading.Thread(target=run)
    thread.start()
    assert began.wait(60)
    loop.close()
    thread.join(60)
    assert outcome == ["cancelled"]


INTERRUPTED = """
import signal
from operations_status.background_loop import BackgroundLoop

async def answer():
    return 42

def run_until_interrupted(loop, seconds):
    # Again each second: what is raised in a weak reference's callback is dropped.
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)
    while True:
        assert loop.run(answer) == 42

signal.signal(signal.SIGALRM, signal.default_int_handler)
with BackgroundLoop() as loop:
    for number in range(4_000):
        try:
            run_until_interrupted(loop, 1e-5 + number % 500 * 1e-6)
        except KeyboardInterrupt:
            pass
    signal.setitimer(signal.ITIMER_REAL, 0)
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="Windows has no interval timers")
def test_an_interrupt_at_any_moment_leaves_the_loop_usable():
    # Not measured: an interrupt in the tracer of coverage would be lost.
    environment = {name: os.environ[name] for name in os.environ if "COVERAGE" not in name}
    subprocess.run([sys.executable, "-c", INTERRUPTED], check=True, timeout=100, env=environment)


def test_a_wait_may_be_bounded_and_its_coroutine_is_cancelled_then():
    cancelled = threading.Event()

    async def wait():
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.set()

    with BackgroundLoop() as loop:
        with pytest.raises(TimeoutError):
            loop.run(wait, timeout=0.01)
        assert cancelled.wait(60)
