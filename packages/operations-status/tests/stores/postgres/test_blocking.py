from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
import threading
from uuid import uuid4

import pytest
from operations_status import Recorder
from operations_status.errors import StoreError, StoreUnavailableError, TransitionError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState
from operations_status.stores import open_blocking_store, open_store
from samples import PROCESS


def count_threads():
    return sum(thread.name == "operations-status store" for thread in threading.enumerate())


def test_its_thread_lives_from_opening_to_closing(make_url):
    store = open_blocking_store(make_url())
    with pytest.raises(StoreError, match="is not open"):
        store.get(uuid4())
    before = count_threads()
    store.open()
    store.open()
    store.ping()
    assert count_threads() == before + 1
    store.close()
    store.close()
    assert count_threads() == before


def test_a_store_that_cannot_be_opened_leaves_no_thread(tmp_path):
    store = open_blocking_store(f"postgresql://me@/db?host={tmp_path}")
    before = count_threads()
    with pytest.raises(StoreUnavailableError, match="cannot be used"):
        store.open()
    assert count_threads() == before


def test_a_list_may_be_left_before_its_end(make_url):
    store = open_blocking_store(make_url())
    store.open()
    for _ in range(3):
        store.add(Operation(process=PROCESS))
    listing = store.list(ANY)
    next(listing)
    del listing  # which closes it
    assert len(list(store.list(ANY))) == 3
    store.close()


async def test_the_twin_of_a_store_is_closed_with_it(make_url):
    store = open_store(make_url())
    await store.open()
    before = count_threads()
    with Recorder(store) as recorder, recorder.operation() as operation:
        found = await store.get(operation.operation_id)
        assert found is not None
        assert found.status is OperationState.RUNNING
    assert count_threads() == before + 1
    await store.aclose()
    assert count_threads() == before


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
    from operations_status.stores import open_blocking_store

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
def test_a_store_that_is_open_may_be_used_on_both_sides_of_a_fork(make_url):
    # Python warns of any fork beside a thread; this one holds no lock.
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", textwrap.dedent(FORKING)]
    done = subprocess.run(
        [*command, make_url()], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")


FORKING_LATER = """
    import os, sys
    from operations_status.errors import StoreUnavailableError
    from operations_status.stores import open_blocking_store

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
