from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest
from operations_status.errors import StoreError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation
from samples import PROCESS


async def test_more_operations_than_a_microsecond_has_keys_stay_in_their_order(store, add_together):
    moment = datetime(2026, 3, 1, tzinfo=UTC)
    operations = [Operation(process=PROCESS, created=moment) for _ in range(1100)]
    add_together(store.blocking, operations)
    assert [one async for one in store.list(ANY)] == operations


async def test_ping_fails_when_the_file_is_missing(store, tmp_path):
    await store.ping()
    (tmp_path / "operations.db").rename(tmp_path / "other.db")
    for _ in range(2):
        with pytest.raises(StoreError, match="no store at"):
            await store.ping()
    (tmp_path / "other.db").rename(tmp_path / "operations.db")
    await store.ping()


@pytest.fixture
def make_slow(make_store, slow_counts, tmp_path):
    """Return a function that makes a store, and a filter with which it counts slowly."""

    async def make():
        slow_counts.copy_to(tmp_path / "operations.db")
        return await make_store(), OperationFilter(tags=frozenset(slow_counts.tags))

    return make


async def test_counts_do_not_delay_short_calls(make_slow):
    store, slow = await make_slow()
    counts = [asyncio.create_task(store.count(slow)) for _ in range(400)]
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await store.ping()
        await store.add(Operation(process=PROCESS))
    for count in counts:
        count.cancel()
    ended = await asyncio.gather(*counts, return_exceptions=True)
    assert isinstance(ended[-1], asyncio.CancelledError)
