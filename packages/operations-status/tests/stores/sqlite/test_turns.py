"""The queue of the processes that write to one file."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
import textwrap
import threading
import time
from contextlib import contextmanager

import pytest
from operations_status.filters import ANY
from operations_status.operations import Operation
from operations_status.stores.sqlite.store import SqliteStore
from operations_status.stores.sqlite.turns import Turns
from samples import PROCESS

fcntl = pytest.importorskip("fcntl")

LONGEST = 60.0


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "operations.db"
    log_of(path).touch()
    return path


def log_of(path):
    return path.with_name(f"{path.name}-wal")


@contextmanager
def held(path):
    """Block the queue at its head within a block."""
    with log_of(path).open("ab") as log:
        fcntl.flock(log, fcntl.LOCK_EX)
        yield


def is_held(path):
    with log_of(path).open("ab") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def test_the_queue_has_one_head(path):
    turns = Turns(path)
    turns.leave()
    assert not is_held(path)
    turns.queue()
    assert is_held(path)
    turns.leave()
    assert not is_held(path)
    turns.leave()


def test_a_turn_begins_with_its_first_transaction_and_ends(path):
    assert not Turns(path).is_mine
    for seconds, is_mine in ((LONGEST, True), (0.0, False)):
        turns = Turns(path, turn=seconds)
        turns.begin()
        assert turns.is_mine is is_mine


def test_the_next_place_becomes_the_head_when_the_head_leaves(path):
    first, second = Turns(path), Turns(path, patience=LONGEST)
    first.queue()
    waiting = threading.Thread(target=second.queue)
    waiting.start()
    first.leave()
    waiting.join()
    assert is_held(path)
    second.leave()
    assert not is_held(path)


def test_a_store_waits_once_for_a_blocked_queue(path):
    turns = Turns(path, patience=0.01)
    with held(path):
        turns.queue()
        turns.leave()
        place = turns._place
        assert place is not None
        turns.queue()
        assert turns._place is place
        turns.leave()
    # The abandoned place comes to the head of the queue, and leaves it at once.
    assert place._is_over.wait(LONGEST)
    turns.leave()
    with held(path):
        pass
    turns.queue()
    assert turns._place is not place
    assert is_held(path)
    turns.leave()


def test_a_place_granted_during_the_transaction_is_left_with_it(path):
    turns = Turns(path, patience=0.0)
    with held(path):
        turns.queue()
    assert turns._place is not None
    assert turns._place._is_over.wait(LONGEST)
    assert is_held(path)
    turns.leave()
    assert not is_held(path)


def test_a_store_writes_in_spite_of_a_blocked_queue(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    with held(path):
        operation = Operation(process=PROCESS)
        store.add(operation)
    assert store.get(operation.operation_id) == operation
    store.close()


def test_a_store_leaves_the_queue_after_a_commit_or_a_rollback(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    with store.database.transaction():
        assert is_held(path)
    assert not is_held(path)
    store.close()
    store.open()
    with pytest.raises(ZeroDivisionError), store.database.transaction():
        raise ZeroDivisionError
    assert not is_held(path)
    store.close()


def test_the_queue_is_left_before_the_commit(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    seen = []
    with store.database.transaction() as connection:
        connection.set_trace_callback(lambda statement: seen.append((statement, is_held(path))))
    assert seen == [("COMMIT", False)]
    store.close()


def test_a_store_does_not_queue_up_during_its_turn(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    store.database._turns = Turns(path, turn=LONGEST)
    for is_queueing in (True, False):
        with store.database.transaction():
            assert is_held(path) is is_queueing
    store.close()


def test_a_store_overtaken_during_its_turn_queues_up(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    store.database._turns = Turns(path, turn=LONGEST)
    store.add(Operation(process=PROCESS))
    blocker = sqlite3.connect(path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    adding = threading.Thread(target=store.add, args=(Operation(process=PROCESS),))
    adding.start()
    deadline = time.monotonic() + LONGEST
    while not is_held(path):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    blocker.execute("ROLLBACK")
    blocker.close()
    adding.join()
    assert len(list(store.list(ANY))) == 2
    store.close()


def test_a_closed_store_leaves_the_queue(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    store.database._turns = Turns(path, patience=0.0)
    with held(path):
        store.add(Operation(process=PROCESS))
        waiting = store.database._turns
        assert waiting._place is not None
        store.close()
        assert store.database._turns is not waiting


def test_without_a_log_there_is_no_queue(tmp_path):
    turns = Turns(tmp_path / "operations.db")
    turns.queue()
    turns.leave()


def test_a_link_in_the_place_of_the_log_is_not_followed(path, tmp_path):
    other = tmp_path / "other"
    log_of(other).touch()
    log_of(path).unlink()
    log_of(path).symlink_to(log_of(other))
    turns = Turns(path)
    turns.queue()
    assert not is_held(other)
    turns.leave()


def test_a_file_system_without_flock_has_no_queue(path, monkeypatch):
    def refuse(*_):
        raise OSError(errno.ENOLCK, "No locks available")

    turns = Turns(path)
    with monkeypatch.context() as patched:
        patched.setattr(fcntl, "flock", refuse)
        turns.queue()
        turns.leave()
    turns.queue()
    assert is_held(path)
    turns.leave()


def test_a_process_that_cannot_start_a_thread_does_not_wait(path, monkeypatch):
    def refuse(_):
        raise RuntimeError("can't start new thread")

    turns = Turns(path, patience=LONGEST)
    with held(path), monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        turns.queue()
        turns.leave()
    turns.queue()
    assert is_held(path)
    turns.leave()


FORKING = """
    import fcntl, os, sys
    from pathlib import Path
    from operations_status.stores.sqlite.turns import Turns

    path = Path(sys.argv[1])
    with open(f"{path}-wal", "ab") as log:
        fcntl.flock(log, fcntl.LOCK_EX)
        turns = Turns(path, patience=0.01)
        turns.queue()
        turns.leave()
        until, end = os.pipe()
        child = os.fork()
        if not child:
            os.close(end)
            os.read(until, 1)
            os._exit(0)
        fcntl.flock(log, fcntl.LOCK_UN)
        turns._place._is_over.wait()
        fcntl.flock(log, fcntl.LOCK_EX)  # the child has none that it inherited
    os.close(end)
    os.close(until)
    assert os.waitpid(child, 0)[1] == 0
    print("done")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_keeps_no_place_in_the_queue(path):
    command = [sys.executable, "-c", textwrap.dedent(FORKING), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (0, "done\n")
