from __future__ import annotations

import asyncio
import json
from contextlib import aclosing
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from operations_status.stores.spool import Spool

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker" * 500)
COUNT = 300


@pytest.fixture
async def make_filled(make_url):
    """Make a store of some 900 kB of operations."""
    stores = []

    async def make(spool):
        store = AsyncStore(PostgresStore(make_url(pool_size=3)), spool=spool)
        await store.open()
        stores.append(store)
        operations = [Operation(process=PROCESS) for _ in range(COUNT)]
        await asyncio.gather(*(store.add(operation) for operation in operations))
        return store

    yield make
    for store in stores:
        await store.aclose()


def read(pieces):
    return json.loads(b"[" + b",".join(pieces) + b"]")


async def paced(pieces):
    """Yield the pieces at the pace of a slow reader."""
    async for piece in pieces:
        yield piece
        await asyncio.sleep(0.01)


async def cut_connections(connect, url):
    """End every other connection to the schema, as a server does when it stops."""
    connection = await connect(url)
    schema = url.partition("schema=")[2].partition("&")[0]
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE relation = $1::regclass"
        " AND pid <> pg_backend_pid()",
        f"{schema}.operations",
    )


async def change_everything(store):
    async for operation in store.list(ANY):
        await store.advance(operation.operation_id, OperationState.RUNNING)


@pytest.mark.parametrize("seconds", [60.0, 0.0])
async def test_a_list_is_a_consistent_snapshot(make_filled, seconds):
    store = await make_filled(spool=Spool(delay=seconds))
    async with aclosing(store.read_summaries(ANY)) as listing:
        pieces = [await anext(listing)]
        await change_everything(store)
        pieces += [piece async for piece in listing]
    assert all(64 * 1024 <= len(piece) < 384 * 1024 for piece in pieces[:-1])
    assert {wire["status"] for wire in read(pieces)} == {"Starting"}
    assert len(read(pieces)) == COUNT


async def test_a_list_that_is_read_slowly_holds_no_connection(make_filled):
    store = await make_filled(spool=Spool(delay=0.0))
    listings = [store.read_summaries(ANY) for _ in range(6)]
    firsts = []
    for listing in listings:  # more than there are connections
        firsts.append(await anext(listing))
        await store.ping()
    for first, listing in zip(firsts, listings, strict=True):
        assert len(read([first, *[piece async for piece in listing]])) == COUNT


async def test_lists_that_are_not_read_leave_connections_to_other_calls(make_filled):
    store = await make_filled(spool=Spool(delay=60.0))
    listings = [store.read_summaries(ANY) for _ in range(6)]
    firsts = []
    async with asyncio.timeout(30):
        for listing in listings:  # each needs the connection of one before
            firsts.append(await anext(listing))
            await store.ping()
    for first, listing in zip(firsts, listings, strict=True):
        assert len(read([first, *[piece async for piece in listing]])) == COUNT


async def test_lists_that_begin_together_make_room_for_each_other(make_filled):
    store = await make_filled(spool=Spool(delay=60.0))
    listings = [store.read_summaries(ANY) for _ in range(12)]
    beginnings = [asyncio.create_task(anext(listing)) for listing in listings]
    await asyncio.sleep(0)
    leaving = beginnings.pop()
    leaving.cancel()
    async with asyncio.timeout(30):
        firsts = await asyncio.gather(*beginnings)
        await store.ping()
    for first, listing in zip(firsts, listings[:-1], strict=True):
        assert len(read([first, *[piece async for piece in listing]])) == COUNT


async def test_long_calls_leave_connections_to_short_ones(make_filled, connect):
    store = await make_filled(spool=Spool(delay=60.0))
    connection = await connect(
        store.blocking.address.dsn + f"&schema={store.blocking.address.schema}"
    )
    await connection.execute("BEGIN")
    await connection.execute("LOCK TABLE operations")
    counts = [asyncio.create_task(store.count(OperationFilter(pid=n))) for n in range(6)]
    async with asyncio.timeout(20):
        for _ in range(20):
            await store.ping()
    for count in counts:
        count.cancel()
    await connection.execute("ROLLBACK")
    async with asyncio.timeout(20):  # also those that wait for a connection
        await asyncio.gather(*counts, return_exceptions=True)


async def test_a_list_whose_last_piece_was_read_holds_no_connection(make_filled):
    store = await make_filled(spool=Spool(delay=60.0))
    listings = [store.read_summaries(ANY) for _ in range(3)]  # as many as there are connections
    for listing in listings:
        pieces: list[bytes] = []
        while len(read(pieces)) < COUNT:
            pieces.append(await anext(listing))
    await store.ping()
    for listing in listings:
        await listing.aclose()


async def test_a_list_that_is_closed_early_releases_its_connection(make_filled):
    spool = Spool(delay=60.0)
    store = await make_filled(spool)
    for spool.delay in (60.0, 60.0, 60.0, 0.0):
        listing = store.read_summaries(ANY)
        await anext(listing)
        await listing.aclose()
    await store.ping()


async def test_a_list_whose_connection_is_lost_raises_an_error(make_filled, connect):
    store = await make_filled(spool=Spool(delay=60.0))
    listing = store.read_summaries(ANY)
    await anext(listing)
    await cut_connections(
        connect, store.blocking.address.dsn + f"&schema={store.blocking.address.schema}"
    )
    with pytest.raises(StoreUnavailableError, match="cannot be used"):
        async for _ in listing:
            pass
    assert len(read([piece async for piece in store.read_summaries(ANY)])) == COUNT


async def test_a_slow_list_without_spool_space_raises_an_error(make_filled, tmp_path):
    store = await make_filled(spool=Spool(folder=tmp_path / "gone", delay=0.0))
    listing = store.read_summaries(ANY)
    await anext(listing)
    with pytest.raises(StoreUnavailableError, match=r"cannot be set aside in .*gone: No such file"):
        [piece async for piece in paced(listing)]
    await store.ping()
