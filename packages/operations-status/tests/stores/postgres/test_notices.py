from __future__ import annotations

import asyncio
import contextlib

import pytest
from operations_status.errors import StoreError
from operations_status.operations import Operation
from operations_status.stores.postgres import notices
from operations_status.stores.postgres.store import PostgresStore
from samples import PROCESS


@pytest.fixture
async def store(make_url):
    store = PostgresStore(make_url(application_name="notices"))
    await store.open()
    yield store
    await store.aclose()


async def test_a_change_is_heard_of_and_not_looked_for(store, monkeypatch):
    monkeypatch.setattr(notices, "LOOK_SECONDS", 3600.0)
    assert not await store.wait_for_change(0, within=0.5)  # by then it listens
    waits = [asyncio.create_task(store.wait_for_change(0, within=60)) for _ in range(100)]
    await asyncio.sleep(0)
    await store.add(Operation(process=PROCESS))
    assert await asyncio.gather(*waits) == [True] * 100
    assert await store.wait_for_change(0, within=0.0)


async def test_a_lost_operation_is_heard_of(make_url, monkeypatch):
    monkeypatch.setattr(notices, "LOOK_SECONDS", 3600.0)
    url = make_url()
    async with contextlib.AsyncExitStack() as opened:
        recorder, watchdog = (PostgresStore(url, grace=0.0) for _ in range(2))
        for store in (recorder, watchdog):
            await store.open()
            opened.push_async_callback(store.aclose)
        await recorder.add(Operation(process=PROCESS), lease=0.0)
        await recorder.aclose()  # which sends its notice at once
        assert await watchdog.wait_for_change(0, within=60)
        since = (await watchdog.revision()).latest
        assert len(await watchdog.expire()) == 1
        assert await watchdog.wait_for_change(since, within=60)


async def test_what_no_notice_came_of_is_found_by_a_look(store, connect, monkeypatch):
    monkeypatch.setattr(notices, "LOOK_SECONDS", 0.05)
    assert not await store.wait_for_change(0, within=0.1)
    schema = store._address.schema
    connection = await connect(f"{store._address.dsn}&schema={schema}")
    await connection.execute("UPDATE store SET forgotten = 5")
    assert await store.wait_for_change(4, within=60)


async def test_a_connection_that_was_cut_is_made_again(store, connect, monkeypatch):
    monkeypatch.setattr(notices, "LOOK_SECONDS", 0.05)
    assert not await store.wait_for_change(0, within=0.1)
    connection = await connect(f"{store._address.dsn}&schema={store._address.schema}")
    cut = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'notices' AND pid <> pg_backend_pid()
    """
    assert await connection.fetch(cut)
    wait = asyncio.create_task(store.wait_for_change(0, within=60))
    await store.add(Operation(process=PROCESS))
    assert await wait


async def test_who_waits_is_told_that_the_store_was_closed(make_url):
    store = PostgresStore(make_url())
    await store.open()
    wait = asyncio.create_task(store.wait_for_change(0, within=60))
    assert not await store.wait_for_change(0, within=0.05)
    await store.aclose()
    for late in (wait, store.wait_for_change(0, within=60)):
        with pytest.raises(StoreError, match="is not open"):
            await late
