"""Behaviour of every store; the fixture `store` is each of them in turn."""

from __future__ import annotations

import asyncio
import json
import random
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from operations_status.errors import (
    InvalidOperationError,
    StoreError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.filters import ANY, OperationFilter
from operations_status.operation_json import to_status_json, to_summary_json
from operations_status.operations import Operation, OperationFailure, OperationState, Process
from operations_status.stores import open_store
from samples import PROCESS

OWNER = UUID(int=77)


async def read_list(store, filter_=ANY):
    pieces = [piece async for piece in (await store.read_list(filter_)).pieces]
    return json.loads(b"[" + b",".join(pieces) + b"]")


async def test_an_operation_is_stored_unchanged_with_its_json(store):
    operation = Operation(
        process=PROCESS, tags=["b", "a", "é"], stoppable=True, egress_provider_name="archive"
    )
    await store.add(operation)
    assert await store.get(operation.operation_id) == operation
    assert (await store.read_status(operation.operation_id)).body == to_status_json(operation)
    assert await read_list(store) == [json.loads(to_summary_json(operation))]
    assert [one async for one in store.list(ANY)] == [operation]


async def test_an_empty_store_has_an_empty_list_and_no_operations(store):
    assert await read_list(store) == []
    assert [one async for one in store.list(ANY)] == []
    assert await store.get(uuid4()) is None
    assert await store.read_status(uuid4()) is None
    assert not await store.is_expired(uuid4())


async def test_an_operation_advances_in_the_store_to_a_failure(store):
    operation = Operation(process=PROCESS)
    await store.add(operation)
    await store.advance(operation.operation_id, OperationState.RUNNING)
    error = OperationFailure(code="CommandFailed", message="no")
    failed = await store.advance(operation.operation_id, OperationState.FAILED, error=error)
    assert failed.error == error
    assert await store.get(operation.operation_id) == failed
    assert await read_list(store) == [json.loads(to_summary_json(failed))]


async def test_a_refused_change_changes_nothing(store):
    operation = Operation(process=PROCESS)
    await store.add(operation)
    done = await store.advance(
        operation.operation_id, OperationState.SUCCEEDED, resource_location="file:///a"
    )
    for status in OperationState:
        error = OperationFailure(code="a", message="b") if status == "Failed" else None
        with pytest.raises(TransitionError):
            await store.advance(operation.operation_id, status, error=error)
    with pytest.raises(TransitionError):
        await store.request_stop(operation.operation_id)
    assert await store.get(operation.operation_id) == done


async def test_a_change_with_fields_of_another_state_changes_nothing(store):
    operation = Operation(process=PROCESS)
    await store.add(operation)
    with pytest.raises(InvalidOperationError):
        await store.advance(operation.operation_id, OperationState.FAILED)
    assert await store.get(operation.operation_id) == operation
    await store.advance(operation.operation_id, OperationState.RUNNING)


async def test_a_duplicate_identifier_is_refused(store):
    operation = Operation(process=PROCESS, tags=["a"])
    await store.add(operation)
    with pytest.raises(StoreError, match=f"{operation.operation_id} is in the store already"):
        await store.add(operation)
    assert len(await read_list(store)) == 1


async def test_an_unknown_operation_cannot_be_changed(store):
    unknown = uuid4()
    for change in (
        store.advance(unknown, OperationState.RUNNING),
        store.request_stop(unknown),
    ):
        with pytest.raises(UnknownOperationError, match=f"{unknown} is not known") as refused:
            await change
        assert not refused.value.expired


async def test_only_a_stoppable_operation_accepts_a_stop_request(store):
    stoppable = Operation(process=PROCESS, stoppable=True)
    other = Operation(process=PROCESS)
    await store.add(stoppable)
    await store.add(other)
    stopping = await store.request_stop(stoppable.operation_id)
    assert stopping.status is OperationState.STOPPING
    assert not stopping.is_stoppable
    assert (await store.get(stoppable.operation_id)).stoppable
    with pytest.raises(TransitionError, match="not recorded as stoppable"):
        await store.request_stop(other.operation_id)


async def test_the_list_is_in_the_order_of_arrival_even_if_clocks_differ(store):
    start = datetime(2026, 3, 1, tzinfo=UTC)
    operations = [
        Operation(process=PROCESS, created=start + timedelta(microseconds=number // 3))
        for number in range(30)
    ]
    arrivals = sorted(operations, key=lambda _: random.random())
    for operation in arrivals:
        await store.add(operation)
    assert [one async for one in store.list(ANY)] == arrivals


@pytest.mark.parametrize("year", [1, 1800, 2200, 9999])
async def test_creation_times_of_all_years_are_stored(store, year):
    operation = Operation(process=PROCESS, created=datetime(year, 1, 1, tzinfo=UTC))
    await store.add(operation)
    assert [one async for one in store.list(ANY)] == [operation]


PROCESSES = [
    Process(pid=1, uid=UUID(int=1), name="web"),
    Process(pid=1, uid=UUID(int=2), name="worker"),
    Process(pid=2, uid=UUID(int=3), name="web"),
    Process(pid=2, uid=UUID(int=3), name="Web"),
]
TAGS = [[], ["a"], ["a", "b"], ["b", "c"], ["a", "b", "c"], [f"t{n}" for n in range(40)] + ["a"]]
FILTERS = [
    OperationFilter(pid=pid, uid=uid, name=name, tags=frozenset(tags))
    for pid in (None, 1, 3)
    for uid in (None, UUID(int=3))
    for name in (None, "web", "we")
    for tags in ([], ["a"], ["a", "b"], ["b", "zz"], [f"t{n}" for n in range(40)])
]


async def test_a_filter_matches_operations_that_meet_all_conditions(store):
    operations = [Operation(process=process, tags=tags) for process in PROCESSES for tags in TAGS]
    for operation in operations:
        await store.add(operation)
    for filter_ in FILTERS:
        expected = [
            operation
            for operation in operations
            if filter_.pid in {None, operation.process.pid}
            and filter_.uid in {None, operation.process.uid}
            and filter_.name in {None, operation.process.name}
            and filter_.tags <= set(operation.tags)
        ]
        assert [one async for one in store.list(filter_)] == expected, filter_


async def test_a_filter_can_have_thousands_of_tags(store):
    await store.add(Operation(process=PROCESS, tags=["a"]))
    tags = frozenset(f"{number}" for number in range(16_000))
    assert await read_list(store, OperationFilter(tags=tags)) == []


@pytest.mark.parametrize(
    "text",
    ["'; DROP TABLE operations; --", 'quo"te', "back\\slash", "nul\0", "line\nend", "🦄", "%_"],
)
async def test_any_text_is_stored_unchanged_and_found(store, text):
    process = Process(pid=1, uid=UUID(int=1), name=text)
    operation = Operation(process=process, tags=[text], egress_provider_name=text)
    await store.add(operation)
    await store.add(Operation(process=PROCESS))
    assert [one async for one in store.list(OperationFilter(name=text))] == [operation]
    assert [one async for one in store.list(OperationFilter(tags=frozenset([text])))] == [operation]
    done = await store.advance(
        operation.operation_id, OperationState.SUCCEEDED, resource_location=text
    )
    assert (await store.read_status(operation.operation_id)).body == to_status_json(done)


async def test_a_store_can_be_opened_and_closed_repeatedly(store):
    operation = Operation(process=PROCESS)
    await store.open()
    await store.add(operation)
    await store.aclose()
    await store.aclose()
    for use in (store.get(uuid4()), store.add(operation), store.ping()):
        with pytest.raises(StoreError, match="is not open"):
            await use
    with pytest.raises(StoreError, match="is not open"):
        await store.read_list(ANY)
    await store.open()
    assert await store.get(operation.operation_id) == operation


async def test_a_change_is_visible_in_another_store_at_once(store, store_url):
    other = open_store(store_url)
    await other.open()
    operation = Operation(process=PROCESS, stoppable=True)
    await store.add(operation)
    assert await other.get(operation.operation_id) == operation
    stopping = await other.request_stop(operation.operation_id)
    assert await store.get(operation.operation_id) == stopping
    await other.aclose()


async def test_many_tasks_may_write_at_once(store):
    operations = [Operation(process=PROCESS) for _ in range(40)]
    await asyncio.gather(*(store.add(operation) for operation in operations))
    await asyncio.gather(
        *(store.advance(one.operation_id, OperationState.RUNNING) for one in operations)
    )
    assert {wire["status"] for wire in await read_list(store)} == {"Running"}


async def test_leases_expire_and_old_operations_are_pruned_within_an_event_loop(store):
    operation = Operation(process=PROCESS)
    await store.add(operation, lease=60.0, owner=OWNER)
    states = await store.heartbeat([operation.operation_id], lease=0.0, owner=OWNER)
    assert states == {operation.operation_id: OperationState.STARTING}
    assert await store.expire() == (operation.operation_id,)
    assert await store.prune(before=datetime.now(UTC), dry_run=True) == 1
    assert await store.prune(keep=0) == 1
    assert await store.is_expired(operation.operation_id)
