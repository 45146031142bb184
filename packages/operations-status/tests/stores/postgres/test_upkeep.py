from __future__ import annotations

import asyncio
from contextlib import aclosing
from datetime import UTC, datetime, timedelta

from operations_status.filters import ANY
from operations_status.operations import Operation, OperationFailure, OperationState
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from samples import PROCESS


def make(url, **options):
    """Return a store for use within an event loop."""
    return AsyncStore(PostgresStore(url, **options))


async def test_tallies_are_added_up(make_url):
    store = make(make_url(), many_tallies=20)
    await store.open()
    operations = [Operation(process=PROCESS) for _ in range(10)]
    rows = "SELECT count(*) FROM tallies"
    for operation in operations:
        await store.add(operation)
    await store.expire()
    assert store.blocking.pool.run(lambda one: one.fetch_value(rows)) == 10
    for operation in operations[:7]:
        await store.advance(operation.operation_id, OperationState.SUCCEEDED)
    # Several services may add up tallies at the same time, while others write.
    await asyncio.gather(
        *(store.expire() for _ in range(5)),
        *(store.advance(one.operation_id, OperationState.RUNNING) for one in operations[7:]),
    )
    await store.expire()
    assert store.blocking.pool.run(lambda one: one.fetch_value(rows)) < 20
    counts = (await store.statistics()).counts
    assert counts == {OperationState.SUCCEEDED: 7, OperationState.RUNNING: 3}
    await store.aclose()


async def test_an_old_operation_that_was_added_late_is_pruned_by_its_age(make_url):
    async with aclosing(make(make_url())) as store:
        await store.open()
        now = datetime.now(UTC)
        await store.add(Operation(process=PROCESS, created=now))
        old = Operation(process=PROCESS, created=now - timedelta(days=2), status="Cancelled")
        await store.add(old)
        assert await store.prune(before=now - timedelta(days=3)) == 0
        assert await store.prune(before=now - timedelta(days=1), dry_run=True) == 1
        assert await store.prune(before=now - timedelta(days=1)) == 1
        assert await store.is_expired(old.operation_id)


async def test_empty_groups_are_deleted_unless_writers_keep_their_table_busy(make_url, connect):
    url = make_url()
    failure = OperationFailure(code="Full", message="no space left")
    async with aclosing(make(url, many_tallies=0)) as store:
        await store.open()

        async def count():
            pool = store.blocking.pool
            tables = ("groups", "words", "sums", "tag_sums")
            return [
                pool.run(lambda one, name=name: one.fetch_value(f"SELECT count(*) FROM {name}"))
                for name in tables
            ]

        tags = ["nightly", "eu"]
        await store.add(Operation(process=PROCESS, status="Failed", error=failure, tags=tags))
        await store.expire()
        assert await count() == [1, 4, 1, 2]
        busy = await connect(url)
        async with busy.transaction():
            await busy.execute("LOCK TABLE groups IN ROW EXCLUSIVE MODE")
            assert await store.prune(keep=0) == 1
        assert await count() == [1, 4, 1, 2]
        await store.add(Operation(process=PROCESS, status="Failed", error=failure))
        assert await store.prune(keep=0) == 1
        await store.expire()
        assert await store.histogram(ANY, 600) == []
        assert await count() == [0, 0, 1, 2]
        await store.add(Operation(process=PROCESS, status="Failed", error=failure))
        assert await store.prune(keep=0) == 1
        assert await count() == [0, 0, 0, 0]
