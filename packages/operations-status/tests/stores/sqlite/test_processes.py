"""Several processes that use one file, and processes that are killed."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
from uuid import UUID

import pytest
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS

WRITER = """
    import sys
    from uuid import UUID
    from operations_status.operations import *
    from operations_status.stores import open_blocking_store

    store = open_blocking_store(sys.argv[1])
    store.open()
    process = Process(pid=7, uid=UUID(int=7), name="writer")
    for number in range(int(sys.argv[2])):
        operation = Operation(process=process, tags=[f"t{number}"])
        for status in ("Starting", "Running", "Succeeded"):
            if status == "Starting":
                store.add(operation, lease=60.0)
            else:
                store.advance(operation.operation_id, OperationState(status))
            # Told when it is done: from now on it must not be lost.
            print(operation.operation_id, status, flush=True)
"""
RANKS = {"Starting": 0, "Running": 1, "Succeeded": 2}


def start_writer(url, count):
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(WRITER), url, str(count)],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def open_it(path):
    store = SqliteStore(path)
    store.open()
    return store


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_killed_writers_lose_no_acknowledged_change(tmp_path):
    path = tmp_path / "operations.db"
    told: dict[UUID, str] = {}
    for _ in range(6):
        writers = [start_writer(f"sqlite:///{path}", 100_000) for _ in range(2)]
        lines = [writer.stdout.readline() for writer in writers]  # both have begun to write
        for writer in writers:
            # At a random moment, anywhere between two acknowledgements.
            threading.Timer(random.uniform(0.0, 0.2), writer.kill).start()
        for writer in writers:
            lines += writer.stdout.read().splitlines()
            writer.stdout.close()
            assert writer.wait() == -signal.SIGKILL
        whole = [line.split() for line in lines if len(line.split()) == 2]
        told |= {UUID(identifier): status for identifier, status in whole if status in RANKS}
        store = open_it(path)
        kept = {one.operation_id: one.status.value for one in store.list(ANY)}
        assert store.database.fetch_one("PRAGMA integrity_check") == ("ok",)
        store.close()
        lost = {one: status for one, status in told.items() if RANKS[kept[one]] < RANKS[status]}
        assert not lost
    assert len(told) > 6


def test_concurrent_readers_and_writers_all_succeed(tmp_path):
    path = tmp_path / "operations.db"
    writers = [start_writer(f"sqlite:///{path}", 25) for _ in range(4)]
    store = open_it(path)
    mine = [Operation(process=PROCESS) for _ in range(25)]
    for operation in mine:
        store.add(operation)
        assert store.get(operation.operation_id) == operation
        assert operation in list(store.list(ANY))
    told = [writer.communicate()[0].splitlines() for writer in writers]
    assert [writer.returncode for writer in writers] == [0] * 4
    assert [len(lines) for lines in told] == [75] * 4
    found = list(store.list(ANY))
    assert len(found) == 125
    assert {one.status for one in found if one not in mine} == {OperationState.SUCCEEDED}
    assert [one for one in found if one in mine] == mine
    store.close()


SATURATING = """
    import sys, time
    from uuid import UUID
    from operations_status.operations import *
    from operations_status.stores import open_blocking_store
    from operations_status.stores.sqlite.store import insert

    store = open_blocking_store(sys.argv[1])
    store.open()
    process = Process(pid=int(sys.argv[2]), uid=UUID(int=7), name="writer")
    print("ready", flush=True)
    sys.stdin.readline()
    for _ in range(60):
        with store.database.transaction() as connection:
            insert(connection, Operation(process=process))
            time.sleep(0.005)  # longer than a turn, as a commit to a slow disk
    store.close()
"""


def find_longest_wait(turns, number):
    """Return the largest number of turns that other processes took in a row."""
    runs = itertools.groupby(turns, lambda one: one == number)
    return max(len(list(run)) for is_mine, run in runs if not is_mine)


@pytest.mark.skipif(sys.platform != "linux", reason="other kernels need not keep the order")
def test_processes_that_write_without_pause_take_turns(tmp_path):
    path, program = tmp_path / "operations.db", textwrap.dedent(SATURATING)
    command = [sys.executable, "-c", program, f"sqlite:///{path}"]
    numbers = range(4)
    writers = [
        subprocess.Popen(
            [*command, str(number)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for number in numbers
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0
    store = open_it(path)
    turns = [one.process.pid for one in store.list(ANY)]
    store.close()
    assert len(turns) == 240
    begun = max(turns.index(number) for number in numbers)
    ended = min(len(turns) - 1 - turns[::-1].index(number) for number in numbers)
    waits = [find_longest_wait(turns[begun:ended], number) for number in numbers]
    assert max(waits) < 30, "somebody waited while others took turn after turn"


def test_threads_share_a_store(tmp_path):
    store = open_it(tmp_path / "operations.db")
    errors = []

    def work():
        with contextlib.suppress(StopIteration):
            for _ in range(10):
                operation = Operation(process=PROCESS)
                store.add(operation)
                store.advance(operation.operation_id, OperationState.RUNNING)
                if store.get(operation.operation_id).status is not OperationState.RUNNING:
                    errors.append(operation)
                next(store.list(ANY))

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    assert len(list(store.list(ANY))) == 60
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
    first = Operation(process=process)
    store.add(first)
    store.get(first.operation_id)
    children = []
    for _ in range(3):
        child = os.fork()
        if not child:
            for _ in range(5):
                store.add(Operation(process=process))
            os._exit(0 if store.get(first.operation_id) == first else 1)
        children.append(child)
    for _ in range(5):
        store.add(Operation(process=process))
    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0, 0]
    assert len(list(store.list(ANY))) == 21
    store.close()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_an_open_store_can_be_used_on_both_sides_of_a_fork(tmp_path):
    url = f"sqlite:///{tmp_path / 'operations.db'}"
    command = [sys.executable, "-W", "error", "-c", textwrap.dedent(FORKING), url]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")


FORKING_WHILE_LOCKED = """
    import os, sys, threading
    from uuid import UUID
    from operations_status.errors import StoreUnavailableError
    from operations_status.operations import *
    from operations_status.stores import deadlines
    from operations_status.stores.sqlite.store import SqliteStore

    path, is_open = sys.argv[1], sys.argv[2] == "open"
    process = Process(pid=7, uid=UUID(int=7), name="writer")
    store = SqliteStore(path, busy_seconds=600.0)
    if is_open:
        store.open()
    print("ready", flush=True)
    sys.stdin.readline()
    errors = []

    def add():
        try:
            store.open()
            store.add(Operation(process=process))
        except StoreUnavailableError as error:
            errors.append(str(error))

    waiting = threading.Thread(target=add)
    waiting.start()
    with deadlines.within(0.0):
        while not errors or "other threads" not in errors[-1]:
            add()
    errors.clear()
    unlocked, unlock = os.pipe()
    child = os.fork()
    if not child:
        os.read(unlocked, 1)
        errors.clear()
        with deadlines.within(10.0):
            add()
        os._exit(len(errors))
    waiting.join()
    assert ["other processes have kept it locked" in error for error in errors] == [True]
    print("forked", flush=True)
    sys.stdin.readline()
    os.write(unlock, b"!")
    assert os.waitpid(child, 0)[1] == 0
    add()
    assert len(errors) == 1
    store.close()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.parametrize("state", ["open", "opening"])
def test_a_fork_does_not_wait_for_a_locked_store_which_both_sides_can_use_afterwards(
    tmp_path, state
):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    store.close()
    command = [sys.executable, "-c", textwrap.dedent(FORKING_WHILE_LOCKED), str(path), state]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, start_new_session=True)
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as locked:
        try:
            assert process.stdout.readline() == "ready\n"
            locked.execute("BEGIN IMMEDIATE")
            print(file=process.stdin, flush=True)
            assert process.stdout.readline() == "forked\n"
            locked.execute("ROLLBACK")
            process.communicate("\n", timeout=60)
        finally:
            with contextlib.suppress(ProcessLookupError):  # the child may still run
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 0
