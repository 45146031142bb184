"""Changes, and waits for them; the fixture `store` is each store in turn."""

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
from operations_status.filters import ANY, OperationFilter, Search
from operations_status.operation_json import (
    join_json,
    to_details_json,
    to_outcome_json,
    to_summary_json,
)
from operations_status.operations import (
    TRANSITIONS,
    Operation,
    OperationFailure,
    OperationState,
    Process,
)
from operations_status.stores import open_store
from operations_status.stores.results import Change, ListVersion
from samples import PROCESS

OWNER = UUID(int=77)
START = datetime(2026, 3, 1, tzinfo=UTC)
FAILURE = OperationFailure(code="CommandFailed", message="no")


@pytest.fixture
async def other(store, store_url):
    """The same store, opened once more as by another process."""
    other = open_store(store_url)
    await other.open()
    yield other
    await other.aclose()


async def add(store, **fields):
    operation = Operation(**{"process": PROCESS} | fields)
    await store.add(operation)
    return operation


async def newest(store):
    return (await store.revision()).newest


async def settle(store):
    """Wait until all visible changes are settled, and return the latest revision."""
    async with asyncio.timeout(60):
        while (reached := await store.revision()).latest < reached.newest:
            await store.wait_for_change(reached.latest, within=0.1)
    return reached.latest


async def read_list(store, filter_):
    listing = await store.read_list(filter_)
    return listing.version, b",".join([piece async for piece in listing.pieces])


async def test_the_identifier_of_a_store_does_not_change(store, other, tmp_path):
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


async def test_every_change_takes_a_higher_revision_and_nothing_else_does(store):
    assert await store.revision() == (0, 0, 0)
    first = await add(store, stoppable=True)
    one = await newest(store)
    assert one > 0
    silent = Operation(process=PROCESS)
    await store.add(silent, lease=60.0, owner=OWNER)
    two = await newest(store)
    assert two > one
    await store.heartbeat([first.operation_id], lease=60.0, owner=OWNER)
    await store.heartbeat([silent.operation_id], lease=0.0, owner=OWNER)
    with pytest.raises(StoreError):
        await store.add(first)
    assert await newest(store) == two
    await store.request_stop(first.operation_id)
    three = await newest(store)
    assert three > two
    with pytest.raises(TransitionError):
        await store.request_stop(first.operation_id)
    assert await newest(store) == three
    await store.advance(first.operation_id, OperationState.SUCCEEDED)
    assert await store.expire() == (silent.operation_id,)
    five = await newest(store)
    assert five > three
    assert await store.prune(keep=2) == 0
    assert await store.prune(keep=0, dry_run=True) == 2
    assert await newest(store) == five
    assert await store.prune(keep=0) == 2
    reached = await store.revision()
    assert reached.newest == reached.forgotten > five


async def test_a_status_has_the_revision_of_its_latest_change(store):
    operation = await add(store)
    added = await newest(store)
    await add(store)
    assert (await store.read_status(operation.operation_id))[1:] == (added, False)
    await store.advance(operation.operation_id, OperationState.STOPPING)
    expected = await newest(store), False
    assert (await store.read_status(operation.operation_id))[1:] == expected
    await store.advance(operation.operation_id, OperationState.CANCELLED)
    assert (await store.read_status(operation.operation_id))[1:] == (await newest(store), True)


async def test_changes_are_in_order_and_list_each_operation_once(store):
    operations, revisions = [], []
    for number in range(6):
        operations.append(await add(store, tags=["even"] if not number % 2 else []))
        revisions.append(await newest(store))
    for number in (3, 0, 3):
        following = OperationState.SUCCEEDED if number == 0 else OperationState.RUNNING
        if (await store.get(operations[number].operation_id)).status is following:
            following = OperationState.CANCELLED
        operations[number] = await store.advance(operations[number].operation_id, following)
        revisions[number] = await newest(store)
    expected = []
    for number in (1, 2, 4, 5, 0, 3):
        found = await store.get(operations[number].operation_id)
        details = join_json(to_details_json(found), to_outcome_json(found))
        expected.append(Change(revisions[number], to_summary_json(found), details))
    last = await settle(store)
    assert last == revisions[3]
    assert list(await store.read_changes(ANY, 0, limit=10)) == expected
    assert list(await store.read_changes(ANY, revisions[4], limit=10)) == expected[3:]
    assert list(await store.read_changes(ANY, revisions[4], limit=2)) == expected[3:5]
    assert list(await store.read_changes(ANY, last, limit=10)) == []
    assert list(await store.read_changes(ANY, last + 90, limit=10)) == []
    even = OperationFilter(tags=frozenset(["even"]))
    assert list(await store.read_changes(even, revisions[2], limit=10)) == [
        expected[2],
        expected[4],
    ]
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
    OperationFilter(search=Search("a")),
    OperationFilter(search=Search("no"), statuses=frozenset([OperationState.FAILED])),
]


async def change_at_random(store, chance, living):
    """Add an operation, change an unfinished one, or prune some."""
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
    past: list[list[tuple[ListVersion, bytes]]] = []
    certain = 0
    for step in range(40):
        await change_at_random(store, chance, living)
        if step % 4:
            continue
        lists = [await read_list(store, filter_) for filter_ in FILTERS]
        for before in past:
            for filter_, (version, then), (_, now) in zip(FILTERS, before, lists, strict=True):
                changed = await store.has_changed(filter_, version)
                assert changed or then == now, filter_
                certain += not changed
        for filter_, (version, _) in zip(FILTERS, lists, strict=True):
            assert not await store.has_changed(filter_, version)
            beyond = ListVersion(await newest(store) + 1)
            assert await store.has_changed(filter_, beyond)
        past.append(lists)
    assert certain > 10


async def test_a_list_of_a_former_state_has_changed(store):
    operation = await add(store)
    running = OperationFilter(statuses=frozenset([OperationState.RUNNING]))
    starting = OperationFilter(statuses=frozenset([OperationState.STARTING]))
    failed = OperationFilter(statuses=frozenset([OperationState.FAILED]))
    version = ListVersion(await newest(store))
    await store.advance(operation.operation_id, OperationState.RUNNING)
    assert await store.has_changed(running, version)
    assert await store.has_changed(starting, version)
    assert not await store.has_changed(failed, version)
    assert not await store.has_changed(OperationFilter(pid=8), version)
    await store.advance(operation.operation_id, OperationState.SUCCEEDED)
    version = ListVersion(await newest(store))
    await store.prune(keep=0)
    assert await store.has_changed(ANY, version)


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


async def test_no_change_appears_below_a_settled_revision(store, store_url):
    command = [sys.executable, "-c", textwrap.dedent(WRITER), store_url]
    writers = [subprocess.Popen(command) for _ in range(3)]  # noqa: ASYNC220 it takes no time
    seen, position = {}, 0
    while any(writer.poll() is None for writer in writers) or await newest(store) > position:
        await store.wait_for_change(position, within=0.1)
        revision = await store.revision()
        if revision.latest and not await store.read_changes(ANY, revision.latest - 1, limit=1):
            # The operation has changed again, and the later change is not settled yet.
            assert (await store.revision()).newest > revision.latest, "it is not there yet"
        for change in await store.read_changes(ANY, position, limit=5):
            assert change.revision > position
            position = change.revision
            seen[json.loads(change.summary)["operationId"]] = change
    assert [writer.returncode for writer in writers] == [0] * 3
    # A change that was skipped would be missing in `seen`, or there in an older version.
    assert sorted(seen.values()) == list(await store.read_changes(ANY, 0, limit=1000))
    assert len(seen) == 3 * 15


async def test_a_wait_ends_with_a_change_of_any_process(store, other):
    assert not await store.wait_for_change(0, within=0.0)
    waiting = [asyncio.create_task(store.wait_for_change(0, within=60.0)) for _ in range(50)]
    await asyncio.sleep(0)
    operation = await add(other)
    assert await asyncio.gather(*waiting) == [True] * 50
    first = await settle(store)
    later = asyncio.create_task(store.wait_for_change(first, within=60.0))
    await asyncio.sleep(0)
    assert not later.done()
    await store.advance(operation.operation_id, OperationState.RUNNING)
    assert await later
    assert await store.wait_for_change(first, within=0.0)
    assert await store.wait_for_change(0, within=60.0)
    assert not await store.wait_for_change(await settle(store), within=0.01)


async def test_a_heartbeat_ends_no_wait(store, other):
    operation = Operation(process=PROCESS)
    await store.add(operation, owner=OWNER)
    reached = await settle(store)
    waiting = asyncio.create_task(store.wait_for_change(reached, within=0.3))
    for one in (store, other) * 3:
        await one.heartbeat([operation.operation_id], lease=60.0, owner=OWNER)
    assert not await waiting


async def test_a_cancelled_wait_does_not_affect_others(store):
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
    assert dict(found.counts) == {"Cancelled": 5}
    assert found.oldest_unfinished is None


async def test_many_operations_are_pruned_while_others_are_written(store):
    for number in range(600):
        await add(store, created=START + timedelta(seconds=number), status="Succeeded")
    before = START + timedelta(seconds=300)
    assert await store.prune(before=before, keep=400, dry_run=True) == 300
    pruned, _ = await asyncio.gather(
        store.prune(before=before, keep=100), add(store, created=START)
    )
    assert pruned == 500
    assert dict((await store.statistics()).counts) == {"Succeeded": 100, "Starting": 1}
    _, body = await read_list(store, ANY)
    left = json.loads(b"[" + body + b"]")
    assert len(left) == 101
