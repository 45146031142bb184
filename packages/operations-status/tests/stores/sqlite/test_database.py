from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
import textwrap
import threading
import time
from pathlib import Path
from uuid import uuid4

import pytest
from operations_status.errors import StoreError, StoreUnavailableError, StoreVersionError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation
from operations_status.stores import deadlines
from operations_status.stores.sqlite.database import IDLE_READERS, Database
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS


def refusal(path):
    """Open a store that cannot be opened; return the type and the reason of the error."""
    store = SqliteStore(path)
    with pytest.raises(StoreError) as refused:
        store.open()
    text = str(refused.value)
    assert text.startswith(f"the store {path} cannot be used: ")
    return type(refused.value), text.removeprefix(f"the store {path} cannot be used: ")


def test_a_folder_is_refused_as_a_store(tmp_path):
    assert refusal(tmp_path) == (StoreUnavailableError, "it is a folder")


def test_a_file_that_is_not_a_database_is_refused_unchanged(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("not a database" * 100, encoding="utf-8")
    assert refusal(path) == (StoreUnavailableError, "it is not a SQLite database")
    assert path.read_text(encoding="utf-8") == "not a database" * 100


def test_the_database_of_another_program_is_refused_unchanged(tmp_path):
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE theirs (a)")
    connection.close()
    assert refusal(path) == (StoreUnavailableError, "it is the SQLite database of another program")
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("theirs",)]
    connection.close()


def test_a_reader_opens_a_store_while_another_process_writes(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    store.close()
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    reader = SqliteStore(path)
    with deadlines.within(0.0):
        reader.open(create=False)
    assert list(reader.list(ANY)) == []
    reader.close()
    writer.close()


@pytest.mark.parametrize(
    "name", ["a b.db", "50%41.db", "a?mode=memory", "a#b", "file:a", "ö&ü=", "a;b+c", "\udcff.db"]
)
def test_a_file_may_have_any_name(tmp_path, name):
    path = tmp_path / "a ? folder # %20" / name
    store = SqliteStore(path)
    store.open()
    store.add(Operation(process=PROCESS))
    store.close()
    store.open(create=False)
    assert len(list(store.list(ANY))) == 1
    assert {one.name for one in path.parent.iterdir()} == {name, f"{name}-shm", f"{name}-wal"}
    store.close()


def test_a_relative_path_starts_at_the_working_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = SqliteStore("a ? b.db")
    store.open()
    store.close()
    assert (tmp_path / "a ? b.db").exists()


@pytest.mark.parametrize("name", ["operations.db", "folder/operations.db"])
def test_a_missing_store_is_created_only_on_request(tmp_path, name):
    path = tmp_path / name
    store = SqliteStore(path)
    with pytest.raises(StoreUnavailableError) as refused:
        store.open(create=False)
    assert str(refused.value) == f"no store at {path}: No such file or directory"
    assert list(tmp_path.iterdir()) == []
    store.open()
    store.close()
    store.open(create=False)
    store.close()


def test_an_empty_file_becomes_a_store_only_on_request(tmp_path):
    path = tmp_path / "operations.db"
    path.touch()
    store = SqliteStore(path)
    with pytest.raises(StoreUnavailableError) as refused:
        store.open(create=False)
    assert str(refused.value) == f"no store at {path}: the file is empty"
    assert [one.stat().st_size for one in tmp_path.iterdir()] == [0]
    store.open()
    store.close()


def test_a_newer_store_is_refused_unchanged(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    store.close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    kind, text = refusal(path)
    assert kind is StoreVersionError
    assert text == (
        "its form is version 99, and this package knows versions up to 1: upgrade operations-status"
    )


def test_a_folder_that_cannot_be_created_is_an_error(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    kind, text = refusal(tmp_path / "file" / "deep" / "operations.db")
    assert kind is StoreUnavailableError
    assert text == "its folder cannot be created: Not a directory"


UNPRIVILEGED = """
    import os, sys
    from operations_status.errors import StoreUnavailableError
    from operations_status.stores import open_blocking_store
    store = open_blocking_store(sys.argv[1])
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        store.open(create=sys.argv[2] == "create")
    except StoreUnavailableError as error:
        print(error)
    os.seteuid(user)
"""


def ask_unprivileged(path, *, create=True):
    """Open a store as a user who is not root, and return the error."""
    words = [f"sqlite:///{path}", "create" if create else "open"]
    command = [sys.executable, "-c", textwrap.dedent(UNPRIVILEGED), *words]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.fixture
def open_folder():
    """A folder that every user can reach, unlike the ones that pytest makes."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="this system has other permissions")
def test_a_folder_without_write_permission_is_an_error(open_folder):
    folder = open_folder / "theirs"
    folder.mkdir(mode=0o555)
    path = folder / "operations.db"
    assert ask_unprivileged(path) == (
        f"the store {path} cannot be used: the folder {folder} may not be written"
    )


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="this system has other permissions")
def test_a_folder_without_search_permission_is_an_error(open_folder):
    folder = open_folder / "theirs"
    folder.mkdir(mode=0o000)
    path = folder / "operations.db"
    refused = f"the store {path} cannot be used: the folder {folder} may not be written"
    assert ask_unprivileged(path) == refused
    assert ask_unprivileged(path, create=False) == f"no store at {path}: Permission denied"


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="this system has other permissions")
def test_a_file_without_write_permission_is_an_error(open_folder):
    folder = open_folder / "ours"
    folder.mkdir()
    path = folder / "operations.db"
    store = SqliteStore(path)
    store.open()
    store.close()
    folder.chmod(0o777)
    path.chmod(0o444)
    assert ask_unprivileged(path) == f"the store {path} cannot be used: it may not be written"


FULL_DISK = """
    import resource, sys
    from uuid import UUID
    from operations_status.errors import StoreUnavailableError
    from operations_status.filters import ANY, OperationFilter
    from operations_status.operations import *
    from operations_status.stores import open_blocking_store

    store = open_blocking_store(sys.argv[1])
    store.open()
    process = Process(pid=7, uid=UUID(int=7), name="writer")
    kept = Operation(process=process)
    store.add(kept)
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, unlimited[1]))
    added = 0
    try:
        while True:
            store.add(Operation(process=process, egress_provider_name="x" * 1000))
            added += 1
    except StoreUnavailableError as error:
        print(error)
    assert store.get(kept.operation_id) == kept
    assert len(list(store.list(ANY))) == 1 + added
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    store.add(Operation(process=process))
    assert len(list(store.list(ANY))) == 2 + added
    store.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such limit")
def test_on_a_full_disk_writes_fail_and_reads_succeed(tmp_path):
    path = tmp_path / "operations.db"
    command = [sys.executable, "-c", textwrap.dedent(FULL_DISK), f"sqlite:///{path}"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    assert done.stdout.startswith(f"the store {path} cannot be used: ")


def test_a_change_fails_when_another_process_keeps_the_store_locked(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path, busy_seconds=0.05)
    store.open()
    blocker = sqlite3.connect(path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailableError, match="other processes have kept it locked"):
        store.add(Operation(process=PROCESS))
    blocker.execute("ROLLBACK")
    blocker.close()
    store.add(Operation(process=PROCESS))
    assert len(list(store.list(ANY))) == 1
    store.close()


def test_a_writer_waits_in_the_queue_and_not_within_sqlite(tmp_path):
    one = Database(tmp_path / "operations.db")
    one.open()
    for _ in range(2):
        with one.transaction() as connection:
            assert connection.execute("PRAGMA busy_timeout").fetchone() == (0,)
        one.before_fork()  # this closes the connection
        one.after_fork()
    one.close()


def test_reading_a_damaged_file_is_an_error(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    for _ in range(50):
        store.add(Operation(process=PROCESS))
    query = "SELECT rootpage FROM sqlite_master WHERE tbl_name = 'operations' AND rootpage > 0"
    connection = sqlite3.connect(path)
    roots = connection.execute(query).fetchall()
    connection.close()
    store.close()
    content = bytearray(path.read_bytes())
    for (root,) in roots:
        content[4096 * (root - 1) : 4096 * root] = b"\xff" * 4096
    path.write_bytes(content)
    store.open()
    with pytest.raises(StoreUnavailableError, match="malformed"):
        store.get(uuid4())
    with pytest.raises(StoreUnavailableError, match="malformed"):
        list(store.list(ANY))
    with pytest.raises(StoreUnavailableError, match="malformed"):
        list(store.list(OperationFilter(pid=7, name="worker")))
    with pytest.raises(StoreUnavailableError, match="malformed"):
        store.read_changes(ANY, 0, limit=10)
    with pytest.raises(StoreUnavailableError, match="malformed"):
        store.add(Operation(process=PROCESS))
    store.close()


def test_a_list_that_fails_to_begin_leaves_no_connection_open(tmp_path):
    path = tmp_path / "operations.db"
    store = SqliteStore(path)
    store.open()
    store.add(Operation(process=PROCESS))
    (root,) = store.database.fetch_one("SELECT rootpage FROM sqlite_master WHERE name = 'store'")
    assert store.database.fetch_one("PRAGMA wal_checkpoint(TRUNCATE)") == (0, 0, 0)
    with path.open("r+b") as file:
        file.seek(4096 * (root - 1))
        page = file.read(4096)
        file.seek(4096 * (root - 1))
        file.write(b"\xff" * 4096)
        file.flush()
        for _ in range(IDLE_READERS + 1):
            with pytest.raises(StoreUnavailableError, match="malformed"):
                store.begin_list(ANY)
        file.seek(4096 * (root - 1))
        file.write(page)
    store.add(Operation(process=PROCESS))
    assert len(list(store.list(ANY))) == 2
    store.close()


def test_a_call_before_open_is_an_error(tmp_path):
    one = Database(tmp_path / "operations.db")
    with pytest.raises(StoreError, match="is not open"):
        one.fetch_one("SELECT 1")


def test_a_file_system_without_shared_memory_is_an_error():
    # A database in memory has no write-ahead log either, and SQLite reports that in the same way.
    with pytest.raises(StoreUnavailableError, match="its file system has no shared memory"):
        Database(":memory:").open()


def test_a_connection_is_released_even_if_the_deadline_of_its_call_has_passed(tmp_path):
    database = Database(tmp_path / "operations.db")
    database.open()
    held = threading.Event()

    def hold_all_locks():
        database.before_fork()
        held.set()
        time.sleep(0.2)
        database.after_fork()

    holder = threading.Thread(target=hold_all_locks)
    with deadlines.within(0.01), database.connection() as connection:
        holder.start()
        held.wait()
    holder.join()
    with pytest.raises(sqlite3.ProgrammingError, match="closed database"):
        connection.execute("SELECT 1")
    database.close()
