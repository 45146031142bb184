"""Lists, pages, counts and changes by every kind of filter."""

from __future__ import annotations

import asyncio
import itertools
import random
from contextlib import aclosing
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from operations_status.errors import StoreError
from operations_status.filters import ANY, Cursor, OperationFilter
from operations_status.operation_json import to_summary_json
from operations_status.operations import Operation, OperationFailure, OperationState, Process
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from operations_status.stores.results import ListVersion

START = datetime(2026, 3, 1, tzinfo=UTC)
STATES = [OperationState.STARTING, OperationState.FAILED, OperationState.CANCELLED]
FILTERS = [
    OperationFilter(
        pid=pid,
        uid=uid,
        name=name,
        tags=frozenset(tags),
        statuses=frozenset(statuses),
        egress_providers=frozenset(providers),
        created_after=START + timedelta(seconds=seconds) if seconds else None,
        created_before=START + timedelta(seconds=3 * seconds) if seconds else None,
    )
    for pid, uid, name in ((None, None, None), (1, None, None), (None, UUID(int=2), "web"))
    for tags in ((), ("a",), ("a", "b"))
    for statuses in ((), STATES[1:2], STATES[:2], tuple(OperationState))
    for providers in ((), ("s3",), ("s3", "disk"))
    for seconds in (0, 5)
]
MANY_TAGS = [OperationFilter(tags=frozenset(tags)) for tags in ("abcde", "abcdx")]


@pytest.fixture
async def store(make_url):
    store = AsyncStore(PostgresStore(make_url(), short_list=4))
    await store.open()
    yield store
    await store.aclose()


async def fill(store, chance, count):
    """Add operations, and return them as they are in the end."""
    operations = []
    for number in range(count):
        pid = chance.choice([1, 2])
        operation = Operation(
            process=Process(pid=pid, uid=UUID(int=pid), name=chance.choice(["web", "db"])),
            tags=chance.sample("abcde", chance.randrange(6)),
            egress_provider_name=chance.choice([None, "s3", "disk"]),
            created=START + timedelta(seconds=number // 3),
        )
        await store.add(operation)
        status = chance.choice(STATES)
        if status is not OperationState.STARTING:
            failed = status is OperationState.FAILED
            error = OperationFailure(code="a", message="b") if failed else None
            operation = await store.advance(operation.operation_id, status, error=error)
        operations.append(operation)
    return operations


async def read(store, filter_, **more):
    found = await store.read_list(filter_, **more)
    return b",".join([piece async for piece in found.pieces]), found.next_cursor


async def test_a_list_its_pages_and_its_changes_have_the_same_operations(store):
    operations = await fill(store, random.Random(7), 60)
    for filter_ in [*FILTERS[::5], *MANY_TAGS]:
        passed = [to_summary_json(one) for one in operations if filter_.accepts(one)]
        assert (await read(store, filter_))[0] == b",".join(passed), filter_
        pages, cursor = [], None
        for _ in itertools.count():
            page, cursor = await read(store, filter_, limit=7, cursor=cursor)
            pages += [page] if page else []
            if cursor is None:
                break
        assert b",".join(pages) == b",".join(passed), filter_
        changes = await store.read_changes(filter_, 0, limit=100)
        assert sorted(change.summary for change in changes) == sorted(passed), filter_
        assert [one.revision for one in changes] == sorted(one.revision for one in changes)
        assert await store.has_changed(filter_, ListVersion(0)) or not passed
        counts = await store.count(filter_)
        assert sum(counts.values()) == len(passed), filter_


async def test_a_change_of_an_operation_with_a_rare_tag_is_found(store, connect):
    other = await connect(f"{store.blocking.address.dsn}&schema={store.blocking.address.schema}")
    operations = []
    for offset in (10_000, 20_000, 30_000):
        await other.execute("UPDATE store SET revision_offset = $1", offset)
        operations += await fill(store, random.Random(offset), 20)
    async with asyncio.timeout(60):
        while (reached := await store.revision()).latest < reached.newest:
            await store.wait_for_change(reached.latest, within=0.1)
    newest = reached.newest
    for ago in (30_000, 20_500, 20_000, 10_500, 10_000, 500, 0):
        since = max(1, newest - ago)
        changed = await store.read_changes(ANY, since, limit=100)
        for tags, scope, pid in itertools.product(
            ("a", "ab", "abcd", "abcde", "abcdx"), ("", "ce"), (1, 3)
        ):
            filter_ = OperationFilter(tags=frozenset(tags), any_tags=frozenset(scope), pid=pid)
            passed = [to_summary_json(one) for one in operations if filter_.accepts(one)]
            expected = [one for one in changed if one.summary in passed]
            assert await store.read_changes(filter_, since, limit=100) == expected
            assert await store.has_changed(filter_, ListVersion(since)) is bool(expected)


async def test_a_change_within_a_rare_scope_is_found(store, connect):
    other = await connect(f"{store.blocking.address.dsn}&schema={store.blocking.address.schema}")
    rare = Operation(process=Process(pid=1, uid=UUID(int=1), name="web"), tags=["x", "y"])
    await other.execute("UPDATE store SET revision_offset = 10000")
    since = ListVersion((await store.revision()).latest)
    await store.add(rare)
    await other.execute("UPDATE store SET revision_offset = 20000")
    await fill(store, random.Random(3), 5)
    within, absent = (OperationFilter(any_tags=frozenset(tags)) for tags in ("xyz", "vw"))
    changes = await store.read_changes(within, since.revision, limit=5)
    assert [change.summary for change in changes] == [to_summary_json(rare)]
    assert await store.has_changed(within, since)
    assert not await store.has_changed(absent, since)


@pytest.mark.parametrize("major", [-(2**63), 2**63 - 1])
async def test_a_cursor_beyond_any_time_is_before_or_after_all_operations(store, major):
    operation = Operation(process=Process(pid=1, uid=UUID(int=1), name="web"))
    await store.add(operation)
    found, _ = await read(store, ANY, limit=1, cursor=Cursor(major, 0))
    assert found == (to_summary_json(operation) if major < 0 else b"")


async def test_one_of_two_concurrent_adds_is_refused(store, connect):
    operation = Operation(process=Process(pid=1, uid=UUID(int=1), name="web"))
    other = await connect(f"{store.blocking.address.dsn}&schema={store.blocking.address.schema}")
    waiting = """
        SELECT count(*) FROM pg_locks
        WHERE locktype = 'relation' AND relation = 'operations'::regclass AND NOT granted
    """
    async with other.transaction():
        await other.execute("LOCK TABLE operations IN SHARE MODE")  # blocks writers
        adds = [asyncio.create_task(store.add(operation)) for _ in range(2)]
        async with asyncio.timeout(60):
            while await other.fetchval(waiting) < len(adds):  # noqa: ASYNC110 no event for it
                await asyncio.sleep(0.01)
    outcomes = await asyncio.gather(*adds, return_exceptions=True)
    assert sum(isinstance(outcome, StoreError) for outcome in outcomes) == 1
    assert outcomes.count(operation) == 1
    assert (await store.statistics()).counts == {OperationState.STARTING: 1}


async def test_a_list_that_begins_on_a_connection_that_is_lost_begins_again(proxy):
    store = AsyncStore(PostgresStore(proxy.url))
    await store.open()
    proxy.answers_left = 1
    assert [one async for one in store.list(ANY)] == []
    assert proxy.answers_left is None
    await store.aclose()


@pytest.mark.parametrize("lost", range(1, 7))
async def test_a_long_list_that_loses_its_connection_at_first_begins_again(proxy, lost):
    async with aclosing(AsyncStore(PostgresStore(proxy.url, short_list=4))) as store:
        await store.open()
        operations = await fill(store, random.Random(1), 6)
        proxy.answers_left = lost
        found, _ = await read(store, ANY)
        assert found == b",".join(map(to_summary_json, operations))
        assert proxy.answers_left is None
