"""A file that is removed, or replaced by another one, while it is in use."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing
from typing import TYPE_CHECKING
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.operations import Operation, OperationState, Process
from operations_status.routes.change_hub import ChangeHub, Follower
from operations_status.stores import open_store
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable

EVENTS = "text/event-stream"

CONNECTING = """
import contextlib, pathlib, shutil, sys
from uuid import UUID

from operations_status.errors import StoreUnavailableError
from operations_status.filters import ANY
from operations_status.stores import open_blocking_store

folder = pathlib.Path(sys.argv[1])
at_next_connection = []


def change_files(event, _):
    if event == "sqlite3.connect" and at_next_connection:
        at_next_connection.pop()()


def remove():
    for path in folder.glob("operations.db*"):
        path.unlink()


def replace():
    remove()
    with contextlib.closing(open_blocking_store(f"sqlite:///{folder / 'other.db'}")) as other:
        other.open()
    (folder / "other.db").rename(folder / "operations.db")


def answer(ask):
    try:
        return ask()
    except StoreUnavailableError as error:
        return error


sys.addaudithook(change_files)
store = open_blocking_store(f"sqlite:///{folder / 'operations.db'}")
store.open()
"""
"""A store whose files change at the moment when SQLite opens a connection to them."""


def run_connecting(folder, code):
    """Run code in a process with such a store, and return the lines that it prints."""
    done = subprocess.run(
        [sys.executable, "-c", CONNECTING + code, str(folder)],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def operation():
    return Operation(process=Process(pid=1, uid=UUID(int=1), name="task"))


@pytest.fixture
def remove(tmp_path):
    """Return a function that removes the file of the store, its log and its index."""

    def remove():
        for path in tmp_path.glob("operations.db*"):
            path.unlink()

    return remove


@pytest.fixture
def replace(tmp_path):
    """Return a function that replaces the file with another store of *number* operations."""

    def replace(number=0):
        with closing(open_store(f"sqlite:///{tmp_path / 'other.db'}").blocking) as other:
            other.open()
            for _ in range(number):
                other.add(operation())
        for log in ("operations.db-wal", "operations.db-shm"):
            (tmp_path / log).unlink(missing_ok=True)
        # A thread may open the file at any moment, so there is a store at the path all the time.
        (tmp_path / "other.db").rename(tmp_path / "operations.db")

    return replace


def ask_health(service, path):
    try:
        with urllib.request.urlopen(service.metrics_url.replace("/metrics", "") + path) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


def test_a_service_is_unavailable_from_the_removal_of_its_file_to_its_replacement(
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


async def test_a_wait_ends_when_the_file_is_replaced(
    run_app, ask, replace, recording, eventually_async, *, count_waits
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
    await eventually_async(lambda: count_waits(app) == 2)
    replace(1)
    await feed.end()
    assert [(await poll.end()).status for poll in polls] == [304, 404]
    assert polls[0].headers["etag"] == held[0], "it is no position of the other store"
    assert (await ask(app, "/operations", if_none_match=held[0]).end()).status == 200
    position = listed.headers["etag"].strip('"')
    again = ask(app, "/operations", accept=EVENTS, last_event_id=position)
    body = await again.until(lambda body: b"data: {" in body and b"task" in body)
    assert b"event: reset" in body


@pytest.mark.parametrize("is_moved", [False, True])
async def test_a_tag_matches_no_other_content_of_a_restored_copy(
    run_app, ask, recording, tmp_path, is_moved
):
    app, one = await run_app(), operation()
    await recording.add(one)
    path, copy_path = tmp_path / "operations.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(path)) as file, closing(sqlite3.connect(copy_path)) as copy:
        file.backup(copy)
    await recording.advance(one.operation_id, OperationState.SUCCEEDED)
    before, single = recording.store_id, f"/operations/{one.operation_id}"
    # Without another file, the tag of a list, which is that of the whole store, matches.
    targets = [single, "/operations"] if is_moved else [single]
    held = {target: (await ask(app, target).end()).headers["etag"] for target in targets}
    if is_moved:
        for log in ("operations.db-wal", "operations.db-shm"):
            (tmp_path / log).unlink()
        copy_path.rename(path)
    else:
        with closing(sqlite3.connect(path)) as file, closing(sqlite3.connect(copy_path)) as copy:
            copy.backup(file)
    await recording.advance(one.operation_id, OperationState.CANCELLED)
    assert (recording.store_id != before) is is_moved
    for target, tag in held.items():
        answer = await ask(app, target, if_none_match=tag).end()
        assert (answer.status, b"Cancelled" in answer.body) == (200, True)
        again = await ask(app, target, if_none_match=answer.headers["etag"]).end()
        assert again.status == 304


async def test_a_change_after_the_replacement_belongs_to_the_new_store(
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


async def test_a_replacement_is_a_change_at_any_revision(store, replace):
    waiting = asyncio.create_task(store.wait_for_change(100, within=60.0))
    await asyncio.sleep(0)
    replace()
    assert await waiting


async def test_a_list_begun_before_the_replacement_is_read_to_its_end(store, replace):
    first, second = operation(), operation()
    await store.add(first)
    await store.add(second)
    before, listing = store.store_id, await store.read_list(ANY)
    replace()
    assert (await store.revision()).latest == 0
    assert store.store_id != before
    assert json.loads(b"[%b]" % b",".join([piece async for piece in listing.pieces]))
    assert [one async for one in store.list(ANY)] == []


async def test_connections_to_the_old_file_are_not_reused(store, replace):
    for _ in range(33):  # more than are fetched at once
        await store.add(operation())
    listing = await store.read_list(ANY)
    replace()
    await store.ping()
    await listing.pieces.aclose()
    assert [one async for one in store.list(ANY)] == []


async def test_recording_fails_when_the_file_was_removed(store, remove, replace):
    one = operation()
    await store.add(one)
    remove()
    with pytest.raises(StoreUnavailableError, match=r"no store at .*: No such file"):
        await store.advance(one.operation_id, OperationState.SUCCEEDED)
    replace()
    await store.add(one)
    assert (await store.revision()).latest == 1


@pytest.mark.parametrize(
    "ask", ["list(store.list(ANY))", "store.ping()", "store.is_expired(UUID(int=1))"]
)
def test_a_file_removed_during_a_connect_is_not_recreated(tmp_path, ask):
    code = f"""
at_next_connection.append(remove)
for _ in range(3):
    print(type(answer(lambda: {ask})).__name__, [path.name for path in folder.iterdir()])
"""
    assert run_connecting(tmp_path, code) == ["StoreUnavailableError []"] * 3


def test_a_replacement_removed_while_it_is_opened_is_not_recreated(tmp_path):
    code = """
replace()
at_next_connection.append(remove)
for _ in range(3):
    print(type(answer(store.ping)).__name__, [path.name for path in folder.iterdir()])
"""
    assert run_connecting(tmp_path, code) == ["StoreUnavailableError []"] * 3


def test_a_file_replaced_while_it_is_opened_is_noticed(tmp_path):
    code = """
replace()
is_replaced = False


def replace_when_connected(event, _):
    global is_replaced
    if event == "sqlite3.connect/handle" and not is_replaced:
        is_replaced = True
        replace()


sys.addaudithook(replace_when_connected)
store.ping()
with contextlib.closing(open_blocking_store(f"sqlite:///{folder / 'operations.db'}")) as other:
    other.open()
    print(store.database.store_id == other.database.store_id)
"""
    assert run_connecting(tmp_path, code) == ["True"]


async def test_an_empty_replacement_does_not_become_a_store(store, remove, tmp_path):
    remove()
    path = tmp_path / "operations.db"
    path.touch()
    with pytest.raises(StoreUnavailableError, match=r"no store at .*: the file is empty"):
        await store.ping()
    assert path.stat().st_size == 0


class Unlucky(AsyncStore):
    """A store whose file is replaced while its changes are read."""

    replace: Callable[[int], None] | None = None

    async def read_changes(self, filter_, since, *, limit):
        found = await super().read_changes(filter_, since, limit=limit)
        if self.replace is not None:
            self.replace(5)
            await self.ping()
        return found


async def test_a_replacement_noticed_by_another_call_ends_all_waits(tmp_path, replace):
    store = Unlucky(SqliteStore(tmp_path / "operations.db"))
    await store.open()
    hub = ChangeHub(store)
    follower = Follower(filter_=ANY)
    await hub.join(follower)
    store.replace = replace
    await store.add(operation())
    async with asyncio.timeout(10):
        while not hub.is_over(follower):
            await follower.wait(1.0)
    await hub.aclose()
    await store.aclose()
