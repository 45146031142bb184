"""Counts that take long because the table is locked."""

from __future__ import annotations

import asyncio

import pytest
from operations_status.stores import open_store

WAITING = """
    SELECT count(*) FROM pg_locks
    WHERE relation = 'operations'::regclass AND NOT granted
"""


@pytest.fixture
async def lock(connect):
    """Return a function that locks the operations of a store.

    It returns another function, which waits until *count* statements wait for the lock.
    """

    async def lock(url):
        connection = await connect(url)
        await connection.execute("BEGIN")
        await connection.execute("LOCK TABLE operations")

        async def until(count):
            async with asyncio.timeout(30):
                while await connection.fetchval(WAITING) != count:  # noqa: ASYNC110 no event
                    await asyncio.sleep(0.01)

        return until

    return lock


@pytest.fixture
async def locked_app(make_url, run_app, lock, eventually_async, count_calls):
    """Run the application over a locked store; return it and the function that `lock` returns."""
    url = make_url()
    app = await run_app(store=open_store(url), watchdog_interval=3600.0)
    await eventually_async(lambda: count_calls(app, "expire") == count_calls(app, "revision") == 1)
    return app, await lock(url)


async def test_the_queries_of_a_client_that_disconnects_are_cancelled(locked_app, ask):
    app, until_waiting = locked_app
    leaving = [ask(app, f"/operations?view=counts&name={number}") for number in range(3)]
    await until_waiting(2)
    for one in reversed(leaving):
        await one.leave()
    await until_waiting(0)
    assert [one.messages for one in leaving] == [[], [], []]


async def test_counts_leave_connections_to_other_calls(locked_app, ask):
    app, until_waiting = locked_app
    leaving = [ask(app, f"/operations?view=counts&name={number}") for number in range(90)]
    await until_waiting(2)
    async with asyncio.timeout(20):
        await app.store.ping()
    for one in reversed(leaving):
        await one.leave()
