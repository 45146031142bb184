"""Cached lists, which are never older than the store."""

from __future__ import annotations

from uuid import UUID

import pytest
from operations_status.filters import ListRequest, OperationFilter
from operations_status.messages.headers import Positions
from operations_status.operations import Operation, OperationState, Process
from operations_status.routes.list_cache import ListCache, ShortList
from operations_status.stores import open_store
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.results import ListVersion, Revision
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS

STORE, OTHER_STORE = Positions.of(UUID(int=5)), Positions.of(UUID(int=6))
SETTLED = Revision(7, 7, 0)


async def test_an_unchanged_list_is_cached(run_app, ask, recording, count_calls):
    await recording.add(Operation(process=PROCESS))
    app = await run_app()
    first = await ask(app, "/operations").end()
    before = count_calls(app, "read_list")
    second = await ask(app, "/operations").end()
    assert (second.body, second.headers["etag"]) == (first.body, first.headers["etag"])
    assert count_calls(app, "read_list") == before


async def test_each_change_of_another_process_is_in_the_next_list(run_app, ask, recording):
    app = await run_app()
    for count in range(1, 6):
        operation = Operation(process=PROCESS)
        await recording.add(operation)
        assert (await ask(app, "/operations").end()).body.count(b"operationId") == count
        assert (await ask(app, "/operations").end()).body.count(b"Running") == 0
        await recording.advance(operation.operation_id, OperationState.RUNNING)
        assert b"Running" in (await ask(app, "/operations").end()).body
        await recording.advance(operation.operation_id, OperationState.SUCCEEDED)
    await recording.prune(keep=2)
    assert (await ask(app, "/operations").end()).body.count(b"operationId") == 2


async def test_a_cached_list_of_a_replaced_store_is_dropped(run_app, ask, recording, tmp_path):
    await recording.add(Operation(process=PROCESS))
    app = await run_app()
    for _ in range(2):
        assert (await ask(app, "/operations").end()).body.count(b"operationId") == 1
    other = open_store(f"sqlite:///{tmp_path / 'other.db'}")
    await other.open()
    await other.add(Operation(process=Process(pid=2, uid=UUID(int=2), name="b")))
    await other.aclose()
    await recording.aclose()
    for left in tmp_path.glob("operations.db-*"):
        left.unlink()
    (tmp_path / "other.db").replace(tmp_path / "operations.db")
    for _ in range(2):
        assert b'"name":"b"' in (await ask(app, "/operations").end()).body


class ReplacedStore(AsyncStore):
    """A store that is replaced while a list is read."""

    replaced_by: UUID | None = None

    @property
    def store_id(self):
        return self.replaced_by or super().store_id

    async def read_list(self, *arguments, **options):
        listing = await super().read_list(*arguments, **options)
        self.replaced_by = UUID(int=3)
        return listing


async def test_a_list_read_while_its_store_was_replaced_is_not_cached(
    run_app, ask, tmp_path, count_calls
):
    store = ReplacedStore(SqliteStore(tmp_path / "operations.db"))
    app = await run_app(store=store)
    await ask(app, "/operations").end()
    store.replaced_by = None
    before = count_calls(app, "read_list")
    await ask(app, "/operations").end()
    assert count_calls(app, "read_list") == before + 1


async def test_a_cached_page_has_its_link(run_app, ask, recording):
    for _ in range(2):
        await recording.add(Operation(process=PROCESS))
    app = await run_app()
    first, second = [await ask(app, "/operations?limit=1").end() for _ in range(2)]
    assert first.headers["link"] == second.headers["link"]
    assert (await ask(app, "/operations?limit=2").end()).body.count(b"operationId") == 2


def short(number, revision=7, ahead=""):
    request = ListRequest(filter=OperationFilter(), limit=number + 1)
    return request, ShortList(ListVersion(revision, ahead), None, b"[]")


def test_a_list_with_changes_ahead_of_its_revision_is_not_cached():
    cache = ListCache()
    request, found = short(1, ahead="ab")
    cache.keep(request, STORE, found)
    assert request not in cache
    assert cache.find(request, STORE, SETTLED) is None


@pytest.mark.parametrize(
    ("positions", "revision"),
    [(STORE, Revision(8, 8, 0)), (STORE, Revision(7, 9, 0)), (OTHER_STORE, SETTLED)],
    ids=["changed", "a change that is not settled", "another store"],
)
def test_a_list_of_another_state_is_not_found(positions, revision):
    cache = ListCache()
    request, found = short(1)
    cache.keep(request, STORE, found)
    assert request in cache
    assert cache.find(request, STORE, SETTLED) is found
    assert cache.find(request, positions, revision) is None


def test_a_new_state_evicts_older_lists_and_the_cache_is_bounded():
    cache = ListCache()
    for number in range(100):
        request, found = short(number)
        cache.keep(request, STORE, found)
    kept = [number for number in range(100) if cache.find(short(number)[0], STORE, SETTLED)]
    assert kept == list(range(36, 100))
    request, found = short(1, revision=9)
    cache.keep(request, STORE, found)
    assert cache.find(short(50)[0], STORE, SETTLED) is None
    assert cache.find(short(50)[0], STORE, Revision(9, 9, 0)) is None
