"""`AsyncStore` over any blocking store: threads, interruptions and waits."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import textwrap
import threading
from contextlib import closing
from datetime import UTC, datetime
from uuid import UUID

import pytest
from operations_status.errors import StoreError, StoreUnavailableError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, Process
from operations_status.stores import deadlines
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.results import ListVersion
from operations_status.stores.sqlite.store import SqliteStore, insert

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker" * 50)
COUNT_FOR_MINUTES = """
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000000000)
    SELECT count(*) FROM numbers
"""


class ThreadedStore(SqliteStore):
    """A store that runs all calls in threads, none in the event loop."""

    in_place = frozenset()

    def __init__(self, path):
        super().__init__(path)
        self.threads = set()

    def get(self, operation_id):
        self.threads.add(threading.current_thread())
        return super().get(operation_id)


class SlowStore(ThreadedStore):
    """A store whose counts take minutes, and whose lists begin when `may_begin_list` is set."""

    def __init__(self, path):
        super().__init__(path)
        self.began = threading.Semaphore(0)
        self.outcomes = []
        self.may_begin_list = threading.Event()

    def count(self, filter_):
        with (
            self.database.connection() as connection,
            deadlines.interruptible(connection.interrupt),
        ):
            self.began.release()
            try:
                connection.execute(COUNT_FOR_MINUTES).fetchone()
            except sqlite3.OperationalError as error:
                self.outcomes.append(str(error))
                raise
        return {}

    def begin_list(self, *arguments, **options):
        reading = super().begin_list(*arguments, **options)
        self.began.release()
        self.may_begin_list.wait(30)
        return reading


async def open_store(blocking):
    store = AsyncStore(blocking)
    await store.open()
    return store


@pytest.fixture
async def slow(tmp_path):
    store = await open_store(SlowStore(tmp_path / "operations.db"))
    yield store
    await store.aclose()


@pytest.fixture
async def threaded(tmp_path):
    store = await open_store(ThreadedStore(tmp_path / "operations.db"))
    yield store
    await store.aclose()


def fill(store, count):
    operations = [Operation(process=PROCESS, created=moment(number)) for number in range(count)]
    with store.blocking.database.transaction() as connection:
        for operation in operations:
            insert(connection, operation)
    return operations


def moment(second):
    return datetime(2026, 3, 1, 0, second // 60, second % 60, tzinfo=UTC)


async def begin(store):
    """Start a count, and return its task when the statement is running."""
    count = asyncio.create_task(store.count(ANY))
    await asyncio.to_thread(store.blocking.began.acquire, timeout=30)
    return count


async def test_cancelling_a_task_interrupts_its_statement(slow):
    count = await begin(slow)
    count.cancel()
    with pytest.raises(asyncio.CancelledError):
        await count
    assert slow.blocking.outcomes == ["interrupted"]
    with slow.blocking.database.connection() as connection:  # the connection is usable again
        assert connection.execute("SELECT 7").fetchone() == (7,)


async def test_cancelling_a_task_twice_interrupts_its_statement(slow, eventually_async):
    count = await begin(slow)
    count.cancel()
    await asyncio.sleep(0)
    count.cancel()
    with pytest.raises(asyncio.CancelledError):
        await count
    await eventually_async(lambda: slow.blocking.outcomes == ["interrupted"])


async def test_a_call_that_waits_for_a_thread_ends_at_once_when_its_task_is_cancelled(slow):
    running = [await begin(slow) for _ in range(8)]
    waiting = asyncio.create_task(slow.count(ANY))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert slow.blocking.outcomes == []
    await slow.ping()  # short calls have threads of their own
    for count in running:
        count.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    assert slow.blocking.outcomes == ["interrupted"] * 8


async def test_a_change_that_waits_for_another_process_ends_when_its_task_is_cancelled(threaded):
    path = threaded.blocking.database.path
    operation = Operation(process=PROCESS)
    with closing(sqlite3.connect(path, isolation_level=None)) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        adding = asyncio.create_task(threaded.add(operation))
        await asyncio.sleep(0.05)
        adding.cancel()
        async with asyncio.timeout(10):
            with pytest.raises(asyncio.CancelledError):
                await adding
        blocker.execute("ROLLBACK")
    assert await threaded.get(operation.operation_id) is None


def test_an_interrupted_call_starts_no_further_statement(tmp_path):
    store = SqliteStore(tmp_path / "operations.db")
    store.open()
    interruption = deadlines.Interruption()
    interruption.interrupt()

    def add():
        assert deadlines.remaining() == 0
        with pytest.raises(StoreUnavailableError, match="was interrupted"):
            store.add(Operation(process=PROCESS))

    interruption.run(add)
    assert list(store.list(ANY)) == []
    store.close()


async def test_a_list_whose_task_is_cancelled_while_it_begins_is_closed(slow, eventually_async):
    fill(slow, 3)
    beginning = asyncio.create_task(slow.read_list(ANY))
    await asyncio.to_thread(slow.blocking.began.acquire, timeout=30)
    beginning.cancel()
    await asyncio.sleep(0)
    slow.blocking.may_begin_list.set()
    with pytest.raises(asyncio.CancelledError):
        await beginning
    await slow.add(Operation(process=PROCESS))
    checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)"
    assert slow.blocking.database.fetch_one(checkpoint) == (0, 0, 0), "no snapshot is open"


async def test_a_call_that_fails_while_its_task_is_cancelled_fails_silently(slow):
    await slow.aclose()
    listing = asyncio.create_task(slow.read_list(ANY))
    await asyncio.sleep(0)
    listing.cancel()
    with pytest.raises((asyncio.CancelledError, StoreError)):
        await listing


async def test_a_store_may_leave_all_calls_to_threads(threaded):
    operations = fill(threaded, 1000)
    assert await threaded.get(operations[0].operation_id) == operations[0]
    assert threading.current_thread() not in threaded.blocking.threads
    assert [one async for one in threaded.list(ANY)] == operations
    listing = await threaded.read_list(ANY)
    await anext(listing.pieces)
    await listing.pieces.aclose()
    assert not await threaded.has_changed(OperationFilter(pid=8), ListVersion(999))
    changes = await threaded.read_changes(ANY, 990, limit=100)
    assert [change.revision for change in changes] == list(range(991, 1001))
    assert await threaded.wait_for_change(999, within=60.0)


async def test_one_thread_waits_for_any_number_of_tasks(threaded):
    waits = [asyncio.create_task(threaded.wait_for_change(0, within=60.0)) for _ in range(50)]
    later = asyncio.create_task(threaded.wait_for_change(1, within=60.0))
    await asyncio.sleep(0.05)
    names = [thread.name for thread in threading.enumerate()]
    assert names.count("operations-status wait") == 1
    await threaded.add(Operation(process=PROCESS))
    assert await asyncio.gather(*waits) == [True] * 50
    assert not later.done()
    await threaded.add(Operation(process=PROCESS))
    assert await later
    assert await threaded.wait_for_change(1, within=0.0)


async def test_a_wait_times_out(threaded):
    assert not await threaded.wait_for_change(0, within=0.01)
    assert not await threaded.wait_for_change(0, within=0.01)


def test_an_event_loop_may_end_while_its_tasks_wait(tmp_path):
    store = AsyncStore(SqliteStore(tmp_path / "operations.db"))

    async def begin():
        await store.open()
        waiting = asyncio.create_task(store.wait_for_change(0, within=60.0))
        await asyncio.sleep(0.05)
        return waiting

    loop = asyncio.new_event_loop()
    waiting = loop.run_until_complete(begin())
    store.blocking.add(Operation(process=PROCESS))
    loop.run_until_complete(waiting)
    waiting = loop.create_task(store.wait_for_change(1, within=60.0))
    loop.run_until_complete(asyncio.sleep(0.05))
    waiting.cancel()
    store.blocking.add(Operation(process=PROCESS))
    loop.run_until_complete(asyncio.gather(waiting, return_exceptions=True))
    loop.run_until_complete(store.aclose())
    loop.close()


FORKING = """
    import asyncio, os, signal, sys
    from uuid import UUID
    from operations_status.filters import ANY
    from operations_status.operations import Operation, Process
    from operations_status.stores import open_store

    store = open_store(sys.argv[1])

    async def use():
        await store.open()
        latest = (await store.revision()).latest
        wait = asyncio.create_task(store.wait_for_change(latest, within=60.0))
        await asyncio.sleep(0)
        await store.add(Operation(process=Process(pid=7, uid=UUID(int=7), name="worker")))
        assert await wait
        assert await store.count(ANY)
        return len([one async for one in store.list(ANY)])

    assert asyncio.run(use()) == 1
    child = os.fork()
    if not child:
        signal.alarm(50)
        assert asyncio.run(use()) == 2
        asyncio.run(store.aclose())
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert asyncio.run(use()) == 3
    asyncio.run(store.aclose())
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_store_with_threads_works_on_both_sides_of_a_fork(store_url):
    # Python warns of each fork in a process with other threads; these hold no lock.
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", textwrap.dedent(FORKING)]
    done = subprocess.run(
        [*command, store_url], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")


async def test_tasks_wait_after_the_thread_of_waits_could_not_be_started(threaded, monkeypatch):
    def refuse(_):
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        with pytest.raises(RuntimeError, match="can't start"):
            await threaded.wait_for_change(0, within=60.0)
    wait = asyncio.create_task(threaded.wait_for_change(0, within=60.0))
    await threaded.add(Operation(process=PROCESS))
    assert await wait
