"""Following a store, in what seldom happens; the rest is tested with those who wait."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import aclosing
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationState, Process
from operations_status.routes.change_hub import ChangeHub
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore, insert

LONGEST = 30.0


def operation(**fields):
    return Operation(process=Process(pid=1, uid=UUID(int=1), name="task"), **fields)


class DistantStore(AsyncStore):
    """A store that answers a little later, and not at all while it is away."""

    away: Exception | None = None

    async def revision(self):
        await asyncio.sleep(0)
        return await super().revision()

    async def read_changes(self, filter_, since, *, limit):
        await asyncio.sleep(0)
        if self.away is not None:
            raise self.away
        return await super().read_changes(filter_, since, limit=limit)


@pytest.fixture
async def store(tmp_path):
    async with aclosing(DistantStore(SqliteStore(tmp_path / "operations.db"))) as store:
        await store.open()
        yield store


@pytest.fixture
async def hub(store):
    async with aclosing(ChangeHub(store)) as hub:
        yield hub


async def heard(follower):
    """Wait until a follower has heard of something."""
    async with asyncio.timeout(LONGEST):
        while not follower.topic.latest:
            await follower.wait(1.0)


async def test_followers_that_join_concurrently_share_one_task(store, hub):
    first, second = await asyncio.gather(hub.join_list(ANY), hub.join_list(ANY))
    assert first.topic is second.topic
    await store.add(operation())
    await heard(first)
    await heard(second)
    assert [event.has_left for event in first.topic.events_after(0)] == [False]
    hub.leave(first)
    hub.leave(second)


async def test_a_follower_that_joins_later_receives_changes(store, hub):
    one = operation()
    await store.add(one)
    follower = await hub.join_operation(one.operation_id)
    hub.leave(follower)
    follower = await hub.join_operation(one.operation_id)
    await store.advance(one.operation_id, OperationState.RUNNING)
    await heard(follower)


async def test_a_store_that_lost_changes_releases_all_followers(store, tmp_path):
    await store.add(operation())
    async with aclosing(ChangeHub(store, look_interval=0.05)) as hub:
        follower = await hub.join_list(ANY)
        connection = sqlite3.connect(tmp_path / "operations.db")
        connection.execute("UPDATE store SET revision = 0")
        connection.commit()
        connection.close()
        async with asyncio.timeout(LONGEST):
            while not hub.is_over(follower):
                await follower.wait(1.0)
        hub.leave(follower)
        again = await hub.join_list(ANY)
        assert not hub.is_over(again)


async def test_an_unexpected_error_releases_all_followers_and_is_logged(store, hub, caplog):
    follower = await hub.join_list(ANY)
    store.away = RuntimeError("unforeseen")
    await store.add(operation())
    async with asyncio.timeout(LONGEST):
        await follower.wait(LONGEST)
    assert hub.is_over(follower)
    assert "following the changes of the store has failed" in caplog.text
    store.away = None
    again = await hub.join_list(ANY)
    await store.add(operation())
    await heard(again)


def add_together(store, tags):
    """Add an operation for each tag, all in one transaction."""
    with store.blocking.database.transaction() as connection:
        for tag in tags:
            insert(connection, operation(tags=[tag]))


async def test_many_changes_are_read_in_batches(store, hub):
    follower = await hub.join_list(OperationFilter(tags=frozenset({"last"})))
    add_together(store, ["other"] * 1200 + ["last"])
    async with asyncio.timeout(LONGEST):
        while not follower.topic.events_after(0):
            await follower.wait(1.0)


async def test_a_feed_that_is_behind_retries_an_unavailable_store(run_app, ask, store):
    app = await run_app(store=store, feed_heartbeat=0.05)
    tag = (await ask(app, "/operations").end()).headers["etag"].strip('"')
    add_together(store, [str(number % 2) for number in range(450)])
    store.away = StoreUnavailableError("away")
    streams = [
        ask(app, f"/operations{query}", accept="text/event-stream", last_event_id=tag)
        for query in ("", "?tags=0", "?tags=none")
    ]
    for stream in streams:
        await stream.until(lambda body: body)
    await asyncio.sleep(0)
    store.away = None
    assert (await streams[0].until(lambda body: body.count(b"data") == 450)).count(b"data") == 450
    await streams[1].until(lambda body: body.count(b"data") == 225)
    await streams[2].until(lambda body: body.count(b"id: ") == 2)  # it has read to the end
    await store.add(operation(tags=["none"]))
    assert (await streams[2].until(lambda body: b"data" in body)).count(b"data") == 1


async def test_pruning_wakes_polls_but_no_feed(store, hub):
    await store.add(operation(status=OperationState.SUCCEEDED, tags=["a"]))
    feed = await hub.join_list(ANY)
    poll = await hub.join_list(OperationFilter(tags=frozenset({"a"})), is_poll=True)
    await store.prune(keep=0)
    await heard(poll)
    assert feed.topic.latest == 0
