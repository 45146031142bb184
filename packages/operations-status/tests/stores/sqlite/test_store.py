from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

import pytest
from operations_status.errors import StoreError
from operations_status.filters import ANY
from operations_status.operations import Operation, Process
from operations_status.stores.sqlite.changes import insert
from operations_status.stores.sqlite.schema import next_seq
from operations_status.stores.sqlite.store import SqliteStore

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")


@pytest.fixture
async def store(tmp_path):
    store = SqliteStore(tmp_path / "operations.db")
    await store.open()
    yield store
    await store.aclose()


async def test_more_operations_than_a_microsecond_has_keys_stay_in_their_order(store):
    moment = datetime(2026, 3, 1, tzinfo=UTC)
    operations = [Operation(process=PROCESS, created=moment) for _ in range(1100)]
    with store.blocking.database.transaction() as connection:
        for operation in operations:
            insert(connection, next_seq(connection, operation.created), operation)
    assert [one async for one in store.list(ANY)] == operations


async def test_it_answers_a_ping_until_its_file_is_replaced(store, tmp_path):
    await store.ping()
    (tmp_path / "operations.db").rename(tmp_path / "other.db")
    with pytest.raises(StoreError, match="was removed or replaced"):
        await store.ping()
