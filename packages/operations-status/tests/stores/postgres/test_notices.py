from __future__ import annotations

import asyncio
import contextlib
import threading

import pytest
from operations_status.errors import StoreError
from operations_status.operations import Operation
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from samples import PROCESS


@pytest.fixture
async def open_store(make_url):
    """Return a function that opens a store, which polls for changes at an interval."""
    url = make_url(application_name="notices")
    async with contextlib.AsyncExitStack() as opened:

        async def open_it(look_seconds=3600.0):
            store = AsyncStore(PostgresStore(url, grace=0.0, look_seconds=look_seconds))
            await store.open()
            opened.push_async_callback(store.aclose)
            return store

        yield open_it


async def test_a_notice_wakes_all_waits(open_store):
    store = await open_store()
    assert not await store.wait_for_change(0, within=0.5)  # by then it listens
    waits = [asyncio.create_task(store.wait_for_change(0, within=60)) for _ in range(100)]
    await asyncio.sleep(0)
    await store.add(Operation(process=PROCESS))
    assert await asyncio.gather(*waits) == [True] * 100
    assert await store.wait_for_change(0, within=0.0)


async def test_a_lost_operation_is_announced(open_store):
    recorder, watchdog = await open_store(), await open_store()
    await recorder.add(Operation(process=PROCESS), lease=0.0)
    await recorder.aclose()  # this sends the notice at once
    assert await watchdog.wait_for_change(0, within=60)
    since = (await watchdog.revision()).latest
    assert len(await watchdog.expire()) == 1
    assert await watchdog.wait_for_change(since, within=60)


async def test_a_change_without_a_notice_is_found_by_polling(open_store, connect):
    store = await open_store(look_seconds=0.05)
    assert not await store.wait_for_change(0, within=0.1)
    schema = store.blocking.address.schema
    connection = await connect(f"{store.blocking.address.dsn}&schema={schema}")
    await connection.execute("UPDATE store SET forgotten = 5")
    assert await store.wait_for_change(4, within=60)


async def test_waits_continue_after_a_thread_could_not_be_started(open_store, connect, monkeypatch):
    store = await open_store(look_seconds=0.05)
    assert not await store.wait_for_change(0, within=0.1)
    connection = await connect(
        f"{store.blocking.address.dsn}&schema={store.blocking.address.schema}"
    )
    start, refused = threading.Thread.start, threading.Event()

    def refuse(thread):
        if thread.name != "operations-status connect":
            start(thread)
            return
        refused.set()
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'notices' AND pid <> pg_backend_pid()"
        )
        assert await asyncio.to_thread(refused.wait, 60)
    await store.add(Operation(process=PROCESS))
    assert await store.wait_for_change(0, within=60)


async def test_a_connection_that_was_cut_is_replaced(open_store, connect):
    store = await open_store(look_seconds=0.05)
    assert not await store.wait_for_change(0, within=0.1)
    connection = await connect(
        f"{store.blocking.address.dsn}&schema={store.blocking.address.schema}"
    )
    cut = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'notices' AND pid <> pg_backend_pid()
    """
    assert await connection.fetch(cut)
    wait = asyncio.create_task(store.wait_for_change(0, within=60))
    await store.add(Operation(process=PROCESS))
    assert await wait


async def test_closing_the_store_ends_the_waits(open_store):
    store = await open_store()
    wait = asyncio.create_task(store.wait_for_change(0, within=60))
    assert not await store.wait_for_change(0, within=0.05)
    await store.aclose()
    for late in (wait, store.wait_for_change(0, within=60)):
        with pytest.raises(StoreError, match="is not open"):
            await late
