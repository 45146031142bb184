"""Groups of operations that are added in one transaction, in each store in turn."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from operations_status.errors import DuplicateOperationError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationState
from samples import PROCESS

OWNER = UUID(int=77)


def make_group(count=5):
    """Return operations that differ in every field that a new one can have."""
    now = datetime.now(UTC)
    return [
        Operation(
            process=PROCESS,
            created=now - timedelta(seconds=number % 3),
            tags=[f"t{tag}" for tag in range(number)],
            name=f"n{number}" if number % 2 else None,
            stoppable=bool(number % 2),
            egress_provider_name="archive" if number % 2 else None,
        )
        for number in range(count)
    ]


async def test_a_group_is_added_in_its_order_with_all_fields(store):
    group = make_group()
    before = (await store.revision()).newest
    await store.add_many(group, lease=60)
    assert [one async for one in store.list(ANY)] == group
    assert [one.name async for one in store.list(ANY)] == [one.name for one in group]
    for tag, tagged in (("t0", group[1:]), ("t1", group[2:]), ("t3", group[4:])):
        assert [one async for one in store.list(OperationFilter(tags=frozenset({tag})))] == tagged
    assert await store.count(ANY) == {OperationState.STARTING: 5}
    changes = await store.read_changes(ANY, before, limit=10)
    assert len(changes) == 5
    recent = OperationFilter(created_after=group[0].created - timedelta(seconds=0.5))
    assert {one.operation_id async for one in store.list(recent)} == {
        group[0].operation_id,
        group[3].operation_id,
    }
    running = await store.attach(group[4].operation_id, lease=60, owner=OWNER)
    assert running.status is OperationState.RUNNING


async def test_a_group_follows_operations_with_a_later_creation_time(store):
    later = Operation(process=PROCESS, created=datetime.now(UTC) + timedelta(hours=1))
    await store.add(later)
    group = make_group()
    await store.add_many(group)
    assert [one async for one in store.list(ANY)] == [later, *group]
    before = OperationFilter(created_before=later.created)
    assert [one async for one in store.list(before)] == group


async def test_operations_and_groups_follow_a_group_with_later_creation_times(store):
    later = datetime.now(UTC) + timedelta(hours=1)
    first = [Operation(process=PROCESS, created=later) for _ in range(3)]
    await store.add_many(first)
    reached = (await store.revision()).newest
    single = Operation(process=PROCESS)
    await store.add(single)
    second = make_group()
    await store.add_many(second)
    assert [one async for one in store.list(ANY)] == [*first, single, *second]
    changes = await store.read_changes(ANY, reached, limit=100)
    assert len(changes) == 6
    assert await store.count(ANY) == {OperationState.STARTING: 9}


async def test_a_duplicate_identifier_is_named_and_nothing_is_added(store):
    known = Operation(process=PROCESS)
    await store.add(known)
    before = await store.revision()
    for group in ([*make_group(), known], [twin := Operation(process=PROCESS), twin]):
        with pytest.raises(DuplicateOperationError) as caught:
            await store.add_many(group)
        assert caught.value.operation_ids == (group[-1].operation_id,)
        assert [one async for one in store.list(ANY)] == [known]
    assert (await store.revision()).newest == before.newest
    assert await store.count(ANY) == {OperationState.STARTING: 1}


async def test_each_operation_of_a_group_has_a_lease(store):
    ended = Operation(process=PROCESS, status=OperationState.SUCCEEDED)
    expired, kept = Operation(process=PROCESS), Operation(process=PROCESS)
    await store.add_many([ended, expired], lease=0.0)
    await store.add_many([kept])
    assert await store.expire() == (expired.operation_id,)


async def test_an_empty_group_changes_nothing(store):
    before = await store.revision()
    await store.add_many([])
    assert (await store.revision()).newest == before.newest


def test_a_message_names_ten_duplicates_at_most():
    ids = [uuid4() for _ in range(1_012)]
    message = str(DuplicateOperationError(*ids))
    assert message.startswith(f"operations {ids[0]}, {ids[1]}, ")
    assert message.endswith(f"{ids[9]} and 1,002 others are in the store already")
    assert str(DuplicateOperationError(ids[0])) == f"operation {ids[0]} is in the store already"
