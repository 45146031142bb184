"""A file that is removed, or replaced by another one, while it is in use."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from contextlib import closing
from typing import TYPE_CHECKING
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState, Process
from operations_status.routes.change_hub import ChangeHub
from operations_status.stores import open_store
from operations_status.stores.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable

EVENTS = "text/event-stream"


def operation():
    return Operation(process=Process(pid=1, uid=UUID(int=1), name="task"))


@pytest.fixture
def remove(tmp_path):
    """Remove the file of the store, with what belongs to it."""

    def remove():
        for path in tmp_path.glob("operations.db*"):
            path.unlink()

    return remove


@pytest.fixture
def replace(remove, tmp_path):
    """Put another store with so many operations in the place of the file."""

    def replace(number=0):
        remove()
        with closing(open_store(f"sqlite:///{tmp_path / 'operations.db'}").blocking) as other:
            other.open()
            for _ in range(number):
                other.add(operation())

    return replace


def ask_health(service, path):
    try:
        with urllib.request.urlopen(service.metrics_url.replace("/metrics", "") + path) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


def test_a_service_whose_file_is_removed_is_away_until_there_is_another(
    start_service, remove, tmp_path
):
    service = start_service(
        "--metrics-urls=http://127.0.0.1:0", f"--store=sqlite:///{tmp_path / 'operations.db'}"
    )
    before = service.get("/operations").headers["etag"]
    remove()
    answer = service.get("/operations")
    assert (answer.status, ask_health(service, "/readyz")) == (503, 503)
    assert "retry-after" in answer.headers
    added = service.add()
    answer = service.get("/operations", f"If-None-Match: {before}")
    assert (answer.status, ask_health(service, "/readyz")) == (200, 200)
    assert [one["operationId"] for one in answer.json()] == [str(added.operation_id)]
    assert answer.headers["etag"][:34] != before[:34]
    assert service.log.count("is another file now") == 1


async def test_who_waits_for_what_is_in_another_file_is_answered(
    run_app, ask, replace, recording, eventually_async
):
    app, one = await run_app(), operation()
    await recording.add(one)
    listed = await ask(app, "/operations").end()
    single = f"/operations/{one.operation_id}"
    shown = await ask(app, single).end()
    held = [listed.headers["etag"], shown.headers["etag"]]
    feed = ask(app, "/operations", accept=EVENTS)
    await feed.until(lambda body: body)
    polls = [
        ask(app, target, if_none_match=tag, prefer="wait=60")
        for target, tag in zip(["/operations", single], held, strict=True)
    ]
    await eventually_async(lambda: app.measures.current["poll"] == 2)
    replace(1)
    await feed.end()
    assert [(await poll.end()).status for poll in polls] == [304, 404]
    assert polls[0].headers["etag"] == held[0], "it is no position of the other store"
    assert (await ask(app, "/operations", if_none_match=held[0]).end()).status == 200
    position = listed.headers["etag"].strip('"')
    again = ask(app, "/operations", accept=EVENTS, last_event_id=position)
    body = await again.until(lambda body: b"data: {" in body and b"task" in body)
    assert b"event: reset" in body


async def test_a_change_after_the_replacement_is_told_as_one_of_the_new_store(
    run_app, ask, replace, recording
):
    app = await run_app()
    replace(3)
    added = operation()
    feed = ask(app, "/operations", accept=EVENTS)
    await feed.until(lambda body: body)
    await recording.add(added)
    body = await feed.until(lambda body: b"data: " in body)
    data = next(line[6:] for line in body.splitlines() if line.startswith(b"data: "))
    assert json.loads(data)["operationId"] == str(added.operation_id)
    assert f"id: {recording.store_id.hex}-4".encode() in body


async def test_another_store_is_a_change_whatever_its_revision(store, replace):
    waiting = asyncio.create_task(store.wait_for_change(100, within=60.0))
    await asyncio.sleep(0)
    replace()
    assert await waiting


async def test_a_list_that_was_begun_is_read_to_its_end(store, replace):
    first, second = operation(), operation()
    await store.add(first)
    await store.add(second)
    before, listing = store.store_id, await store.read_list(ANY)
    replace()
    assert (await store.revision()).latest == 0
    assert store.store_id != before
    assert json.loads(b"[%b]" % b",".join([piece async for piece in listing.pieces]))
    assert [one async for one in store.list(ANY)] == []


async def test_a_snapshot_of_the_old_file_is_not_used_again(store, replace):
    for _ in range(33):  # more than are fetched at once
        await store.add(operation())
    listing = await store.read_list(ANY)
    replace()
    await store.ping()
    await listing.pieces.aclose()
    assert [one async for one in store.list(ANY)] == []


async def test_who_records_is_told_that_the_file_is_gone(store, remove, replace):
    one = operation()
    await store.add(one)
    remove()
    with pytest.raises(StoreUnavailableError, match="was removed since it was opened"):
        await store.advance(one.operation_id, OperationState.SUCCEEDED)
    replace()
    await store.add(one)
    assert (await store.revision()).latest == 1


class Unlucky(SqliteStore):
    """A store whose file is replaced while its changes are read."""

    replace: Callable[[int], None] | None = None

    async def read_changes(self, wanted, since, *, limit):
        found = await super().read_changes(wanted, since, limit=limit)
        if self.replace is not None:
            self.replace(5)
            await self.ping()
        return found


async def test_a_replacement_that_somebody_else_has_noticed_dismisses_all(tmp_path, replace):
    store = Unlucky(tmp_path / "operations.db")
    await store.open()
    hub = ChangeHub(store)
    follower = await hub.join_list(ANY)
    store.replace = replace
    await store.add(operation())
    async with asyncio.timeout(10):
        while not hub.is_over(follower):
            await follower.wait(1.0)
    await hub.aclose()
    await store.aclose()
