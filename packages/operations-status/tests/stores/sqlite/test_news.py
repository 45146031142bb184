"""How far back changes are read, which tombstones are kept, and how waits notice changes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from operations_status.errors import StoreError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.results import ListVersion
from operations_status.stores.sqlite.store import LONGEST_PAUSE, NEAR_REVISIONS

START = datetime(2026, 3, 1, tzinfo=UTC)
WEB = Process(pid=7, uid=UUID(int=7), name="web")
BATCH = Process(pid=8, uid=UUID(int=8), name="batch")
MANY = NEAR_REVISIONS + 500


def make_operations(count, process):
    return [
        Operation(process=process, created=START + timedelta(seconds=number), status="Succeeded")
        for number in range(count)
    ]


@pytest.fixture
def fill(store, add_together):
    """Return a function that adds *count* operations of a process."""

    def fill(count, process):
        operations = make_operations(count, process)
        add_together(store.blocking, operations)
        return operations

    return fill


async def test_a_list_older_than_the_near_revisions_counts_as_changed(store, fill):
    few = fill(3, BATCH)
    fill(MANY, WEB)
    batch = OperationFilter(name="batch")
    assert not await store.has_changed(batch, ListVersion(MANY + 3 - NEAR_REVISIONS))
    assert await store.has_changed(batch, ListVersion(MANY + 2 - NEAR_REVISIONS))
    found = await store.read_changes(batch, 1, limit=10)
    assert [change.revision for change in found] == [2, 3]
    web = OperationFilter(name="web", created_after=START)
    found = await store.read_changes(web, 1, limit=10)
    assert [change.revision for change in found] == list(range(5, 15))
    assert few[0].operation_id


async def test_the_identifiers_of_the_last_pruned_operations_are_kept(make_store, add_together):
    store = await make_store(kept_tombstones=300)
    operations = make_operations(600, WEB)
    add_together(store.blocking, operations)
    assert await store.prune(keep=0) == 600
    remembered = [one for one in operations if await store.is_expired(one.operation_id)]
    assert remembered == operations[300:]
    assert (await store.revision()).latest > 600
    assert await store.has_changed(ANY, ListVersion(600))


async def test_pruning_lets_readers_and_writers_in_between_batches(store, fill):
    fill(600, WEB)
    revision = (await store.revision()).latest
    await store.prune(before=START + timedelta(days=1))
    # Each batch is a change of its own.
    assert (await store.revision()).latest == revision + 3
    assert dict((await store.statistics()).counts) == {}


async def test_a_filter_of_several_states_merges_their_indexes(store, fill):
    fill(200, WEB)
    operation = Operation(process=WEB, created=START)
    await store.add(operation)
    filter_ = OperationFilter(
        statuses=frozenset([OperationState.STARTING, OperationState.SUCCEEDED]), name="web"
    )
    listing = await store.read_list(filter_, limit=150)
    assert listing.next_cursor is not None
    await listing.pieces.aclose()


async def test_the_store_is_not_read_while_no_task_waits(store, eventually_async):
    looks: list[str] = []
    await store.revision()
    store.blocking.database._reader.set_trace_callback(looks.append)
    assert not await store.wait_for_change(0, within=0.02)
    assert looks, "a task has waited"
    await eventually_async(lambda: not store.blocking.database.observers)
    looks.clear()
    await store.add(Operation(process=WEB))
    await asyncio.sleep(2 * LONGEST_PAUSE)
    assert not looks


async def test_a_wait_fails_when_the_store_is_closed(store):
    waiting = [asyncio.create_task(store.wait_for_change(0, within=60.0)) for _ in range(2)]
    await asyncio.sleep(0.01)
    waiting[0].cancel()
    await store.aclose()
    with pytest.raises(StoreError, match="is not open"):
        await waiting[1]
    with pytest.raises(StoreError, match="is not open"):
        await store.wait_for_change(0, within=60.0)


async def test_a_commit_during_a_fork_is_noticed(make_store):
    store, other = await make_store(), await make_store()
    waiting = asyncio.create_task(store.wait_for_change(0, within=60.0))
    await asyncio.sleep(0)
    store.blocking.database.before_fork()
    other.blocking.add(Operation(process=WEB))
    store.blocking.database.after_fork()
    assert await waiting


async def test_a_wait_outlives_a_fork(store):
    """A fork closes every connection, and the next poll opens another."""
    waiting = asyncio.create_task(store.wait_for_change(0, within=60.0))
    await asyncio.sleep(0.01)
    store.blocking.database.before_fork()
    store.blocking.database.after_fork()
    await store.add(Operation(process=WEB))
    assert await waiting


ADDER = """
    import sys
    from uuid import UUID
    from operations_status.operations import *
    from operations_status.stores import open_blocking_store

    store = open_blocking_store(sys.argv[1])
    store.open()
    process = Process(pid=7, uid=UUID(int=7), name="writer")
    for _ in sys.stdin:
        store.add(Operation(process=process))
"""


async def test_a_commit_of_another_process_is_noticed_soon(store, tmp_path):
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        textwrap.dedent(ADDER),
        f"sqlite:///{tmp_path / 'operations.db'}",
        stdin=subprocess.PIPE,
    )
    assert process.stdin is not None
    for revision in range(5):
        waiting = asyncio.create_task(store.wait_for_change(revision, within=60.0))
        await asyncio.sleep(0)
        process.stdin.write(b"\n")
        assert await waiting
    process.stdin.close()
    assert await process.wait() == 0
    assert (await store.revision()).latest == 5
