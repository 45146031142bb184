"""Tallies of operations from their creation to pruning; the fixture `store` is each in turn."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from attrs import evolve
from operations_status.errors import InvalidFilterError
from operations_status.filters import ANY, OperationFilter, Search
from operations_status.operations import Operation, OperationFailure, OperationState, Process
from operations_status.stores.tallies import (
    GROUPS_MAX,
    SAMPLED,
    SAMPLED_OF_TAG,
    find_quantile,
)
from samples import PROCESS

START = datetime(2026, 3, 1, tzinfo=UTC)
FULL = OperationFailure(code="DiskFull", message="no space left on /srv/7")
FAILED, RUNNING, SUCCEEDED, CANCELLED = (
    OperationState.FAILED,
    OperationState.RUNNING,
    OperationState.SUCCEEDED,
    OperationState.CANCELLED,
)


async def sum_up(store, filter_=ANY):
    """Return the counts by state from the histogram, and those by fingerprint from the groups."""
    (step,) = await store.histogram(filter_, 86_400)
    groups = {one.fingerprint: one.number for one in await store.groups(filter_)}
    return dict(step.counts), groups


async def test_an_operation_that_is_restarted_leaves_the_group_of_its_error(store):
    one = Operation(process=PROCESS, created=START)
    owner = uuid4()
    await store.add(one, lease=60, owner=owner)
    assert await sum_up(store) == ({one.status: 1}, {None: 1})
    await store.advance(one.operation_id, FAILED, error=FULL, owner=owner)
    assert await sum_up(store) == ({FAILED: 1}, {"no space left on <path>": 1})
    found = OperationFilter(search=Search("space"))
    assert await sum_up(store, found) == ({FAILED: 1}, {"no space left on <path>": 1})
    await store.attach(one.operation_id, lease=60, owner=owner, restart=True)
    assert await sum_up(store) == ({RUNNING: 1}, {None: 1})
    assert await store.groups(found) == []
    await store.advance(one.operation_id, SUCCEEDED, owner=owner)
    assert await sum_up(store) == ({SUCCEEDED: 1}, {None: 1})


async def test_an_operation_that_is_handed_over_has_the_names_of_its_new_process(store):
    one = Operation(process=PROCESS, created=START)
    await store.add(one)
    other = Process(pid=8, uid=UUID(int=8), name="other")
    await store.attach(one.operation_id, lease=60, owner=uuid4(), process=other)
    (group,) = await store.groups(ANY)
    assert (group.process_name, group.number) == ("other", 1)
    assert await store.groups(OperationFilter(name=PROCESS.name)) == []
    listed = [found async for found in store.list(OperationFilter(group=group.key))]
    assert [found.operation_id for found in listed] == [one.operation_id]
    assert group.key == listed[0].group


async def test_a_search_of_several_words_finds_the_beginning_of_a_name_or_an_error(store):
    named = evolve(PROCESS, name="send invoices")
    for process, error in ((named, None), (PROCESS, FULL)):
        one = Operation(process=process, created=START)
        await store.add(one, lease=60)
        await store.advance(one.operation_id, FAILED if error else SUCCEEDED, error=error)
    for text, status in (("send inv", SUCCEEDED), ("left no", FAILED)):
        found = OperationFilter(search=Search(text))
        assert await store.count(found) == {status: 1}
        assert sum(one.number for one in await store.groups(found)) == 1


async def test_pruned_operations_leave_tallies_groups_and_searches(store):
    for number in range(3):
        await store.add(
            Operation(
                process=PROCESS,
                created=START + timedelta(hours=number),
                status=FAILED,
                error=FULL,
            )
        )
    assert await store.prune(keep=1) == 2
    assert await sum_up(store) == ({FAILED: 1}, {"no space left on <path>": 1})
    assert await store.prune(keep=0) == 1
    assert await store.histogram(ANY, 600) == []
    assert await store.groups(ANY) == []
    await store.add(Operation(process=PROCESS, created=START, status=FAILED, error=FULL))
    found = await store.groups(OperationFilter(name=PROCESS.name, search=Search("no left")))
    assert [one.number for one in found] == [1]


async def test_a_histogram_of_too_many_steps_is_refused(store):
    for seconds in (0, 399, 400):
        created = START + timedelta(seconds=seconds)
        await store.add(Operation(process=PROCESS, created=created, status=SUCCEEDED))
    before = OperationFilter(created_before=START + timedelta(seconds=400))
    assert len(await store.histogram(before, 1)) == 2
    with pytest.raises(InvalidFilterError, match="more than 400 steps of 1 s; use a longer step"):
        await store.histogram(ANY, 1)


async def test_the_first_step_of_a_histogram_begins_within_the_calendar(store):
    first = datetime.min.replace(tzinfo=UTC)
    await store.add(Operation(process=PROCESS, created=first, status=SUCCEEDED))
    assert await store.histogram(ANY, 7 * 86_400) == [(first, {SUCCEEDED: 1})]
    assert await store.histogram(OperationFilter(pid=PROCESS.pid), 366 * 86_400) == [
        (first, {SUCCEEDED: 1})
    ]


async def test_the_largest_groups_are_listed(store):
    many = [
        Operation(process=PROCESS, created=START, name=f"name-{number}", status=SUCCEEDED)
        for number in range(GROUPS_MAX + 1)
    ]
    await store.add_many([*many, Operation(process=PROCESS, created=START, name="name-7")])
    groups = await store.groups(ANY)
    assert (len(groups), groups[0].operation_name, groups[0].number) == (GROUPS_MAX, "name-7", 2)


async def test_durations_are_those_of_the_newest_operations(store):
    await store.add_many(
        [
            Operation(
                process=PROCESS,
                created=START + timedelta(seconds=number),
                started=START,
                ended=START + timedelta(seconds=1000 if number < 10 else 2),
                status=SUCCEEDED,
            )
            for number in range(SAMPLED + 10)
        ]
    )
    for filter_ in (ANY, OperationFilter(pid=PROCESS.pid)):
        (group,) = await store.groups(filter_)
        assert (group.p50, group.p95) == (2.0, 2.0)


@pytest.mark.parametrize("is_rare", [True, False])
async def test_durations_of_a_tag_are_those_of_the_newest_operations_with_it(store, is_rare):
    def make(number, name, tags, seconds):
        return Operation(
            process=PROCESS,
            name=name,
            tags=tags,
            created=START + timedelta(seconds=number),
            started=START,
            ended=START + timedelta(seconds=seconds),
            status=SUCCEEDED if number % 2 else CANCELLED,
        )

    # The four operations with this name and this tag are the oldest ones with the tag, and the
    # newer ones have another name; or they are the only ones with the tag among those of the name.
    name, tags = ("b", ("one",)) if is_rare else ("a", ())
    some = [make(number, "a", ("one",), 2) for number in range(4)]
    await store.add_many(
        [*some, *(make(number, name, tags, 1000) for number in range(4, SAMPLED_OF_TAG + 10))]
    )
    one_tag = frozenset(["one"])
    for tagged in (OperationFilter(tags=one_tag), OperationFilter(any_tags=one_tag)):
        for statuses, number in ((frozenset(), 4), (frozenset([CANCELLED]), 2)):
            filter_ = evolve(tagged, operation_name="a", statuses=statuses)
            (group,) = await store.groups(filter_)
            assert (group.number, group.p50, group.p95) == (number, 2.0, 2.0)
            assert await store.count(filter_) == Counter(
                one.status for one in some if not statuses or one.status in statuses
            )


async def test_a_restarted_operation_leaves_the_tallies_of_its_tags(store):
    owner = uuid4()
    operations = [Operation(process=PROCESS, created=START, tags=("a", "b")) for _ in range(2)]
    tagged = OperationFilter(tags=frozenset(["a"]))
    for one in operations:
        await store.add(one, lease=60, owner=owner)
        await store.advance(one.operation_id, FAILED, error=FULL, owner=owner)
    for number, one in enumerate(operations):
        assert (await store.count(tagged))[FAILED] == 2 - number
        await store.attach(one.operation_id, lease=60, owner=owner, restart=True)
    assert await store.count(tagged) == {RUNNING: 2}
    assert await sum_up(store, tagged) == ({RUNNING: 2}, {None: 2})


async def test_durations_are_of_the_period_even_if_the_list_is_not_in_the_order_of_creation(store):
    def make(day, seconds, **fields):
        created = START + timedelta(days=day)
        ended = created + timedelta(seconds=seconds)
        return Operation(
            process=PROCESS,
            created=created,
            started=created,
            ended=ended,
            status=SUCCEEDED,
            **fields,
        )

    await store.add_many(
        [make(0, 2), *(make(10, 1000) for _ in range(SAMPLED)), make(-365, 7, name="late")]
    )
    before = OperationFilter(created_before=START + timedelta(days=1))
    for filter_ in (before, evolve(before, statuses=frozenset([SUCCEEDED]))):
        groups = await store.groups(filter_)
        assert {one.operation_name: one.p95 for one in groups} == {None: 2.0, "late": 7.0}


async def test_a_period_within_one_bucket_of_the_tallies_is_counted(store):
    moments = [START + timedelta(seconds=second) for second in range(4)]
    await store.add_many(
        [
            Operation(process=PROCESS, created=moment, ended=moment, status=SUCCEEDED)
            for moment in moments
        ]
    )
    within = OperationFilter(created_after=moments[0], created_before=moments[3])
    assert await sum_up(store, within) == ({SUCCEEDED: 2}, {None: 2})


@pytest.mark.parametrize(
    ("durations", "share", "expected"),
    [([], 0.5, None), ([7], 0.95, 7e-6), ([1, 2, 3, 4], 0.5, 2e-6), (range(1, 21), 0.95, 19e-6)],
)
def test_a_quantile_is_the_nearest_rank(durations, share, expected):
    assert find_quantile(durations, share) == expected
