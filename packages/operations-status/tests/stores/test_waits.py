"""How long recorders, and calls with a deadline, wait for a store of either kind."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import textwrap
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from operations_status import OperationState, Recorder
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.stores import deadlines, open_blocking_store
from operations_status.stores.deadlines import DeadlineLock

SUCCEEDED = OperationState.SUCCEEDED
GENEROUS_SECONDS = 5.0
"""Less than the time-outs of a store, and enough on a machine under load for work of 0.1 s."""


GIVING_UP = """
    import sys
    from operations_status import Recorder
    from operations_status.errors import StoreUnavailableError

    try:
        Recorder(sys.argv[1], patience=2.0).create()
    except StoreUnavailableError:
        pass
"""


def test_an_outage_that_lasts_until_the_process_ends_is_not_logged_as_over(tmp_path):
    done = run(GIVING_UP, f"postgresql://me@/db?host={tmp_path}")
    assert "store unavailable" in done.stderr
    assert "available again" not in done.stderr


OVERFLOWING = """
    import sys
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], required=False, journal_size=1_000_000)
    for _ in range(10_000):
        recorder.create()
    print(recorder.unrecorded, len(recorder.session.journal))
"""


def test_the_size_of_the_journal_is_limited(tmp_path, journals):
    done = run(OVERFLOWING, f"postgresql://me@/db?host={tmp_path}")
    dropped, kept = map(int, done.stdout.split())
    assert dropped + kept == 10_000
    assert 1_000 < kept < dropped
    assert done.stderr.count("is not recorded: the journal is full (1000000 bytes)") == 1
    (path,) = (one for one in journals.rglob("*") if one.is_file())
    assert 900_000 < path.stat().st_size <= 1_000_000


def run(code, *arguments, env=None):
    command = [sys.executable, "-c", textwrap.dedent(code), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=env)


def seconds_of(work):
    """Return how many seconds some work takes."""
    before = time.monotonic()
    work()
    return time.monotonic() - before


def record(recorder):
    recorder.create()
    with recorder.operation() as op:
        op.progress(0.5)


@pytest.fixture
def locked(store_url, make_url):
    """The address of a store that another program keeps locked, and how to unlock it."""
    with contextlib.closing(open_blocking_store(store_url)) as store:
        store.open()
    if store_url.startswith("sqlite:"):
        path = store_url.removeprefix("sqlite:///")
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield store_url, lambda: connection.execute("ROLLBACK")
        return
    yield from lock_tables(store_url)


def lock_tables(url):
    base, _, query = url.partition("?")
    options = dict(part.split("=", 1) for part in query.split("&"))
    schema = options.pop("schema")
    dsn = f"{base}?{'&'.join(f'{name}={text}' for name, text in options.items())}"
    with contextlib.closing(psycopg.connect(dsn)) as connection:
        connection.execute(f'LOCK TABLE "{schema}".operations IN ACCESS EXCLUSIVE MODE')
        yield url, connection.rollback


def test_a_locked_store_does_not_delay_work_with_optional_recording(locked, eventually):
    url, unlock = locked
    recorder = Recorder(url, required=False)
    assert seconds_of(lambda: [record(recorder) for _ in range(3)]) < GENEROUS_SECONDS
    unlock()
    with contextlib.closing(open_blocking_store(url)) as store:
        store.open()
        eventually(lambda: sum(one.status is SUCCEEDED for one in store.list(ANY)) == 3)
        assert len(list(store.list(ANY))) == 6
    recorder.close()


def test_patience_bounds_the_wait_for_a_locked_store(locked):
    url, unlock = locked
    recorder = Recorder(url, patience=0.2)

    def create():
        with pytest.raises(StoreUnavailableError):
            recorder.create()

    assert seconds_of(create) < GENEROUS_SECONDS
    unlock()
    recorder.close()


class BlackHole:
    """A server that accepts connections and never answers; `accepted` lists them."""

    def __init__(self):
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.accepted = []
        self._accepting = threading.Thread(target=self._accept)
        self._accepting.start()

    @property
    def url(self):
        return f"postgresql://postgres@127.0.0.1:{self._listener.getsockname()[1]}/operations"

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                self.accepted.append(self._listener.accept()[0])

    def close(self):
        self._listener.shutdown(socket.SHUT_RDWR)  # which ends the call of `accept`
        self._accepting.join(60)
        for connection in (self._listener, *self.accepted):
            connection.close()


UNREACHABLE = """
    import asyncio, sys, time
    from operations_status import Recorder

    recorder = Recorder(sys.argv[1], required=False)
    before = time.monotonic()

    def record():
        recorder.create()
        with recorder, recorder.operation() as op:
            op.progress(0.5)

    async def record_async():
        await recorder.create_async()
        async with recorder, recorder.operation() as op:
            await op.succeed()

    for _ in range(100):
        record() if sys.argv[2] == "with" else asyncio.run(record_async())
    print(time.monotonic() - before)
"""


@pytest.mark.parametrize("way", ["with", "async with"])
def test_an_unresponsive_server_does_not_delay_work_with_optional_recording(way):
    with contextlib.closing(BlackHole()) as hole:
        done = run(UNREACHABLE, hole.url, way)
        assert float(done.stdout) < GENEROUS_SECONDS
        assert len(hole.accepted) <= 20  # one for the work, and some for probes
    assert "300 changes were not recorded before the process ended" in done.stderr


def test_a_server_that_refuses_connections_does_not_delay_work_with_optional_recording(tmp_path):
    done = run(UNREACHABLE, f"postgresql://me@/db?host={tmp_path}", "with")
    assert float(done.stdout) < GENEROUS_SECONDS
    assert done.stderr.count("store unavailable") == 1


def test_the_earlier_of_two_deadlines_holds():
    assert deadlines.remaining(7.0) == 7.0
    with deadlines.within(60.0):
        with deadlines.within(3600.0):
            assert 0.0 < deadlines.remaining() <= 60.0
        with deadlines.within(0.0):
            assert deadlines.remaining() == 0.0
        assert deadlines.remaining(1.0) == 1.0


def test_the_wait_for_a_lock_ends_at_the_deadline():
    lock = deadlines.DeadlineLock("others use it")
    with lock, deadlines.within(0.01), pytest.raises(StoreUnavailableError, match="others use it"):
        lock.__enter__()
    with lock:
        pass


def test_the_wait_for_a_lock_of_another_thread_ends_at_the_deadline():
    lock = deadlines.DeadlineLock("others use it")

    def wait():
        with deadlines.within(0.01), pytest.raises(StoreUnavailableError, match="others use it"):
            lock.__enter__()
        return True

    with lock, ThreadPoolExecutor() as pool:
        assert pool.submit(wait).result()


SIGNALLED = """
    import random, signal
    from operations_status.stores.deadlines import DeadlineLock

    class Signalled(Exception):
        pass

    def end(*_):
        raise Signalled

    def take():
        while True:
            with lock:
                pass

    lock = DeadlineLock("it stayed locked")
    signal.signal(signal.SIGALRM, end)
    for _ in range(5000):
        try:
            signal.setitimer(signal.ITIMER_REAL, random.uniform(1e-6, 1e-4))
            take()
        except Signalled:
            pass
        with lock:
            pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no timers that signal")
def test_a_signal_that_raises_an_exception_leaves_no_lock_locked():
    # Coverage would run Python code between the acquisition of the lock and the block.
    environ = {key: text for key, text in os.environ.items() if not key.startswith("COVERAGE_")}
    assert run(SIGNALLED, env=environ).stderr == ""


class Signalled(Exception):  # noqa: N818 no error
    """Raised by a signal handler."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGUSR1")
def test_a_signal_ends_the_wait_for_a_lock_which_stays_with_its_thread():
    lock, held, release = DeadlineLock("busy"), threading.Event(), threading.Event()

    def hold():
        with lock:
            held.set()
            release.wait(60)

    def end(*_):
        raise Signalled

    before = signal.signal(signal.SIGUSR1, end)
    holder = threading.Thread(target=hold)
    holder.start()
    held.wait()
    main = threading.main_thread().ident
    send = threading.Timer(0.2, signal.pthread_kill, [main, signal.SIGUSR1])
    send.start()
    with pytest.raises(Signalled), lock:
        pass
    release.set()
    holder.join()
    send.join()
    signal.signal(signal.SIGUSR1, before)
    with lock:
        pass
