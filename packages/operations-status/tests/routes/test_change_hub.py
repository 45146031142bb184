"""Rare cases of following a store; the tests of long polls and of the feed cover the rest."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import aclosing
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationState, Process
from operations_status.routes.change_hub import ChangeHub, Follower
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore, insert

LONGEST = 30.0


def operation(**fields):
    return Operation(process=Process(pid=1, uid=UUID(int=1), name="task"), **fields)


class DistantStore(AsyncStore):
    """A store with delayed answers, which cannot read changes while `away` is set."""

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
    """Wait until a follower has been notified of a change."""
    async with asyncio.timeout(LONGEST):
        while not follower.latest:
            await follower.wait(1.0)


async def join(hub, **fields):
    """Return a follower that has joined."""
    follower = Follower(**fields)
    await hub.join(follower)
    return follower


def join_list(hub, filter_=ANY):
    return join(hub, filter_=filter_)


async def test_followers_that_join_concurrently_share_one_task(store, hub):
    first, second = await asyncio.gather(join_list(hub), join_list(hub))
    await store.add(operation())
    await heard(first)
    await heard(second)
    hub.leave(first)
    hub.leave(second)


async def test_a_follower_that_joins_later_receives_changes(store, hub):
    one = operation()
    await store.add(one)
    follower = await join(hub, operation_id=one.operation_id)
    hub.leave(follower)
    follower = await join(hub, operation_id=one.operation_id)
    await store.advance(one.operation_id, OperationState.RUNNING)
    await heard(follower)


async def test_a_hub_that_is_closed_follows_the_store_no_more(store, hub):
    before = asyncio.all_tasks()
    await hub.aclose()
    follower = Follower()
    await hub.join(follower)
    assert hub.is_over(follower)
    assert asyncio.all_tasks() == before


async def test_a_store_that_lost_changes_releases_all_followers(store, tmp_path):
    await store.add(operation())
    async with aclosing(ChangeHub(store, look_interval=0.05)) as hub:
        follower = await join_list(hub)
        connection = sqlite3.connect(tmp_path / "operations.db")
        connection.execute("UPDATE store SET revision = 0")
        connection.commit()
        connection.close()
        async with asyncio.timeout(LONGEST):
            while not hub.is_over(follower):
                await follower.wait(1.0)
        hub.leave(follower)
        again = await join_list(hub)
        assert not hub.is_over(again)


async def test_an_unexpected_error_releases_all_followers_and_is_logged(store, hub, caplog):
    follower = await join_list(hub)
    store.away = RuntimeError("unforeseen")
    await store.add(operation())
    async with asyncio.timeout(LONGEST):
        while not hub.is_over(follower):
            await follower.wait(1.0)
    assert "following the changes of the store has failed" in caplog.text
    store.away = None
    again = await join_list(hub)
    await store.add(operation())
    await heard(again)


def add_together(store, tags):
    """Add an operation for each tag, all in one transaction."""
    with store.blocking.database.transaction() as connection:
        for tag in tags:
            insert(connection, operation(tags=[tag]))


async def test_many_changes_are_read_in_batches(store, hub):
    follower = await join_list(hub, OperationFilter(tags=frozenset({"last"})))
    add_together(store, ["other"] * 1200 + ["last"])
    async with asyncio.timeout(LONGEST):
        while hub.find_change(follower.filter, 0) is None:
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


async def test_pruning_is_no_change_but_makes_lists_unclear(store, hub):
    await store.add(operation(status=OperationState.SUCCEEDED, tags=["a"]))
    follower = await join_list(hub)
    await store.prune(keep=0)
    async with asyncio.timeout(LONGEST):
        while not follower.is_unclear:
            await follower.wait(1.0)
    assert follower.latest == 0


async def test_a_change_wakes_only_the_followers_that_it_passes(store, hub):
    tagged = await join_list(hub, OperationFilter(tags=frozenset({"a", "b"})))
    others = [await join_list(hub, OperationFilter(tags=frozenset({tag}))) for tag in ("b", "c")]
    every = await join_list(hub)
    await store.add(operation(tags=["c", "a"]))
    await heard(every)
    assert [one.latest for one in (tagged, *others)] == [0, 0, every.latest]
    await store.add(operation(tags=["b", "a", "z"]))
    await heard(tagged)
    assert [one.latest for one in others] == [tagged.latest, tagged.latest - 1]


async def test_followers_leave_nothing_behind(store, hub):
    followers = [await join_list(hub, OperationFilter(tags=frozenset({"a"}))) for _ in range(2)]
    hub.leave(followers[0])
    assert hub.is_over(followers[0])
    assert not hub.is_over(followers[1])
    hub.leave(followers[1])
    hub.leave(followers[1])
    assert hub.is_over(followers[1])


async def test_the_log_is_bounded(store, hub):
    follower = await join_list(hub)
    large = "x" * 60_000
    before = hub.position
    for number in range(6):
        await store.add(operation(egress_provider_name=f"{large}{number}"))
    async with asyncio.timeout(LONGEST):
        while hub.position < before + 6:
            await follower.wait(1.0)
    assert hub.floor == before + 2
    kept = hub.find_change(ANY, hub.floor)
    assert kept.revision == before + 3


async def test_cancelling_an_older_shared_read_keeps_the_newer_one(store, hub, eventually_async):
    follower, can_end = await join_list(hub), asyncio.Event()
    reads: list[int] = []

    async def read():
        reads.append(hub.position)
        await can_end.wait()
        return len(reads)

    leaving = asyncio.create_task(hub.share("list", read))
    await eventually_async(lambda: len(reads) == 1)
    await store.add(operation())
    await heard(follower)
    first = asyncio.create_task(hub.share("list", read))
    await eventually_async(lambda: len(reads) == 2)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    second = asyncio.create_task(hub.share("list", read))
    await asyncio.sleep(0)
    can_end.set()
    assert [await first, await second] == [2, 2]
    assert reads[0] < reads[1]


async def test_a_shared_read_that_outlasts_a_change_has_a_result(store, hub):
    follower, can_end = await join_list(hub), asyncio.Event()
    has_begun = asyncio.Event()

    async def read():
        has_begun.set()
        await can_end.wait()
        return "old"

    async def read_again():
        return "new"

    first = asyncio.create_task(hub.share("list", read))
    await has_begun.wait()
    await store.add(operation())
    await heard(follower)
    assert await hub.share("list", read_again) == "new"
    can_end.set()
    assert await first == "old"
