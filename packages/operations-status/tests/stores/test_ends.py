"""Counts of ended operations, which the instances of a service share in the store."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from operations_status.metrics.ends import OTHER, collect_ends, count_ends
from operations_status.operations import Operation, OperationFailure, OperationState, Process
from operations_status.stores.results import EndCount
from samples import PROCESS

START = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
FAILURE = OperationFailure(code="OutOfInk", message="no ink")


def ended(name=None, *, status="Succeeded", waited=0.0, ran=0.0, process=PROCESS):
    """Return an operation that has waited and run for some seconds."""
    started = START + timedelta(seconds=waited)
    return Operation(
        process=process,
        name=name,
        created=START,
        started=started,
        ended=started + timedelta(seconds=ran),
        status=status,
        error=FAILURE if status == "Failed" else None,
    )


async def read(store, *names):
    """Return the samples of the counts in a store, without those that are 0."""
    counts = (await store.read_ends()).counts
    return {
        (sample.name.removeprefix("operations_status_"), *sample.labels.values()): sample.value
        for family in collect_ends(counts, names)
        for sample in family.samples
        if sample.value
    }


async def test_ends_are_counted_by_state_and_by_the_names_of_the_settings(store):
    process = Process(pid=1, uid=PROCESS.uid, name="backup.py")
    for operation in (
        ended("report"),
        ended("report", status="Failed"),
        ended("secret-4711", status="Cancelled"),
        ended(process=process),
        Operation(process=PROCESS, name="report"),
    ):
        await store.add(operation)
    await count_ends(store, {"report", "backup.py"})
    found = await read(store, "report")
    assert {key: value for key, value in found.items() if key[0] == "ended_operations_total"} == {
        ("ended_operations_total", "Succeeded", "report"): 1,
        ("ended_operations_total", "Failed", "report"): 1,
        ("ended_operations_total", "Cancelled", OTHER): 1,
        ("ended_operations_total", "Succeeded", "backup.py"): 1,
    }


async def test_durations_are_in_cumulative_buckets(store):
    for waited, ran in ((0.1, 100_000.0), (0.2, 1.0), (3.0, 20.0)):
        await store.add(ended("report", waited=waited, ran=ran))
    never = Operation(process=PROCESS, name="report", created=START)
    await store.add(never)
    await store.advance(never.operation_id, OperationState.CANCELLED)
    await count_ends(store, ["report"])
    found = await read(store)
    waits, runs = (
        [found.get((f"operation_{one}_seconds_bucket", "report", le), 0) for le in bounds]
        for one, bounds in (
            ("wait", ("0.1", "0.5", "1.0", "5.0", "+Inf")),
            ("run", ("0.5", "1.0", "15.0", "60.0", "86400.0", "+Inf")),
        )
    )
    assert (waits, runs) == ([1, 2, 2, 3, 3], [0, 1, 1, 2, 2, 3])
    assert found["operation_wait_seconds_count", "report"] == 3
    assert found["operation_wait_seconds_sum", "report"] == pytest.approx(3.3)
    assert found["operation_run_seconds_sum", "report"] == pytest.approx(100_021)
    assert found["ended_operations_total", "Cancelled", "report"] == 1


async def test_each_end_is_counted_once_however_many_instances_count(store):
    for _ in range(3):
        for _ in range(20):
            await store.add(ended("report"))
        await asyncio.gather(*[count_ends(store, ["report"]) for _ in range(5)])
    await count_ends(store, ["report"])
    assert (await read(store))["ended_operations_total", "Succeeded", "report"] == 60


async def test_a_backlog_is_counted_in_batches_in_one_call(store):
    await store.add_many([ended("report") for _ in range(600)])
    for _ in range(520):
        await store.add(ended("report"))
    await count_ends(store, ["report"])
    assert (await read(store))["ended_operations_total", "Succeeded", "report"] == 1120
    counted = (await store.read_ends()).revision
    await count_ends(store, ["report"])
    assert (await store.read_ends()).revision == counted


async def test_counts_outlive_pruning_and_only_grow(store):
    await store.add(ended("report"))
    await count_ends(store, ["report"])
    assert await store.prune(keep=0) == 1
    await count_ends(store, ["report"])
    await store.add(ended("report", status="Failed"))
    await count_ends(store, ["report"])
    found = await read(store)
    assert found["ended_operations_total", "Succeeded", "report"] == 1
    assert found["ended_operations_total", "Failed", "report"] == 1


async def test_counts_of_another_revision_are_not_added(store):
    await store.add(ended())
    one = EndCount("report", "Succeeded", 0, 0, 1, 0.5, 0.5)
    since = (await store.read_ends()).revision
    assert await store.add_ends(since, since + 1, [one])
    assert not await store.add_ends(since, since + 1, [one])
    assert (await store.read_ends()) == (since + 1, [one])
    assert await store.add_ends(since + 1, since + 2, [one, one._replace(ran=-1)])
    found = dict(enumerate(sorted((await store.read_ends()).counts)))
    assert found == {
        0: one._replace(ran=-1),
        1: EndCount("report", "Succeeded", 0, 0, 2, 1.0, 1.0),
    }


async def test_every_name_has_a_series_before_its_first_end(store):
    counts = (await store.read_ends()).counts
    names = {
        sample.labels["name"]
        for family in collect_ends(counts, ["report"])
        for sample in family.samples
    }
    assert names == {"report", OTHER}
