"""Files that were written in an older form, and programs that still write it."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from operations_status.errors import StoreVersionError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    to_outcome_json,
    to_status_json,
    to_summary_json,
)
from operations_status.stores.sqlite.schema import MIGRATIONS, first_seq, migrate
from operations_status.stores.sqlite.store import SqliteStore

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")
FAILURE = OperationFailure(code="CommandFailed", message="no")
START = datetime(2026, 3, 1, tzinfo=UTC)
FORGOTTEN = uuid4()
OPERATIONS = [
    Operation(
        process=PROCESS,
        created=START + timedelta(seconds=number),
        status=status,
        error=FAILURE if status == "Failed" else None,
        tags=("a", f"{number}"),
        egress_provider_name=provider,
    )
    for number, (status, provider) in enumerate(
        zip(OperationState, ("archive", None, 'quo"te', "nul\0", "🦄", "archive"), strict=True)
    )
]


def old_insert(connection, operation):
    """Add an operation as the first form had it."""
    process = operation.process
    row = (
        first_seq(operation.created),
        operation.operation_id.bytes,
        operation.status.value,
        process.pid,
        process.uid.bytes,
        process.name,
        operation.stoppable,
        to_outcome_json(operation),
        to_summary_json(operation),
    )
    connection.execute("INSERT INTO operations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    tags = [(tag, first_seq(operation.created)) for tag in operation.tags]
    connection.executemany("INSERT INTO tags (tag, seq) VALUES (?, ?)", tags)


@pytest.fixture
def old_path(tmp_path):
    """A file in the first form, with some of everything in it."""
    path = tmp_path / "operations.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    migrate(connection, MIGRATIONS[:1])
    for operation in reversed(OPERATIONS):
        old_insert(connection, operation)
    connection.execute("INSERT INTO leases VALUES (?, 0.0)", (first_seq(START),))
    connection.execute("INSERT INTO tombstones VALUES (?)", (FORGOTTEN.bytes,))
    connection.close()
    return path


@pytest.fixture
async def store(old_path):
    store = SqliteStore(old_path)
    await store.open()
    yield store
    await store.aclose()


async def test_an_older_file_keeps_everything(store):
    assert [one async for one in store.list(ANY)] == OPERATIONS
    assert await store.is_expired(FORGOTTEN)
    for number, operation in enumerate(OPERATIONS, 1):
        status = await store.read_status(operation.operation_id)
        assert status == (to_status_json(operation), number, operation.status.is_terminal)
        by_provider = OperationFilter(
            egress_providers=frozenset([str(operation.egress_provider_name)])
        )
        found = [one async for one in store.list(by_provider)]
        assert found == [one for one in OPERATIONS if by_provider.accepts(one)]
    assert await store.revision() == len(OPERATIONS)
    assert dict((await store.statistics()).counts) == dict.fromkeys(OperationState, 1)
    assert [one async for one in store.list(OperationFilter(tags=frozenset("a3")))] == [
        OPERATIONS[3]
    ]


async def test_an_older_file_goes_on(store):
    assert await store.expire() == (OPERATIONS[0].operation_id,)
    await store.advance(OPERATIONS[1].operation_id, OperationState.SUCCEEDED)
    changes = await store.read_changes(ANY, len(OPERATIONS), limit=10)
    assert [one.revision for one in changes] == [7, 8]
    assert await store.prune(keep=0) == 5
    assert await store.is_expired(OPERATIONS[1].operation_id)
    assert dict((await store.statistics()).counts) == {"Stopping": 1}


async def test_two_may_bring_a_file_up_to_date_at_once(old_path):
    stores = [SqliteStore(old_path) for _ in range(3)]
    for store in stores:
        await store.open()
    assert len({store.store_id for store in stores}) == 1
    for store in stores:
        await store.aclose()


async def test_a_program_that_still_writes_the_first_form_is_refused(old_path):
    old = sqlite3.connect(old_path, isolation_level=None)
    (before,) = old.execute("SELECT count(*) FROM operations").fetchone()
    store = SqliteStore(old_path)
    await store.open()
    seq = first_seq(START)
    reading = "SELECT seq, stoppable, outcome, summary FROM operations WHERE operation_id = ?"
    row = old.execute(reading, (OPERATIONS[0].operation_id.bytes,)).fetchone()
    assert row == (seq, 0, to_outcome_json(OPERATIONS[0]), to_summary_json(OPERATIONS[0]))
    change = "UPDATE operations SET status = ?, outcome = ?, summary = ? WHERE seq = ?"
    with pytest.raises(sqlite3.IntegrityError, match="restart with the newer operations-status"):
        old.execute(change, ("Running", row[2], row[3], seq))
    with pytest.raises(sqlite3.OperationalError, match="has 11 columns but 9 values"):
        old_insert(old, Operation(process=PROCESS))
    with pytest.raises(sqlite3.OperationalError, match="has 2 columns but 1 values"):
        old.execute("INSERT OR IGNORE INTO tombstones VALUES (?)", (b"",))
    assert old.execute("SELECT count(*) FROM operations").fetchone() == (before,)
    assert [one async for one in store.list(ANY)] == OPERATIONS
    old.close()
    await store.aclose()


async def test_a_store_that_was_upgraded_meanwhile_is_only_read(store, old_path):
    newer = sqlite3.connect(old_path, isolation_level=None)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StoreVersionError, match=r"operations.db cannot be used: .* version 99"):
        await store.add(Operation(process=PROCESS))
    assert await store.get(OPERATIONS[0].operation_id) == OPERATIONS[0]
