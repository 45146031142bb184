"""What has changed, and who waits for it; the fixture `store` is each store in turn."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import textwrap
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from operations_status.errors import StoreError, TransitionError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import (
    TRANSITIONS,
    Operation,
    OperationFailure,
    OperationState,
    Process,
    to_summary_json,
)
from operations_status.stores import open_store

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")
START = datetime(2026, 3, 1, tzinfo=UTC)
FAILURE = OperationFailure(code="CommandFailed", message="no")


@pytest.fixture
async def other(store, store_url):
    """The same store, as another process has it."""
    other = open_store(store_url)
    await other.open()
    yield other
    await other.aclose()


async def add(store, **fields):
    operation = Operation(**{"process": PROCESS} | fields)
    await store.add(operation)
    return operation


async def read_list(store, wanted):
    listing = await store.read_list(wanted)
    return b",".join([piece async for piece in listing.pieces])


async def test_a_store_has_an_identifier_that_stays(store, other, tmp_path):
    assert store.store_id == other.store_id
    await store.aclose()
    await store.open()
    assert store.store_id == other.store_id
    another = open_store(f"sqlite:///{tmp_path / 'another.db'}")
    with pytest.raises(StoreError, match="not open"):
        _ = another.store_id
    await another.open()
    assert another.store_id != store.store_id
    await another.aclose()


async def test_every_change_takes_a_revision_and_nothing_else_does(store):
    assert await store.revision() == 0
    first = await add(store, stoppable=True)
    silent = Operation(process=PROCESS)
    await store.add(silent, lease=60.0)
    assert await store.revision() == 2
    await store.heartbeat(first.operation_id, 60.0)
    await store.heartbeat(silent.operation_id, 0.0)
    with pytest.raises(StoreError):
        await store.add(first)
    assert await store.revision() == 2
    await store.request_stop(first.operation_id)
    with pytest.raises(TransitionError):
        await store.request_stop(first.operation_id)
    assert await store.revision() == 3
    await store.advance(first.operation_id, OperationState.SUCCEEDED)
    assert await store.expire() == (silent.operation_id,)
    assert await store.revision() == 5
    assert await store.prune(keep=2) == 0
    assert await store.prune(keep=0, dry_run=True) == 2
    assert await store.revision() == 5
    assert await store.prune(keep=0) == 2
    assert await store.revision() > 5


async def test_a_status_has_the_revision_of_its_latest_change(store):
    operation, _ = await add(store), await add(store)
    assert (await store.read_status(operation.operation_id))[1:] == (1, False)
    await store.advance(operation.operation_id, OperationState.STOPPING)
    assert (await store.read_status(operation.operation_id))[1:] == (3, False)
    await store.advance(operation.operation_id, OperationState.CANCELLED)
    assert (await store.read_status(operation.operation_id))[1:] == (4, True)


async def test_changes_come_in_their_order_each_operation_once(store):
    operations = [await add(store, tags=["even"] if not number % 2 else []) for number in range(6)]
    for number in (3, 0, 3):
        following = OperationState.SUCCEEDED if number == 0 else OperationState.RUNNING
        if (await store.get(operations[number].operation_id)).status is following:
            following = OperationState.CANCELLED
        operations[number] = await store.advance(operations[number].operation_id, following)
    expected = [
        (revision, to_summary_json(operations[number]))
        for revision, number in ((2, 1), (3, 2), (5, 4), (6, 5), (8, 0), (9, 3))
    ]
    assert list(await store.read_changes(ANY, 0, limit=10)) == expected
    assert list(await store.read_changes(ANY, 5, limit=10)) == expected[3:]
    assert list(await store.read_changes(ANY, 5, limit=2)) == expected[3:5]
    assert list(await store.read_changes(ANY, 9, limit=10)) == []
    assert list(await store.read_changes(ANY, 99, limit=10)) == []
    even = OperationFilter(tags=frozenset(["even"]))
    assert list(await store.read_changes(even, 3, limit=10)) == [expected[2], expected[4]]
    ended = OperationFilter(statuses=frozenset([OperationState.CANCELLED]))
    assert list(await store.read_changes(ended, 0, limit=10)) == [expected[5]]


FILTERS = [
    ANY,
    OperationFilter(pid=1),
    OperationFilter(tags=frozenset("a")),
    OperationFilter(statuses=frozenset([OperationState.RUNNING])),
    OperationFilter(statuses=frozenset([OperationState.SUCCEEDED, OperationState.FAILED])),
    OperationFilter(statuses=frozenset([OperationState.STARTING]), pid=1),
    OperationFilter(egress_providers=frozenset(["archive"])),
    OperationFilter(created_after=START + timedelta(seconds=5)),
    OperationFilter(created_before=START + timedelta(seconds=5), name="web"),
]


async def change_at_random(store, chance, living):
    """Add an operation, change one of those that live, or forget some."""
    choice = chance.random()
    if choice < 0.4 or not living:
        operation = await add(
            store,
            process=Process(pid=chance.randrange(3), uid=UUID(int=1), name=chance.choice("ab")),
            tags=chance.sample("abc", chance.randrange(3)),
            egress_provider_name=chance.choice([None, "archive", "logs"]),
            created=START + timedelta(seconds=chance.randrange(10)),
        )
        living[operation.operation_id] = operation
    elif choice < 0.95:
        identifier = chance.choice(list(living))
        state = chance.choice(sorted(TRANSITIONS[living[identifier].status]))
        error = FAILURE if state == "Failed" else None
        living[identifier] = await store.advance(identifier, state, error=error)
        if living[identifier].status.is_terminal:
            del living[identifier]
    else:
        await store.prune(keep=chance.randrange(6))


@pytest.mark.parametrize("seed", range(3))
async def test_a_list_that_differs_has_changed(store, seed):
    chance = random.Random(seed)
    living: dict[UUID, Operation] = {}
    past: list[tuple[int, list[bytes]]] = []
    certain = 0
    for step in range(40):
        await change_at_random(store, chance, living)
        if step % 4:
            continue
        lists = [await read_list(store, wanted) for wanted in FILTERS]
        for revision, before in past:
            for wanted, then, now in zip(FILTERS, before, lists, strict=True):
                changed = await store.has_changed(wanted, revision)
                assert changed or then == now, wanted
                certain += not changed
        revision = await store.revision()
        assert not any([await store.has_changed(wanted, revision) for wanted in FILTERS])
        assert all([await store.has_changed(wanted, revision + 1) for wanted in FILTERS])
        past.append((revision, lists))
    assert certain > 10


async def test_a_state_that_was_left_behind_has_changed(store):
    operation = await add(store)
    running = OperationFilter(statuses=frozenset([OperationState.RUNNING]))
    starting = OperationFilter(statuses=frozenset([OperationState.STARTING]))
    failed = OperationFilter(statuses=frozenset([OperationState.FAILED]))
    revision = await store.revision()
    await store.advance(operation.operation_id, OperationState.RUNNING)
    assert await store.has_changed(running, revision)
    assert await store.has_changed(starting, revision)
    assert not await store.has_changed(failed, revision)
    assert not await store.has_changed(OperationFilter(pid=8), revision)
    await store.advance(operation.operation_id, OperationState.SUCCEEDED)
    revision = await store.revision()
    await store.prune(keep=0)
    assert await store.has_changed(ANY, revision)


WRITER = """
    import sys
    from uuid import UUID
    from operations_status.operations import *
    from operations_status.stores import open_blocking_store

    store = open_blocking_store(sys.argv[1])
    store.open()
    process = Process(pid=7, uid=UUID(int=7), name="writer")
    for _ in range(15):
        operation = Operation(process=process)
        store.add(operation)
        for state in ("Running", "Stopping", "Succeeded"):
            store.advance(operation.operation_id, OperationState(state))
    store.close()
"""


async def test_nothing_older_appears_behind_a_revision_that_was_seen(store, store_url):
    command = [sys.executable, "-c", textwrap.dedent(WRITER), store_url]
    writers = [subprocess.Popen(command) for _ in range(3)]  # noqa: ASYNC220 it takes no time
    seen, position = {}, 0
    while any(writer.poll() is None for writer in writers) or await store.revision() > position:
        await store.wait_for_change(position, within=0.1)
        if revision := await store.revision():
            assert await store.read_changes(ANY, revision - 1, limit=1), "it is not there yet"
        for revision, summary in await store.read_changes(ANY, position, limit=5):
            assert revision > position
            position = revision
            seen[json.loads(summary)["operationId"]] = (revision, summary)
    assert [writer.returncode for writer in writers] == [0] * 3
    assert await store.revision() == 3 * 15 * 4
    # Whatever had been passed over would be missing here, or older.
    assert sorted(seen.values()) == list(await store.read_changes(ANY, 0, limit=1000))


async def test_who_waits_learns_of_changes_made_here_and_elsewhere(store, other):
    assert not await store.wait_for_change(0, within=0.0)
    waiting = [asyncio.create_task(store.wait_for_change(0, within=60.0)) for _ in range(50)]
    later = asyncio.create_task(store.wait_for_change(1, within=60.0))
    await asyncio.sleep(0)
    operation = await add(other)
    assert await asyncio.gather(*waiting) == [True] * 50
    assert not later.done()
    await store.advance(operation.operation_id, OperationState.RUNNING)
    assert await later
    assert await store.wait_for_change(1, within=0.0)
    assert await store.wait_for_change(0, within=60.0)
    assert not await store.wait_for_change(2, within=0.01)


async def test_a_heartbeat_wakes_nobody(store, other):
    operation = await add(store)
    waiting = asyncio.create_task(store.wait_for_change(1, within=0.3))
    for one in (store, other) * 3:
        await one.heartbeat(operation.operation_id, 60.0)
    assert not await waiting


async def test_who_no_longer_waits_is_in_nobodys_way(store):
    waiting = [asyncio.create_task(store.wait_for_change(0, within=60.0)) for _ in range(3)]
    await asyncio.sleep(0.01)
    waiting[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting[0]
    await add(store)
    assert await asyncio.gather(*waiting[1:]) == [True, True]


async def test_statistics_count_the_operations_in_each_state(store):
    assert dict((await store.statistics()).counts) == {}
    assert (await store.statistics()).oldest_unfinished is None
    operations = [
        await add(store, created=START + timedelta(seconds=number), stoppable=True)
        for number in range(6)
    ]
    await store.advance(operations[0].operation_id, OperationState.SUCCEEDED)
    await store.advance(operations[1].operation_id, OperationState.FAILED, error=FAILURE)
    await store.request_stop(operations[2].operation_id)
    await store.advance(operations[4].operation_id, OperationState.RUNNING)
    await store.add(Operation(process=PROCESS, created=START, status="Cancelled"))
    found = await store.statistics()
    assert dict(found.counts) == {
        "Starting": 2,
        "Running": 1,
        "Stopping": 1,
        "Succeeded": 1,
        "Failed": 1,
        "Cancelled": 1,
    }
    assert found.oldest_unfinished == START + timedelta(seconds=2)
    await store.prune(keep=1)
    for operation in operations[2:]:
        await store.advance(operation.operation_id, OperationState.CANCELLED)
    found = await store.statistics()
    assert dict(found.counts) == {"Failed": 1, "Cancelled": 4}
    assert found.oldest_unfinished is None


async def test_many_are_forgotten_by_age_and_by_number_while_others_write(store):
    await asyncio.gather(
        *(
            add(store, created=START + timedelta(seconds=number), status="Succeeded")
            for number in range(600)
        )
    )
    before = START + timedelta(seconds=300)
    assert await store.prune(before=before, keep=400, dry_run=True) == 300
    pruned, _ = await asyncio.gather(
        store.prune(before=before, keep=100), add(store, created=START)
    )
    assert pruned == 500
    assert dict((await store.statistics()).counts) == {"Succeeded": 100, "Starting": 1}
    left = json.loads(b"[" + await read_list(store, ANY) + b"]")
    assert len(left) == 101
