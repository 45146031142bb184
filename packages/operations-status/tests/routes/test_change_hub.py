"""Following a store, in what seldom happens; the rest is tested with those who wait."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import aclosing
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState, Process
from operations_status.routes import change_hub, feed
from operations_status.routes.change_hub import ChangeHub
from operations_status.stores.sqlite.store import SqliteStore

LONGEST = 30.0


def operation(**fields):
    return Operation(process=Process(pid=1, uid=UUID(int=1), name="task"), **fields)


class DistantStore(SqliteStore):
    """A store that answers a little later, and not at all while it is away."""

    away: Exception | None = None

    async def revision(self):
        await asyncio.sleep(0)
        return await super().revision()

    async def read_changes(self, wanted, since, *, limit):
        await asyncio.sleep(0)
        if self.away is not None:
            raise self.away
        return await super().read_changes(wanted, since, limit=limit)


@pytest.fixture
async def store(tmp_path):
    async with aclosing(DistantStore(tmp_path / "operations.db")) as store:
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


async def test_those_who_come_at_once_follow_one_store_together(store, hub):
    first, second = await asyncio.gather(hub.join_list(ANY), hub.join_list(ANY))
    assert first.topic is second.topic
    await store.add(operation())
    await heard(first)
    await heard(second)
    assert [event.has_left for event in first.topic.events_after(0)] == [False]
    hub.leave(first)
    hub.leave(second)


async def test_who_comes_back_later_is_told_again(store, hub):
    one = operation()
    await store.add(one)
    follower = await hub.join_operation(one.operation_id)
    hub.leave(follower)
    follower = await hub.join_operation(one.operation_id)
    await store.advance(one.operation_id, OperationState.RUNNING)
    await heard(follower)


async def test_a_store_that_has_lost_its_latest_changes_sends_everyone_away(
    store, hub, tmp_path, monkeypatch
):
    monkeypatch.setattr(change_hub, "_LOOK_INTERVAL", 0.05)
    await store.add(operation())
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


async def test_what_nobody_foresaw_sends_everyone_away_and_is_logged(store, hub, caplog):
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


async def test_changes_that_are_many_are_read_in_several_goes(store, hub, monkeypatch):
    monkeypatch.setattr(change_hub, "_BATCH", 2)
    follower = await hub.join_list(ANY)
    store.away = StoreUnavailableError("away")
    for _ in range(5):
        await store.add(operation())
    store.away = None
    async with asyncio.timeout(LONGEST):
        while len(follower.topic.events_after(0)) < 5:
            await follower.wait(1.0)


async def test_a_feed_that_has_to_catch_up_waits_for_a_store_that_is_away(
    run_app, ask, store, monkeypatch
):
    monkeypatch.setattr(feed, "_RETRY_SECONDS", 0.01)
    monkeypatch.setattr(feed, "_PAGE", 2)
    app = await run_app(store=store)
    tag = (await ask(app, "/operations").end()).headers["etag"].strip('"')
    for number in range(5):
        await store.add(operation(tags=[str(number % 2)]))
    store.away = StoreUnavailableError("away")
    streams = [
        ask(app, f"/operations{query}", accept="text/event-stream", last_event_id=tag)
        for query in ("", "?tags=0", "?tags=none")
    ]
    for stream in streams:
        await stream.until(lambda body: body)
    await asyncio.sleep(0)
    store.away = None
    assert (await streams[0].until(lambda body: body.count(b"data") == 5)).count(b"data") == 5
    await streams[1].until(lambda body: body.count(b"data") == 3)
    await store.add(operation(tags=["none"]))
    assert (await streams[2].until(lambda body: b"data" in body)).count(b"data") == 1
