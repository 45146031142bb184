from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
import threading
from contextlib import aclosing
from uuid import uuid4

import pytest
from attrs import evolve
from operations_status.errors import StoreError, StoreUnavailableError, TransitionError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState
from operations_status.stores import deadlines
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.ownership import Replacement
from operations_status.stores.postgres.store import PostgresStore
from samples import PROCESS


def make(url, **options):
    """Return a store for use within an event loop."""
    return AsyncStore(PostgresStore(url, **options))


@pytest.fixture
async def doubtful(proxy):
    """A store whose statements are prepared, so that each is one message and one answer."""
    store = make(proxy.url)
    await store.open()
    warm = Operation(process=PROCESS, stoppable=True)
    await store.add(warm)
    await store.request_stop(warm.operation_id)
    yield store
    await store.aclose()


async def test_an_add_whose_answer_was_lost_is_not_repeated(proxy, doubtful):
    operation = Operation(process=PROCESS)
    proxy.answers_left = 1
    await doubtful.add(operation)
    assert proxy.answers_left is None
    with pytest.raises(StoreError, match="in the store already"):
        await doubtful.add(operation)


async def test_a_change_whose_answer_was_lost_is_recognized(proxy, doubtful):
    operation = Operation(process=PROCESS, stoppable=True)
    await doubtful.add(operation)
    proxy.answers_left = 1
    stopping = await doubtful.request_stop(operation.operation_id)
    assert proxy.answers_left is None
    assert await doubtful.get(operation.operation_id) == stopping
    with pytest.raises(TransitionError):
        await doubtful.request_stop(operation.operation_id)


async def test_a_change_by_another_worker_is_refused_after_a_lost_answer(proxy, doubtful):
    operation = Operation(process=PROCESS)
    await doubtful.add(operation)
    await doubtful.advance(operation.operation_id, OperationState.CANCELLED)
    proxy.answers_left = 1
    with pytest.raises(TransitionError):
        await doubtful.advance(operation.operation_id, OperationState.SUCCEEDED)
    assert proxy.answers_left is None


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("postgresql://me:hun/ter2@db/ops", "cannot be read: special characters of a password"),
        ("postgresql://me:hunter2@127.0.0.1:1/ops", "cannot be used: .*refused|Connect call"),
    ],
)
async def test_an_unreachable_database_is_an_error_without_the_password(url, message):
    store = make(url, patience=0.2)
    with pytest.raises(StoreError, match=message) as refused:
        await store.open()
    assert "ter2" not in str(refused.value)


async def test_a_missing_database_is_an_error(make_url):
    store = make(make_url().replace("/postgres?", "/nowhere?"))
    with pytest.raises(StoreUnavailableError, match='database "nowhere" does not exist'):
        await store.open()


async def test_a_call_fails_while_all_connections_are_busy(make_url):
    store = make(make_url(pool_size=1))
    await store.open()
    with (
        store.blocking.pool.borrow(),
        pytest.raises(StoreUnavailableError, match="all 1 are busy"),
        deadlines.within(0.5),
    ):
        await store.ping()
    await store.aclose()


async def test_closing_waits_for_busy_connections_for_a_limited_time(make_url):
    store = make(make_url())
    await store.open()
    with store.blocking.pool.borrow():
        await store.aclose()
    with pytest.raises(StoreError, match="is not open"):
        await store.get(uuid4())


async def test_an_open_transaction_is_rolled_back(make_url):
    store = make(make_url(pool_size=1))
    await store.open()
    with store.blocking.pool.borrow() as connection:
        connection.execute("BEGIN; UPDATE store SET forgotten = 99")
    assert (await store.revision()).newest == 0
    await store.aclose()


async def test_a_statement_is_retried_after_a_deadlock(make_url):
    store = make(make_url())
    await store.open()
    attempts = []

    def work(connection):
        attempts.append(connection)
        if len(attempts) == 1:
            connection.execute("DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$")
        return "done"

    assert store.blocking.pool.run(work) == "done"
    assert len(attempts) == 2
    await store.aclose()


async def test_a_statement_that_takes_too_long_is_an_error(make_url):
    store = make(make_url())
    await store.open()
    with (
        deadlines.within(0.2),
        pytest.raises(StoreUnavailableError, match="has not answered in time"),
    ):
        store.blocking.pool.run(lambda one: one.execute("SELECT pg_sleep(60)"))
    await store.aclose()


async def test_an_error_of_the_server_is_reported(make_url, connect):
    url = make_url()
    store = make(url)
    await store.open()
    await (await connect(url)).execute("DROP TABLE tombstones")
    with pytest.raises(StoreUnavailableError, match='"tombstones" does not exist'):
        await store.is_expired(uuid4())
    await store.aclose()


async def test_a_connection_that_breaks_repeatedly_is_an_error(make_url):
    store = make(make_url(), patience=0.0)
    await store.open()

    def work(connection):
        connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")

    with pytest.raises(StoreUnavailableError, match="cannot be used: terminating connection"):
        store.blocking.pool.run(work)
    await store.aclose()


async def test_application_name_and_target_session_attrs_may_be_given(make_url):
    url = make_url(application_name="mine", target_session_attrs="any")
    store = make(url)
    await store.open()
    shown = store.blocking.pool.run(lambda one: one.fetch_value("SHOW application_name"))
    assert shown == "mine"
    await store.aclose()


async def test_a_broken_tls_handshake_is_an_error():
    answers: set[asyncio.Task[None]] = set()

    async def answer(reader, writer):
        task = asyncio.current_task()
        assert task is not None
        answers.add(task)
        await reader.read(8)
        writer.write(b"S" + b"this is no TLS" * 10)
        await reader.read(1)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    store = AsyncStore(
        PostgresStore(f"postgresql://me:hunter2@127.0.0.1:{port}/ops?sslmode=require")
    )
    with pytest.raises(StoreUnavailableError, match="cannot be used"):
        await store.open()
    server.close()
    await asyncio.gather(*answers)


async def test_one_of_many_concurrent_ends_succeeds(make_url):
    store = make(make_url())
    await store.open()
    operation = Operation(process=PROCESS)
    await store.add(operation)
    await asyncio.gather(*(store.ping() for _ in range(10)))  # all connections are open
    outcomes = await asyncio.gather(
        *(store.advance(operation.operation_id, OperationState.SUCCEEDED) for _ in range(10)),
        return_exceptions=True,
    )
    refused = [one for one in outcomes if isinstance(one, TransitionError)]
    assert len(refused) == 9, outcomes
    await store.aclose()


async def test_an_overtaken_change_starts_from_the_current_state(make_url):
    store = make(make_url())
    await store.open()
    operation = Operation(process=PROCESS)
    await store.add(operation)
    other = store.blocking
    seen = []

    def change(held):
        current = held.operation
        seen.append(current.status)
        if len(seen) == 1:
            other.advance(operation.operation_id, OperationState.RUNNING)
        return Replacement(current.advance(OperationState.SUCCEEDED), None)

    store.blocking.change(operation.operation_id, change)
    assert seen == ["Starting", "Running"]
    await store.aclose()


COUNT = "SELECT count(*) FROM pg_stat_activity WHERE application_name = $1"


async def test_unused_connections_are_closed(make_url, connect):
    name = f"idle_{uuid4().hex}"
    connection = await connect(make_url())
    async with aclosing(make(make_url(application_name=name), idle_seconds=0.05)) as store:
        await store.open()
        await store.add(Operation(process=PROCESS))
        async with asyncio.timeout(60):
            while await connection.fetchval(COUNT, name):  # noqa: ASYNC110 the server has no event
                await asyncio.sleep(0.01)
        await store.ping()


async def test_a_connection_in_use_is_closed_when_it_is_released(make_url):
    store = make(make_url())
    await store.open()
    with store.blocking.pool.borrow() as connection:
        await store.aclose()
        assert not connection.closed
    assert connection.closed


async def test_lists_are_closed_while_calls_wait_for_their_connections(make_url):
    async with aclosing(make(make_url(pool_size=1), short_list=1)) as store:
        await store.open()
        process = evolve(PROCESS, name="worker" * 100)
        operations = [Operation(process=process) for _ in range(500)]
        for operation in operations:
            await store.add(operation)
        listing = await store.read_list(ANY)  # holds the only connection
        found = [asyncio.create_task(store.get(one.operation_id)) for one in operations[:30]]
        await asyncio.sleep(0)  # all threads of short calls wait for the connection
        await listing.pieces.aclose()
        assert await asyncio.gather(*found) == operations[:30]


async def test_the_cancellation_of_a_statement_is_requested_once_from_a_hanging_server(proxy):
    may_answer = asyncio.Event()
    requests = []

    async def hang():
        requests.append("cancel")
        await may_answer.wait()

    async with aclosing(make(proxy.url)) as store:
        await store.open()
        started = threading.Event()

        def sleep(connection):
            started.set()
            connection.fetch("SELECT pg_sleep(60)")

        proxy.on_connect = hang
        call = asyncio.create_task(
            store.short_calls.run(lambda: store.blocking.pool.run(sleep)),
        )
        assert await asyncio.to_thread(started.wait, 60)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        may_answer.set()
    assert len(requests) <= 1  # none if the statement had not begun


async def test_a_server_that_ignored_a_request_to_cancel_gets_no_second_one(proxy):
    may_answer = asyncio.Event()
    requests = []

    async def hang():
        requests.append("cancel")
        await may_answer.wait()

    def cancel_twice(connection):
        connection.cancel_statement()
        assert connection.ignores_cancel
        connection.cancel_statement()

    async with aclosing(make(proxy.url)) as store:
        await store.open()
        proxy.on_connect = hang
        await store.short_calls.run(lambda: store.blocking.pool.run(cancel_twice))
        assert requests == ["cancel"]
        may_answer.set()


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such limit")
def test_a_process_without_free_files_or_threads_cannot_use_the_database(make_url):
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(EXHAUSTED), make_url()],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    *few_files, no_thread = done.stdout.splitlines()
    assert set(few_files) == {"StoreUnavailableError", "open"}
    assert no_thread == "StoreUnavailableError"


EXHAUSTED = """
    import os, resource, sys, threading
    from operations_status.errors import StoreUnavailableError
    from operations_status.stores import open_blocking_store

    def try_to_open():
        try:
            store.open()
            print("open")
        except StoreUnavailableError as error:
            print(type(error).__name__)
        store.close()

    store = open_blocking_store(sys.argv[1])
    store.open()
    store.close()
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    for free in range(4):
        resource.setrlimit(resource.RLIMIT_NOFILE, (60, limits[1]))
        files = []
        try:
            while True:
                files.append(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            for _ in range(free):
                os.close(files.pop())
        try_to_open()
        for file in files:
            os.close(file)
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)

    def refuse(_):
        raise RuntimeError("can't start new thread")

    threading.Thread.start = refuse
    try_to_open()
"""


async def test_connecting_ends_by_the_deadline(proxy):
    may_answer = asyncio.Event()
    proxy.on_connect = may_answer.wait
    store = PostgresStore(proxy.url)
    with (
        deadlines.within(0.2),
        pytest.raises(StoreUnavailableError, match="no connection in time: it does not"),
    ):
        await asyncio.to_thread(store.open)
    may_answer.set()
    async with asyncio.timeout(60):
        while not any(task.done() for task in proxy.tasks):  # noqa: ASYNC110 no event for it
            await asyncio.sleep(0.01)
