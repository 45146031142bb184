"""A third-party store works with the adapter, a recorder and the service."""

from __future__ import annotations

import json
import threading
from collections import Counter
from uuid import uuid4

import pytest
from operations_status import OperationState, Recorder, Settings, create_app
from operations_status.errors import (
    DuplicateOperationError,
    StoreError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.filters import ANY, Cursor
from operations_status.operation_json import (
    join_json,
    to_details_json,
    to_outcome_json,
    to_summary_json,
)
from operations_status.operations import complete
from operations_status.stores import BlockingStore
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.ownership import Held
from operations_status.stores.reading import Form
from operations_status.stores.results import (
    Change,
    EndCounts,
    ListVersion,
    Revision,
    Statistics,
    Status,
)


def encode(operation, form):
    outcome, summary = to_outcome_json(operation), to_summary_json(operation)
    details = to_details_json(operation)
    if form is Form.SUMMARY:
        return summary
    if form is Form.FULL:
        return join_json(summary, details, outcome)
    flags = operation.stoppable, operation.fixed_process
    return b"[%d,%d,%b,%b,%b]" % (*flags, outcome, summary, details)


class DictionaryReading:
    """A list that is in memory as a whole."""

    is_at_end = True
    may_take_long = False

    def __init__(self, pieces, version, next_cursor):
        self._pieces = pieces
        self.version = version
        self.next_cursor = next_cursor

    def read(self):
        return self._pieces.pop(0) if self._pieces else b""

    def close(self):
        self._pieces.clear()


class DictionaryStore(BlockingStore):
    """Operations in a dictionary, without leases and pruning."""

    def __init__(self):
        self._id = uuid4()
        self._condition = threading.Condition(threading.RLock())
        self._rows = {}  # operation, owner, revision
        self._revision = 0
        self._is_open = False
        self._ends = EndCounts(0, [])

    @property
    def store_id(self):
        return self._id

    def open(self, *, create=True):
        self._is_open = True

    def close(self):
        with self._condition:
            self._is_open = False
            self._condition.notify_all()

    def ping(self):
        pass

    def _put(self, operation, owner):
        self._revision += 1
        self._rows[operation.operation_id] = operation, owner, self._revision
        self._condition.notify_all()
        return operation

    def _held(self, operation_id):
        if operation_id not in self._rows:
            raise UnknownOperationError(operation_id, expired=False)
        return Held(*self._rows[operation_id][:2])

    def add(self, operation, *, lease=None, owner=None):
        with self._condition:
            if operation.operation_id in self._rows:
                raise DuplicateOperationError(operation.operation_id)
            return self._put(complete(operation, is_owned=owner is not None), owner)

    def add_many(self, operations, *, lease=None):
        with self._condition:
            known = [one.operation_id for one in operations if one.operation_id in self._rows]
            if known:
                raise DuplicateOperationError(*known)
            for operation in operations:
                self._put(complete(operation), None)

    def change(self, operation_id, change):
        with self._condition:
            replacement = change(self._held(operation_id))
            return self._put(replacement.operation, replacement.owner)

    def heartbeat(self, operation_ids, *, lease, owner):
        rows = [self._rows[one] for one in operation_ids if one in self._rows]
        return {row[0].operation_id: row[0].status for row in rows if row[1] == owner}

    def read_interrupted(self, operation_ids):
        states = {one: self._rows[one][0].status for one in operation_ids if one in self._rows}
        stopping = OperationState.STOPPING
        return {
            one: state for one, state in states.items() if state.is_terminal or state is stopping
        }

    def get(self, operation_id):
        return self._rows[operation_id][0] if operation_id in self._rows else None

    def read_status(self, operation_id, *, full=False, any_tags=()):
        if operation_id not in self._rows:
            return None
        operation, _, revision = self._rows[operation_id]
        if any_tags and not set(any_tags).intersection(operation.tags):
            return None
        details = [to_details_json(operation)] if full else []
        body = join_json(to_outcome_json(operation), to_summary_json(operation), *details)
        return Status(body, revision, operation.status.is_terminal)

    def begin_list(self, filter_, *, limit=None, cursor=None, descending=False, form=Form.SUMMARY):
        with self._condition:
            rows = [row[0] for row in self._rows.values() if filter_.accepts(row[0])]
            rows = rows[::-1] if descending else rows
            first = cursor.major if cursor else 0
            last = len(rows) if limit is None else first + limit
            more = Cursor(last) if last < len(rows) else None
            pieces = [b",".join(encode(one, form) for one in rows[first:last])]
            return DictionaryReading(pieces, ListVersion(self._revision), more)

    def count(self, filter_):
        with self._condition:
            return Counter(row[0].status for row in self._rows.values() if filter_.accepts(row[0]))

    def statistics(self):
        return Statistics(counts=self.count(ANY), oldest_unfinished=None)

    def read_ends(self):
        return self._ends

    def add_ends(self, since, until, counts):
        self._ends = EndCounts(until, [*self._ends.counts, *counts])
        return True

    def revision(self):
        if not self._is_open:
            raise StoreError("the store is not open")
        return Revision(self._revision, self._revision, 0)

    def has_changed(self, filter_, since):
        return since.revision != self._revision

    def read_changes(self, filter_, since, *, limit):
        with self._condition:
            rows = sorted(self._rows.values(), key=lambda row: row[2])
            return [
                Change(
                    revision,
                    to_summary_json(one),
                    join_json(to_details_json(one), to_outcome_json(one)),
                )
                for one, _, revision in rows
                if revision > since and filter_.accepts(one)
            ][:limit]

    def wait_for_change(self, since, *, within):
        with self._condition:
            return self._condition.wait_for(lambda: self.revision().latest > since, within)

    def expire(self):
        return ()

    def prune(self, *, before=None, keep=None, dry_run=False):
        return 0

    def is_expired(self, operation_id):
        return False


@pytest.fixture
async def store():
    store = AsyncStore(DictionaryStore())
    await store.open()
    yield store
    await store.aclose()


def test_a_store_has_no_location_by_default():
    assert DictionaryStore().location is None


async def test_a_third_party_store_works_with_the_adapter_and_a_recorder(store):
    async with Recorder(store) as recorder:
        waiting = store.wait_for_change(0, within=60.0)
        created = await recorder.create_async(tags=["a"])
        assert await waiting
        async with recorder.attach(created.operation_id) as operation:
            await operation.succeed("file:///a")
    (found,) = [one async for one in store.list(ANY)]
    assert (found.status, found.resource_location) == (OperationState.SUCCEEDED, "file:///a")
    assert list(store.blocking.list(ANY)) == [found]
    assert len(list(store.blocking.read_summaries(ANY, full=True))) == 1
    assert await store.count(ANY) == {OperationState.SUCCEEDED: 1}
    ((_, counts),) = await store.histogram(ANY, 600)
    assert counts == {OperationState.SUCCEEDED: 1}
    assert [one.number for one in await store.groups(ANY)] == [1]
    with pytest.raises(TransitionError):
        await store.request_stop(created.operation_id)


async def test_a_third_party_store_works_with_the_service(ask):
    app = create_app(Settings(no_auth=True), store=AsyncStore(DictionaryStore()))
    await app.open()
    blocking = app.store.blocking
    with Recorder(app.store) as recorder, recorder.operation(tags=["a"]) as operation:
        listed = await ask(app, "/operations?tags=a").end()
    identifier = str(operation.operation_id)
    assert [one["operationId"] for one in json.loads(listed.body)] == [identifier]
    shown = await ask(app, f"/operations/{identifier}").end()
    assert json.loads(shown.body)["status"] == "Succeeded"
    tag = shown.headers["etag"]
    assert (await ask(app, f"/operations/{identifier}", if_none_match=tag).end()).status == 304
    assert blocking.get(operation.operation_id) is not None
    await app.aclose()
