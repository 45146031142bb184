from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

import pytest
from operations_status.errors import StoreError
from operations_status.filters import ANY
from operations_status.operations import Operation, Process

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")


async def test_more_operations_than_a_microsecond_has_keys_stay_in_their_order(store, add_together):
    moment = datetime(2026, 3, 1, tzinfo=UTC)
    operations = [Operation(process=PROCESS, created=moment) for _ in range(1100)]
    add_together(store.blocking, operations)
    assert [one async for one in store.list(ANY)] == operations


async def test_it_answers_a_ping_while_its_file_is_there(store, tmp_path):
    await store.ping()
    (tmp_path / "operations.db").rename(tmp_path / "other.db")
    for _ in range(2):
        with pytest.raises(StoreError, match="no store at"):
            await store.ping()
    (tmp_path / "other.db").rename(tmp_path / "operations.db")
    await store.ping()
