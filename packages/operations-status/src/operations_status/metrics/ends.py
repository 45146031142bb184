"""Counts of the operations that have ended, by name and state, and of their durations.

One instance of the service after another adds the ends since the last count to the store, so all
instances expose the same numbers, and an operation that is pruned later stays counted. A revision
in the store marks how far the ends are counted.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter
from datetime import datetime
from typing import TYPE_CHECKING

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

from operations_status.filters import OperationFilter
from operations_status.operation_json import join_json
from operations_status.operations import TERMINAL_STATES
from operations_status.stores.results import EndCount

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from prometheus_client.core import Metric

    from operations_status.stores import OperationStore
    from operations_status.stores.results import Change

OTHER = "other"
"""Label of all names that are not in the settings."""

BOUNDS = (0.1, 0.5, 1.0, 5.0, 15.0, 60.0, 300.0, 900.0, 3600.0, 14_400.0, 86_400.0)
"""Upper bounds of the buckets of durations, in seconds."""

_UNKNOWN = -1
"""Bucket of an operation that was never started."""

_BATCH = 500
_ENDED = OperationFilter(statuses=TERMINAL_STATES)


async def count_ends(store: OperationStore, names: Collection[str]) -> None:
    """Add the operations that have ended since the last count to the counts of the store.

    Args:
        store: The store.
        names: Names of operations that are counted apart; the others count as `OTHER`.

    Raises:
        StoreUnavailableError: The store cannot be used; the next call counts the rest.
    """
    while True:
        since = (await store.read_ends()).revision
        reached = (await store.revision()).latest
        if reached <= since:
            return
        changes = await store.read_changes(_ENDED, since, limit=_BATCH)
        is_last = len(changes) < _BATCH
        latest = changes[-1].revision if changes else since
        until = max(reached, latest) if is_last else latest
        is_added = await store.add_ends(since, until, tally(changes, names))
        if is_last or not is_added:  # otherwise, another instance has just counted them
            return


def tally(changes: Sequence[Change], names: Collection[str]) -> list[EndCount]:
    """Return the counts of operations that have ended."""
    numbers: Counter[tuple[str, str, int, int]] = Counter()
    sums: dict[tuple[str, str, int, int], list[float]] = {}
    for change in changes:
        wire = json.loads(join_json(change.summary, change.details))
        name = wire["operationName"] or wire["process"]["name"]
        waited = _seconds(wire["createdDateTime"], wire["startedDateTime"])
        ran = _seconds(wire["startedDateTime"], wire["endedDateTime"])
        key = (name if name in names else OTHER, wire["status"], _bucket(waited), _bucket(ran))
        numbers[key] += 1
        total = sums.setdefault(key, [0.0, 0.0])
        total[0] += waited or 0.0
        total[1] += ran or 0.0
    return [EndCount(*key, number, *sums[key]) for key, number in numbers.items()]


def _seconds(begin: str | None, end: str | None) -> float | None:
    """Return the seconds between two times; None if one is unknown."""
    if begin is None or end is None:
        return None
    return max(0.0, (datetime.fromisoformat(end) - datetime.fromisoformat(begin)).total_seconds())


def _bucket(seconds: float | None) -> int:
    return _UNKNOWN if seconds is None else bisect_left(BOUNDS, seconds)


def collect_ends(counts: Sequence[EndCount], names: Sequence[str]) -> Iterator[Metric]:
    """Yield the metrics of the counts; each name has a series from the beginning on."""
    ended = CounterMetricFamily(
        "operations_status_ended_operations",
        "Operations that have ended, over all instances of the service.",
        labels=["status", "name"],
    )
    labels = sorted({*names, OTHER, *(one.name for one in counts)})
    for name in labels:
        for state in sorted(TERMINAL_STATES):
            number = sum(one.number for one in counts if (one.name, one.status) == (name, state))
            ended.add_metric([state, name], number)
    yield ended
    waiting = HistogramMetricFamily(
        "operations_status_operation_wait_seconds",
        "Time from the creation of an operation to its start.",
        labels=["name"],
    )
    running = HistogramMetricFamily(
        "operations_status_operation_run_seconds",
        "Time from the start of an operation to its end.",
        labels=["name"],
    )
    for name in labels:
        of_name = [one for one in counts if one.name == name]
        waits = [(one.waited, one.number) for one in of_name]
        waiting.add_metric([name], _cumulate(waits), sum(one.waited_seconds for one in of_name))
        runs = [(one.ran, one.number) for one in of_name]
        running.add_metric([name], _cumulate(runs), sum(one.ran_seconds for one in of_name))
    yield waiting
    yield running


def _cumulate(numbers: Sequence[tuple[int, int]]) -> list[tuple[str, float]]:
    """Return the cumulative buckets of a histogram from numbers by bucket."""
    bounds = [*map(str, BOUNDS), "+Inf"]
    return [
        (bound, sum(number for bucket, number in numbers if _UNKNOWN < bucket <= index))
        for index, bound in enumerate(bounds)
    ]
