from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import textwrap
import threading
from contextlib import aclosing
from uuid import uuid4

import pytest
from operations_status.errors import StoreError, StoreUnavailableError, TransitionError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState
from operations_status.stores import open_blocking_store, open_store
from samples import PROCESS


def threads():
    return {one for one in threading.enumerate() if one.name.startswith("operations-status")}


def test_threads_run_from_the_first_change_or_wait_until_closing(make_url):
    before = threads()
    store = open_blocking_store(make_url())
    with pytest.raises(StoreError, match="is not open"):
        store.get(uuid4())
    store.open()
    store.open()
    store.ping()
    store.add(Operation(process=PROCESS))
    assert store.wait_for_change(0, within=60)
    assert threads() > before
    store.close()
    store.close()
    assert threads() == before


def test_a_store_that_cannot_be_opened_is_not_open(tmp_path):
    store = open_blocking_store(f"postgresql://me@/db?host={tmp_path}")
    with pytest.raises(StoreUnavailableError, match="cannot be used"):
        store.open()
    with pytest.raises(StoreError, match="is not open"):
        store.ping()


def test_a_list_may_be_closed_before_its_end(make_url):
    store = open_blocking_store(make_url())
    store.open()
    for _ in range(3):
        store.add(Operation(process=PROCESS))
    listing = store.list(ANY)
    next(listing)
    del listing  # this closes the list
    assert len(list(store.list(ANY))) == 3
    store.close()


def test_threads_share_a_store_and_one_of_them_ends_an_operation(make_url):
    store = open_blocking_store(make_url())
    store.open()
    operation = Operation(process=PROCESS)
    store.add(operation)
    ended, refused = [], []

    def end():
        try:
            ended.append(store.advance(operation.operation_id, OperationState.SUCCEEDED))
        except TransitionError as error:
            refused.append(error)

    threads = [threading.Thread(target=end) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(ended), len(refused)) == (1, 7)
    store.close()


FORKING = """
    import os, sys
    from uuid import UUID
    from operations_status.filters import ANY
    from operations_status.operations import *
    from operations_status.stores import open_blocking_store, open_store

    store = open_blocking_store(sys.argv[1])
    store.open()
    process = Process(pid=7, uid=UUID(int=7), name="writer")
    store.add(Operation(process=process))
    children = []
    for number in range(2):
        child = os.fork()
        if not child:
            if number:
                store.add(Operation(process=process))
            store.close()
            os._exit(0)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0]
    store.add(Operation(process=process))
    assert len(list(store.list(ANY))) == 3
    store.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no fork")
def test_an_open_store_works_on_both_sides_of_a_fork(make_url):
    # Python warns of each fork in a process with other threads; this one holds no lock.
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", textwrap.dedent(FORKING)]
    done = subprocess.run(
        [*command, make_url()], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")


FORKING_LATER = """
    import os, sys
    from operations_status.errors import StoreUnavailableError
    from operations_status.stores import open_blocking_store, open_store

    store = open_blocking_store(sys.argv[1])
    store.open()
    print("open", flush=True)
    sys.stdin.readline()
    child = os.fork()
    if not child:
        try:
            store.ping()
        except StoreUnavailableError as error:
            print(error, flush=True)
        os._exit(0)
    os.waitpid(child, 0)
    store.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no fork")
async def test_a_forked_child_does_not_create_a_store_that_was_removed(make_url, connect):
    url = make_url()
    schema = url.partition("schema=")[2]
    code = textwrap.dedent(FORKING_LATER)
    forking = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore::DeprecationWarning", "-c", code, url),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert forking.stdout is not None
    assert await forking.stdout.readline() == b"open\n"
    connection = await connect(url)
    await connection.execute(f"DROP SCHEMA {schema} CASCADE")
    printed, _ = await forking.communicate(b"\n")
    assert printed.startswith(f"no store in the schema '{schema}' of ".encode())
    assert await connection.fetchval("SELECT to_regnamespace($1)", schema) is None


INTERRUPTED = """
    import sys
    from uuid import uuid4
    from operations_status.stores import open_blocking_store, open_store

    store = open_blocking_store(sys.argv[1])
    store.open()
    print("open", flush=True)
    sys.stdin.readline()
    try:
        store.get(uuid4())
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    sys.stdin.readline()
    store.get(uuid4())
    store.close()
"""
WAITING = """
    SELECT count(*) FROM pg_locks WHERE relation = 'operations'::regclass AND NOT granted
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to one process")
async def test_ctrl_c_ends_a_statement_and_leaves_the_store_usable(make_url, connect):
    url = make_url(pool_size=1)
    connection = await connect(url)
    reading = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", textwrap.dedent(INTERRUPTED), url),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert reading.stdin is not None
    assert reading.stdout is not None
    assert await reading.stdout.readline() == b"open\n"
    async with connection.transaction():
        await connection.execute("LOCK TABLE operations")
        reading.stdin.write(b"\n")
        await until(lambda: connection.fetchval(WAITING), 1)
        reading.send_signal(signal.SIGINT)
        await until(lambda: connection.fetchval(WAITING), 0)
    printed, errors = await reading.communicate(b"\n")
    assert (printed, errors, reading.returncode) == (b"interrupted\n", b"", 0)


async def until(read, expected):
    async with asyncio.timeout(60):
        while await read() != expected:  # noqa: ASYNC110 the server has no event for it
            await asyncio.sleep(0.01)


async def test_cancelling_a_task_ends_its_statement(make_url, connect):
    url = make_url(pool_size=1)
    connection = await connect(url)
    async with aclosing(open_store(url)) as store:
        await store.open()
        async with connection.transaction():
            await connection.execute("LOCK TABLE operations")
            task = asyncio.create_task(store.get(uuid4()))
            await until(lambda: connection.fetchval(WAITING), 1)
            task.cancel()
            await until(lambda: connection.fetchval(WAITING), 0)
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await store.get(uuid4()) is None
