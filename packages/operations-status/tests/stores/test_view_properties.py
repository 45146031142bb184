"""Histogram, groups, counts and list agree; each store in turn."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from attrs import evolve
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from operations_status import OperationState
from operations_status.filters import ANY, OperationFilter, Search
from operations_status.operations import Operation, OperationFailure, Process
from operations_status.stores import open_blocking_store
from operations_status.stores.postgres.store import PostgresStore
from operations_status.stores.tallies import count_groups, count_steps

START = datetime(2026, 3, 1, tzinfo=UTC)
STATES = [*OperationState]
NAMES = ("web", "web front", "worker", "Übung")
FAILURES = (
    OperationFailure(code="DiskFull", message="no space left on /var/lib/pg/1234"),
    OperationFailure(code="DiskFull", message="no space left on /srv/data/77"),
    OperationFailure(code="Timeout", message="no answer after 30 s"),
)

operations = st.builds(
    lambda operation_id, seconds, state, name, own_name, tags, failure, ran: Operation(
        operation_id=operation_id,
        created=START + timedelta(seconds=seconds),
        status=state,
        process=Process(pid=7, uid=UUID(int=1), name=name),
        name=own_name,
        tags=tuple(sorted(tags)),
        error=failure if state is OperationState.FAILED else None,
        started=START + timedelta(seconds=seconds)
        if state is not OperationState.STARTING
        else None,
        ended=START + timedelta(seconds=seconds + ran) if state.is_terminal else None,
    ),
    st.uuids(),
    st.integers(0, 6_000),
    st.sampled_from(STATES),
    st.sampled_from(NAMES),
    st.sampled_from((None, "nightly", "web")),
    st.sets(st.sampled_from(("a", "b", "web-1"))),
    st.sampled_from(FAILURES),
    st.integers(0, 500),
)
moments = st.none() | st.integers(-10, 6_100).map(
    lambda seconds: START + timedelta(seconds=seconds, microseconds=seconds % 3)
)
filters = st.builds(
    OperationFilter,
    name=st.none() | st.sampled_from(NAMES),
    operation_name=st.none() | st.sampled_from(("nightly", "web")),
    tags=st.frozensets(st.sampled_from("ab"), max_size=2),
    any_tags=st.frozensets(st.sampled_from(("a", "b", "web-1")), max_size=2),
    statuses=st.frozensets(st.sampled_from(STATES), max_size=3),
    created_after=moments,
    created_before=moments,
    search=st.none()
    | st.sampled_from(
        ("web", "web f", "space left", "LEFT", "timeo", "Üb", "1234", "no answer x")
    ).map(Search),
)
tallied_filters = filters.map(lambda one: evolve(one, tags=frozenset(), any_tags=frozenset()))
tallied_by_tag = filters.map(
    lambda one: evolve(one, tags=frozenset([min(one.tags, default="a")]), search=None)
)


@pytest.fixture(params=["sqlite", "postgresql"])
def new_store(request, tmp_path):
    """Return a context manager that opens a new store."""

    @contextmanager
    def open_store():
        if request.param == "sqlite":
            store = open_blocking_store(f"sqlite:///{tmp_path / uuid4().hex}.db")
        else:
            store = PostgresStore(request.getfixturevalue("make_url")(), many_tallies=20)
        with closing(store):
            store.open()
            yield store

    return open_store


@settings(
    max_examples=int(os.environ.get("OPERATIONS_STATUS_TEST_EXAMPLES", "6")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(
    added=st.lists(operations, max_size=40, unique_by=lambda one: one.operation_id),
    asked=st.lists(filters | tallied_filters | tallied_by_tag, min_size=1, max_size=6),
    step=st.sampled_from((60, 600, 1_200, 3_600, 77)),
    data=st.data(),
)
def test_histogram_groups_counts_and_list_are_of_the_same_operations(
    new_store, added, asked, step, data
):
    with new_store() as store:
        store.add_many(sorted(added, key=lambda one: one.created))
        changed = data.draw(st.sets(st.sampled_from(added), max_size=5)) if added else ()
        for one in changed:
            if not one.status.is_terminal:
                store.advance(one.operation_id, OperationState.FAILED, error=FAILURES[0])
        some = data.draw(st.sampled_from(added)) if added else None
        by_key = [OperationFilter(group=some.group)] if some else []
        by_id = [OperationFilter(search=Search(str(some.operation_id)[:8]))] if some else []
        store.expire()
        for filter_ in [ANY, *asked, *by_key, *by_id]:
            listed = list(store.list(filter_, descending=True))
            everything = [one for one in store.list(ANY, descending=True) if filter_.accepts(one)]
            assert listed == everything
            assert store.count(filter_) == Counter(one.status for one in listed)
            assert store.histogram(filter_, step) == count_steps(listed, step)
            assert store.groups(filter_) == count_groups(listed)
        keep = data.draw(st.integers(0, 20))
        store.prune(keep=keep)
        left = list(store.list(ANY, descending=True))
        assert store.groups(ANY) == count_groups(left)
        assert store.histogram(ANY, step) == count_steps(left, step)
        for tag in ("a", "web-1"):
            tagged = OperationFilter(tags=frozenset([tag]))
            assert store.histogram(tagged, step) == count_steps(filter(tagged.accepts, left), step)
