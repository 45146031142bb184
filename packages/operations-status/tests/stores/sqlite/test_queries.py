"""The plans and the cost of the queries for lists, counts and changes."""

from __future__ import annotations

import math
from collections import Counter
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from operations_status.filters import ANY, OperationFilter, Search
from operations_status.operations import TAGS_MAX, Operation, OperationState, Process
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.sqlite.queries import (
    count_operations,
    key_range,
    select_changes,
    select_operations,
)
from operations_status.stores.sqlite.store import SqliteStore

START = datetime(2026, 3, 1, tzinfo=UTC)
SUCCEEDED = frozenset([OperationState.SUCCEEDED])
ENDED = frozenset([OperationState.SUCCEEDED, OperationState.CANCELLED])
FEW_PROVIDERS = frozenset(["p1", "p2", "p4"])
MANY_PROVIDERS = frozenset(f"p{number}" for number in range(30))
COUNT = 1200


def nth(number):
    return Operation(
        process=Process(pid=1, uid=UUID(int=number // 100), name="ab"[number % 4 == 0]),
        created=START + timedelta(seconds=number),
        status="Succeeded" if number % 2 else "Cancelled",
        tags=["all", "odd" if number % 2 else "even", *(["few"] if number > 1190 else [])],
        egress_provider_name=f"p{number % 40}",
    )


@pytest.fixture(scope="module")
def store(tmp_path_factory, add_together):
    """A store in which most values are frequent, and a few occur only in late operations."""
    store = SqliteStore(tmp_path_factory.mktemp("queries") / "operations.db")
    store.open()
    add_together(store, map(nth, range(COUNT)))
    yield store
    store.close()


def explain(store, query, **values):
    """Return the plan of a query, and how many instructions SQLite's virtual machine runs."""
    values |= query.values
    steps: Counter[str] = Counter()
    with store.database.connection() as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {query.text}", values).fetchall()
        connection.set_progress_handler(lambda: steps.update(["taken"]), 1)
        connection.execute(query.text, values).fetchall()
        connection.set_progress_handler(None, 1)
    return "; ".join(row[3] for row in plan), steps["taken"]


def explain_page(store, filter_, *, limit=101, descending=False, cursor=None):
    query = select_operations(filter_, "summary", descending=descending)
    keys = key_range(filter_, 0, cursor=cursor, descending=descending)
    return explain(store, query, limit=limit, **keys)


FILTERS = [
    (ANY, "SEARCH operations USING INTEGER PRIMARY KEY (rowid"),
    (OperationFilter(created_after=START), "USING INTEGER PRIMARY KEY (rowid"),
    (OperationFilter(pid=1), "operations_pid (pid=? AND rowid"),
    (OperationFilter(pid=1, created_before=START), "operations_pid (pid=? AND rowid"),
    (OperationFilter(tags=frozenset(["few"])), "SEARCH tags USING PRIMARY KEY (tag=? AND seq"),
    (OperationFilter(statuses=ENDED), "MERGE (UNION ALL)"),
    (OperationFilter(statuses=frozenset(OperationState)), "SEARCH operations USING INTEGER"),
    (OperationFilter(pid=1, uid=UUID(int=3), name="b"), "MERGE (INTERSECT)"),
    (OperationFilter(pid=1, tags=frozenset(["all", "few"])), "MERGE (INTERSECT)"),
    (OperationFilter(tags=frozenset(["odd", "even"])), "MERGE (INTERSECT)"),
    (OperationFilter(egress_providers=FEW_PROVIDERS, statuses=ENDED), "MERGE (INTERSECT)"),
    (OperationFilter(egress_providers=MANY_PROVIDERS, name="a"), "MERGE (INTERSECT)"),
    (OperationFilter(egress_providers=MANY_PROVIDERS), "USING INTEGER PRIMARY KEY (rowid"),
    (OperationFilter(name="a", statuses=SUCCEEDED).now_or_before(), "MERGE (INTERSECT)"),
    (OperationFilter(any_tags=frozenset(["odd", "few", "none"])), "MERGE (UNION)"),
    (OperationFilter(any_tags=frozenset(["all", "few"]), statuses=ENDED), "MERGE (INTERSECT)"),
    (OperationFilter(any_tags=frozenset(["odd", "few"]), tags=frozenset("x")), "MERGE (INTERSECT)"),
]


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize(("filter_", "expected"), FILTERS)
def test_index_scans_are_merged_without_sorting(store, filter_, expected, descending):
    plan, _ = explain_page(store, filter_, descending=descending)
    assert expected in plan
    assert "TEMP B-TREE" not in plan
    accepted = [one for one in store.list(ANY) if filter_.accepts(one)]
    assert list(store.list(filter_, descending=descending)) == accepted[:: -1 if descending else 1]


@pytest.mark.parametrize(("filter_", "expected"), FILTERS)
def test_counts_use_the_same_scans(store, filter_, expected):
    plan, _ = explain(store, count_operations(filter_), state="Succeeded", **key_range(filter_, 0))
    assert "TEMP B-TREE" not in plan
    counted = Counter(one.status for one in store.list(ANY) if filter_.accepts(one))
    assert store.count(filter_) == counted


@pytest.mark.parametrize(
    ("filter_", "options"),
    [
        (OperationFilter(uid=UUID(int=11)), {}),
        (OperationFilter(uid=UUID(int=11), statuses=ENDED), {}),
        (OperationFilter(name="a", tags=frozenset(["few"])), {}),
        (OperationFilter(uid=UUID(int=0), name="a"), {"descending": True}),
        (OperationFilter(name="a", created_after=START + timedelta(seconds=1100)), {}),
        (
            OperationFilter(tags=frozenset(["all"]), created_before=START + timedelta(seconds=9)),
            {"descending": True},
        ),
        (
            OperationFilter(name="a", created_after=START + timedelta(seconds=1197)),
            {"descending": True},
        ),
        (OperationFilter(name="a", created_before=START + timedelta(seconds=3)), {}),
        (OperationFilter(name="a"), {"cursor": 1_772_324_200_000_000}),
    ],
)
def test_a_rare_value_that_comes_late_costs_no_scan_of_a_frequent_one(store, filter_, options):
    _, steps = explain_page(store, filter_, limit=3, **options)
    _, whole = explain_page(store, OperationFilter(name="a"), limit=COUNT)
    assert steps < whole / 10


def test_a_page_within_a_scope_costs_no_scan_of_its_tags(store):
    whole = OperationFilter(any_tags=frozenset(["all", "odd", "even"]))
    _, steps = explain_page(store, whole, limit=3)
    _, all_steps = explain_page(store, whole, limit=COUNT)
    assert steps < all_steps / 50
    rare = OperationFilter(any_tags=frozenset(["few", "none"]))
    _, steps = explain_page(store, rare, limit=3)
    assert steps < all_steps / 50


def test_values_that_no_operation_combines_cost_one_scan(store):
    _, steps = explain_page(store, OperationFilter(tags=frozenset(["odd", "even"])))
    _, whole = explain_page(store, OperationFilter(tags=frozenset(["all"])), limit=COUNT)
    assert steps < 3 * whole


def test_a_cursor_of_another_filter_widens_no_range(store):
    after = OperationFilter(created_after=START + timedelta(seconds=COUNT - 100))
    before = OperationFilter(created_before=START + timedelta(seconds=100))
    cursors = {}
    for descending in (False, True):
        page = store.begin_list(ANY, limit=1, descending=descending)
        page.read()
        cursors[descending] = page.next_cursor
    forwards = store.begin_list(after, cursor=cursors[False])
    backwards = store.begin_list(before, cursor=cursors[True], descending=True)
    assert [forwards.read(), backwards.read()] == [
        b",".join(store.read_summaries(after)),
        b",".join(store.read_summaries(before, descending=True)),
    ]
    forwards.close()
    backwards.close()


def test_a_filter_can_match_revived_operations_in_any_state(tmp_path):
    store = SqliteStore(tmp_path / "operations.db")
    store.open()
    one = Operation(process=nth(0).process, status=OperationState.RUNNING)
    store.add(one, lease=-1.0, owner=UUID(int=1))
    filter_ = OperationFilter(pid=1, statuses=SUCCEEDED).now_or_before()
    assert store.expire() == (one.operation_id,)
    assert list(store.list(filter_)) == []
    store.heartbeat([one.operation_id], lease=60.0, owner=UUID(int=1))
    assert [found.operation_id for found in store.list(filter_)] == [one.operation_id]
    assert store.count(filter_) == {OperationState.RUNNING: 1}
    assert len(store.read_changes(filter_, 0, limit=2)) == 1
    store.close()


def test_changes_are_found_by_their_index(store):
    for filter_ in (
        ANY,
        OperationFilter(pid=1, tags=frozenset(["few"])),
        OperationFilter(any_tags=frozenset(["few", "odd"])),
        OperationFilter(name="a", statuses=SUCCEEDED).now_or_before(),
    ):
        plan, _ = explain(store, select_changes(filter_), since=1100, limit=10)
        assert "operations_changed (changed>?)" in plan
        assert "TEMP B-TREE" not in plan


def test_a_filter_can_have_as_many_tags_as_an_operation(tmp_path):
    store = SqliteStore(tmp_path / "operations.db")
    store.open()
    tags = [f"{number}" for number in range(TAGS_MAX + 1)]
    one = Operation(process=nth(0).process, tags=tags[:TAGS_MAX])
    store.add(one)
    filter_, more = (OperationFilter(tags=frozenset(some)) for some in (one.tags, tags))
    assert list(store.list(filter_)) == [one]
    assert store.count(filter_) == {OperationState.STARTING: 1}
    assert len(store.read_changes(filter_, 0, limit=2)) == 1
    assert list(store.list(more)) == []
    assert store.count(more) == {}
    assert store.read_changes(more, 0, limit=2) == []
    store.close()


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (ANY, False),
        (OperationFilter(statuses=ENDED), False),
        (OperationFilter(created_after=START, tags=frozenset(["odd"])), False),
        (OperationFilter(pid=1, tags=frozenset(["few"])), True),
        (OperationFilter(any_tags=frozenset(["few", "odd"])), False),
        (OperationFilter(any_tags=frozenset(["few", "odd"]), pid=1), True),
        (OperationFilter(egress_providers=MANY_PROVIDERS), True),
        (OperationFilter(search=Search("a")), True),
    ],
)
def test_queries_that_may_take_long_are_marked(store, filter_, expected):
    reading = store.begin_list(filter_, limit=5)
    assert reading.may_take_long == expected
    reading.read()
    assert not reading.may_take_long, "it is at its end"
    reading.close()


async def test_lists_that_may_take_long_are_read_in_a_thread(store):
    asynchronous = AsyncStore(SqliteStore(store.database.path))
    await asynchronous.open()
    filter_ = OperationFilter(pid=1, tags=frozenset(["odd"]))
    assert [one async for one in asynchronous.list(filter_)] == list(store.list(filter_))
    await asynchronous.aclose()


@pytest.mark.parametrize("count", [1024, 1025, 1060])
def test_a_list_by_several_conditions_is_read_in_several_queries(tmp_path, add_together, count):
    store = SqliteStore(tmp_path / "operations.db")
    store.open()
    add_together(store, map(nth, range(count)))
    filter_ = OperationFilter(pid=1, tags=frozenset(["all"]))
    assert select_operations(filter_, "summary", descending=False).rows_max == 1024
    for descending in (False, True):
        found = [one.created for one in store.list(filter_, descending=descending)]
        assert found == sorted(found, reverse=descending)
        assert len(found) == len(set(found)) == count
    store.close()


def test_a_long_list_of_a_search_is_read_in_one_query(tmp_path, add_together):
    store = SqliteStore(tmp_path / "operations.db")
    store.open()
    add_together(store, map(nth, range(1060)))
    filter_ = OperationFilter(search=Search("al"))
    assert select_operations(filter_, "summary", descending=False).rows_max == math.inf
    for descending in (False, True):
        found = [one.created for one in store.list(filter_, descending=descending)]
        assert found == sorted(found, reverse=descending)
        assert len(found) == len(set(found)) == 1060
    store.close()
