from __future__ import annotations

import asyncio
import json
from contextlib import aclosing
from uuid import UUID

import pytest
from operations_status.errors import StoreError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.spool import Spool
from operations_status.stores.sqlite.database import IDLE_READERS
from operations_status.stores.sqlite.store import SqliteStore

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker" * 50)
COUNT = 1000


@pytest.fixture
def fill(add_together):
    """Return a function that adds *count* operations."""

    def fill(store, count=COUNT):
        operations = [Operation(process=PROCESS) for _ in range(count)]
        add_together(store, operations)
        return operations

    return fill


def statuses(pieces):
    return {wire["status"] for wire in json.loads(b"[" + b",".join(pieces) + b"]")}


def is_without_snapshot(store):
    """Return whether no snapshot prevents a checkpoint of the whole write-ahead log."""
    return store.blocking.database.fetch_one("PRAGMA wal_checkpoint(TRUNCATE)") == (0, 0, 0)


async def test_a_long_list_is_read_in_pieces_of_bounded_size(store, fill):
    fill(store.blocking)
    pieces = [piece async for piece in (await store.read_list(ANY)).pieces]
    assert len(pieces) > 5
    assert all(64 * 1024 <= len(piece) < 96 * 1024 for piece in pieces[:-1])
    assert len(json.loads(b"[" + b",".join(pieces) + b"]")) == COUNT


async def test_a_page_can_end_with_a_batch_of_rows(store, fill):
    operations = fill(store.blocking, 65)
    listing = await store.read_list(ANY, limit=64)
    page = json.loads(b"[" + b",".join([piece async for piece in listing.pieces]) + b"]")
    assert [UUID(one["operationId"]) for one in page] == [
        one.operation_id for one in operations[:64]
    ]
    following = await store.read_list(ANY, limit=64, cursor=listing.next_cursor)
    (last,) = [piece async for piece in following.pieces]
    assert json.loads(last)["operationId"] == str(operations[64].operation_id)


async def test_a_list_is_a_consistent_snapshot_during_writes(store, fill):
    operations = fill(store.blocking)
    pieces: list[bytes] = []
    async for piece in (await store.read_list(ANY)).pieces:
        if not pieces:
            await store.advance(operations[-1].operation_id, OperationState.SUCCEEDED)
            await store.add(Operation(process=PROCESS))
        pieces.append(piece)
    assert statuses(pieces) == {"Starting"}
    assert len(json.loads(b"[" + b",".join(pieces) + b"]")) == COUNT


async def test_the_rest_of_a_slow_readers_list_is_spooled(make_store, fill, eventually_async):
    store = await make_store(spool=Spool(delay=0.0))
    operations = fill(store.blocking)
    reading = (await store.read_list(ANY)).pieces
    pieces = [await anext(reading)]
    await store.advance(operations[-1].operation_id, OperationState.SUCCEEDED)
    await eventually_async(lambda: is_without_snapshot(store))
    pieces.append(await anext(reading))
    pieces += [piece async for piece in reading]
    assert statuses(pieces) == {"Starting"}
    assert len(json.loads(b"[" + b",".join(pieces) + b"]")) == COUNT


async def test_closing_a_list_ends_its_snapshot(store, fill):
    operations = fill(store.blocking)
    async with aclosing((await store.read_list(ANY)).pieces) as reading:
        await anext(reading)
    async with aclosing(store.list(ANY)) as listing:
        assert await anext(listing) == operations[0]
    await store.add(Operation(process=PROCESS))
    assert is_without_snapshot(store)


async def test_cancelling_the_begin_of_a_list_ends_its_snapshot(store, fill):
    fill(store.blocking)
    filter_ = OperationFilter(pid=7, uid=UUID(int=7))
    beginning = asyncio.create_task(store.read_list(filter_))
    await asyncio.sleep(0)
    beginning.cancel()
    with pytest.raises(asyncio.CancelledError):
        await beginning
    await store.add(Operation(process=PROCESS))
    assert is_without_snapshot(store)


async def test_a_spooled_list_can_be_closed_unread(make_store, fill, eventually_async):
    spool = Spool(delay=0.0, budget=1024 * 1024)
    store = await make_store(spool=spool)
    fill(store.blocking)
    for _ in range(3):  # more than there is space for at once
        reading = (await store.read_list(ANY)).pieces
        await anext(reading)
        await store.add(Operation(process=PROCESS))
        await eventually_async(lambda: is_without_snapshot(store))
        await anext(reading)
        await reading.aclose()


async def test_more_lists_can_be_open_than_idle_connections_are_kept(store, fill):
    fill(store.blocking)
    readings = [(await store.read_list(ANY)).pieces for _ in range(8)]
    first = [await anext(reading) for reading in readings]
    assert len(set(first)) == 1
    rest = [[piece async for piece in reading] for reading in readings]
    assert all(pieces == rest[0] for pieces in rest)
    assert len(store.blocking.database._idle) == IDLE_READERS


async def test_a_list_can_be_read_to_its_end_after_the_store_was_closed(store, fill):
    fill(store.blocking)
    reading = (await store.read_list(ANY)).pieces
    pieces = [await anext(reading)]
    await store.aclose()
    pieces += [piece async for piece in reading]
    assert len(json.loads(b"[" + b",".join(pieces) + b"]")) == COUNT


async def test_an_unwritable_spool_folder_ends_a_slow_list(
    make_store, fill, tmp_path, eventually_async
):
    store = await make_store(spool=Spool(folder=tmp_path / "gone", delay=0.0))
    fill(store.blocking)
    reading = (await store.read_list(ANY)).pieces
    await anext(reading)
    await store.add(Operation(process=PROCESS))
    await eventually_async(lambda: is_without_snapshot(store))
    with pytest.raises(StoreError, match=r"cannot be set aside in .*gone: No such file"):
        await anext(reading)


def test_a_blocking_list_holds_no_snapshot_while_it_is_read(tmp_path, fill):
    store = SqliteStore(tmp_path / "operations.db")
    store.open()
    operations = fill(store, 300)
    reading = store.list(OperationFilter(pid=7))
    assert next(reading) == operations[0]
    store.add(Operation(process=PROCESS))
    assert store.database.fetch_one("PRAGMA wal_checkpoint(TRUNCATE)") == (0, 0, 0)
    assert list(reading) == operations[1:]
    pieces = list(store.read_summaries(ANY))
    assert len(json.loads(b"[" + b",".join(pieces) + b"]")) == 301
    store.close()


async def test_a_large_page_that_cannot_be_spooled_is_an_error_and_leaves_no_snapshot(
    make_store, fill, tmp_path
):
    store = await make_store(spool=Spool(folder=tmp_path / "gone"))
    fill(store.blocking)
    listing = await store.read_list(ANY, limit=1)
    await listing.pieces.aclose()
    with pytest.raises(StoreError, match=r"cannot be set aside in .*gone: No such file"):
        await store.read_list(ANY, limit=COUNT)
    await store.add(Operation(process=PROCESS))
    assert is_without_snapshot(store)
