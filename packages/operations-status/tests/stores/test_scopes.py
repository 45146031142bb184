"""Filters of keys with a scope (`any_tags`); the fixture `store` is each store in turn."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from operations_status.filters import OperationFilter
from operations_status.operation_json import to_summary_json
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.results import ListVersion

START = datetime(2026, 3, 1, tzinfo=UTC)
RUNNING, ENDED = OperationState.RUNNING, OperationState.SUCCEEDED
TAGS = "abcdef"
SCOPES = [frozenset(scope) for scope in ("a", "ab", "abc", "fx", "xyz", TAGS)]
FILTERS = [
    OperationFilter(),
    OperationFilter(pid=1),
    OperationFilter(name="web", statuses=frozenset([RUNNING])),
    OperationFilter(tags=frozenset("c")),
    OperationFilter(tags=frozenset("cd"), egress_providers=frozenset(["s3", "disk"])),
    OperationFilter(statuses=frozenset([RUNNING, ENDED]), pid=2),
    OperationFilter(created_after=START + timedelta(seconds=5)),
    OperationFilter(
        created_before=START + timedelta(seconds=15), egress_providers=frozenset(["s3"])
    ),
]


async def fill(store, chance, count):
    """Add operations, and return them as they are in the end."""
    operations = []
    for number in range(count):
        pid = chance.choice([1, 2])
        operation = Operation(
            process=Process(pid=pid, uid=UUID(int=pid), name=chance.choice(["web", "db"])),
            tags=chance.sample(TAGS, chance.randrange(5)),
            egress_provider_name=chance.choice([None, "s3", "disk"]),
            created=START + timedelta(seconds=number // 3),
        )
        await store.add(operation)
        if chance.random() < 0.6:
            status = chance.choice([RUNNING, ENDED])
            operation = await store.advance(operation.operation_id, status)
        operations.append(operation)
    return operations


async def read_pages(store, filter_, limit, **options):
    """Return the JSON of the operations on all pages, joined by commas."""
    pages, cursor = [], None
    while True:
        listing = await store.read_list(filter_, limit=limit, cursor=cursor, **options)
        pages += [piece async for piece in listing.pieces]
        cursor = listing.next_cursor
        if cursor is None:
            return b",".join(pages)


@pytest.mark.parametrize("scope", SCOPES, ids=lambda scope: "".join(sorted(scope)))
async def test_lists_counts_and_changes_within_a_scope_have_its_operations_only(store, scope):
    operations = await fill(store, random.Random(11), 60)
    for filter_ in FILTERS:
        within = filter_.within(scope)
        visible = [
            one for one in operations if scope.intersection(one.tags) and filter_.accepts(one)
        ]
        assert [one for one in operations if within.accepts(one)] == visible
        items = [to_summary_json(one) for one in visible]
        for limit in (None, 1, 7, 60):
            assert await read_pages(store, within, limit) == b",".join(items)
        reversed_ = await read_pages(store, within, 7, descending=True)
        assert reversed_ == b",".join(items[::-1])
        counts = await store.count(within)
        assert counts == {
            state: sum(one.status is state for one in visible)
            for state in OperationState
            if any(one.status is state for one in visible)
        }
        changes = await store.read_changes(within, 0, limit=100)
        assert sorted(change.summary for change in changes) == sorted(items)


async def test_an_operation_outside_a_scope_is_not_found(store):
    one = Operation(process=Process(pid=1, uid=UUID(int=1), name="web"), tags=["a", "b"])
    await store.add(one)
    whole = await store.read_status(one.operation_id, full=True)
    assert whole is not None
    for scope in (["a"], ["b", "x"], frozenset("abc")):
        assert await store.read_status(one.operation_id, full=True, any_tags=scope) == whole
    for scope in (["x"], ["A", "ab"], ["x" * 200]):
        assert await store.read_status(one.operation_id, any_tags=scope) is None
    assert await store.read_status(uuid4(), any_tags=["a"]) is None


async def test_a_list_within_a_scope_changes_with_its_operations_only(store):
    operations = await fill(store, random.Random(5), 20)
    filter_ = OperationFilter(statuses=frozenset([RUNNING])).within(frozenset("ab"))
    waiting = {
        outside: next(
            one
            for one in operations
            if one.status is RUNNING and one.tags and outside != filter_.accepts(one)
        )
        for outside in (False, True)
    }
    before = ListVersion((await store.revision()).latest)
    await store.advance(waiting[True].operation_id, ENDED)
    assert not await store.has_changed(filter_, before)
    await store.advance(waiting[False].operation_id, ENDED)
    assert await store.has_changed(filter_, before)


async def test_changes_in_a_rare_scope_are_found_among_many_others(store):
    first = Operation(
        process=Process(pid=1, uid=UUID(int=1), name="web"), tags=["rare", "also rare"]
    )
    await store.add(first)
    other = Operation(process=first.process, status=RUNNING)
    since = ListVersion((await store.revision()).latest)
    for _ in range(30):
        await store.add(other)
        other = Operation(process=first.process, status=RUNNING)
    filter_ = OperationFilter().within(frozenset(["rare", "also rare", "absent"]))
    assert not await store.has_changed(filter_, since)
    assert len(await store.read_changes(filter_, 0, limit=5)) == 1
