"""Slowly read lists are copied to a spool, which limits the disk space of all of them."""

from __future__ import annotations

import asyncio
import json
import shutil
import threading
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operations import Operation, Process
from operations_status.stores import open_store
from operations_status.stores.spool import Spool

PROCESS = Process(pid=7, uid=UUID(int=7), name="w" * 20_000)
COUNT = 150
SIZE = COUNT * 20_000


@pytest.fixture
async def make_store(store_url):
    """Open a store of some 3 MB of operations, with a spool."""
    opened = []

    async def make(spool):
        store = open_store(store_url, spool=spool)
        await store.open()
        opened.append(store)
        for _ in range(COUNT):
            await store.add(Operation(process=PROCESS))
        return store

    yield make
    for store in opened:
        await store.aclose()


async def read_slowly(pieces, count=None):
    """Return *count* pieces, or all of them; give the store time to spool the rest."""
    found: list[bytes] = []
    while count is None or len(found) < count:
        try:
            found.append(await anext(pieces))
        except StopAsyncIteration:
            break
        await asyncio.sleep(0.01)
    return found


def decode(*pieces):
    return json.loads(b"[" + b",".join(pieces) + b"]")


async def test_slow_readers_stay_within_the_budget_and_block_no_recorder(make_store):
    store = await make_store(Spool(delay=0.0, budget=2 * SIZE))
    ended, readings = 0, []
    for _ in range(4):
        pieces = (await store.read_list(ANY)).pieces
        try:
            readings.append((pieces, await read_slowly(pieces, 3)))
        except StoreUnavailableError as error:
            assert "take at most" in str(error)  # noqa: PT017 only some are refused
            ended += 1
        await store.add(Operation(process=PROCESS))
    assert 1 <= ended <= 3
    for pieces, found in readings:
        assert len(decode(*found, *await read_slowly(pieces))) >= COUNT
    pieces = (await store.read_list(ANY)).pieces  # the space of those that have ended is free again
    assert len(decode(*await read_slowly(pieces))) == COUNT + 4


async def test_a_list_without_space_holds_no_snapshot_while_unread(make_store):
    store = await make_store(Spool(delay=0.0, budget=0))
    readings = []
    for _ in range(15):  # more than there are connections
        pieces = (await store.read_list(ANY)).pieces
        await anext(pieces)
        readings.append(pieces)
        await asyncio.sleep(0.01)
        await store.add(Operation(process=PROCESS))
    for pieces in readings:
        with pytest.raises(StoreUnavailableError, match="read too slowly"):
            await read_slowly(pieces)


async def test_spooled_lists_leave_the_floor_of_the_disk_free(make_store, tmp_path):
    more_than_there_is = shutil.disk_usage(tmp_path).total
    store = await make_store(Spool(folder=tmp_path, delay=0.0, floor=more_than_there_is))
    pieces = (await store.read_list(ANY)).pieces
    with pytest.raises(StoreUnavailableError, match=f"bytes free in {tmp_path}"):
        await read_slowly(pieces)
    await store.add(Operation(process=PROCESS))


async def test_a_reader_in_time_needs_no_space(make_store):
    store = await make_store(Spool(budget=0))
    pieces = [piece async for piece in (await store.read_list(ANY)).pieces]
    assert len(decode(*pieces)) == COUNT


def test_pieces_are_read_as_written_and_their_space_is_freed(tmp_path):
    spool = Spool(folder=tmp_path, budget=3_000_000, floor=0)
    pieces = [bytes([number]) * number * 20_000 for number in range(1, 15)]
    for _ in range(3):
        with spool.open() as spooled:
            for piece in pieces:
                spooled.write(piece)
        assert [spooled.read() for _ in pieces] == pieces
        assert spooled.read() == spooled.read() == b""
        spooled.close()
    assert list(tmp_path.iterdir()) == []


def write(spool, count):
    with spool.open() as spooled:
        for _ in range(count):
            spooled.write(b"x" * 1_000_000)
    return spooled


def test_a_failed_spooled_list_frees_its_space(tmp_path):
    spool = Spool(folder=tmp_path, budget=2_500_000, floor=0)
    for _ in range(3):
        with pytest.raises(StoreUnavailableError):
            write(spool, 5)
    spooled = write(spool, 1)
    assert len(spooled.read()) == 1_000_000
    spooled.close()


def test_a_list_closed_while_a_thread_writes_it_frees_its_space():
    budget, piece = 32 * 1024 * 1024, b"x" * 65_536
    spool = Spool(budget=budget, floor=0)
    for _ in range(20):
        spooled = spool.open()
        writing = threading.Thread(
            target=lambda one: [one.write(piece) for _ in range(100)], args=(spooled,)
        )
        writing.start()
        spooled.close()
        writing.join()
    whole = spool.open()
    whole.write(b"x" * (budget - 8))
    whole.close()
