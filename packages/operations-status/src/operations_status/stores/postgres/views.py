"""Histograms and groups of operations, computed as `stores.tallies` describes."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from operations_status.operations import OperationFailure
from operations_status.stores import tallies
from operations_status.stores.tallies import SECOND, GroupSums

from . import queries
from .schema import text_key
from .statements import SQL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from operations_status.aggregates import Group, Step
    from operations_status.filters import OperationFilter
    from operations_status.operations import OperationState
    from operations_status.stores.tallies import Period

    from .connection import Connection


def count(connection: Connection, filter_: OperationFilter) -> Mapping[OperationState, int]:
    """Return the number of operations that match a filter, by state."""
    if tallies.divide(filter_).period is None:
        return queries.count(connection, filter_)
    return tallies.to_counts(_read_steps(connection, filter_, tallies.WHOLE))


def read_histogram(connection: Connection, filter_: OperationFilter, step: int) -> Sequence[Step]:
    """Return a histogram with steps of *step* seconds; see `OperationStore.histogram`."""
    return tallies.to_steps(_read_steps(connection, filter_, step * SECOND), step)


def _read_steps(
    connection: Connection, filter_: OperationFilter, step: int
) -> list[tuple[int, str, int]]:
    """Return rows: beginning of a step, state, number of operations; times in microseconds."""
    parts = tallies.divide(filter_, step)
    steps = {"step": step, "rows_max": tallies.ROWS_MAX}
    found: list[Any] = []
    with _snapshot(connection):
        if parts.period is not None:
            tallied = steps | _to_tallied(filter_, parts.period, parts.tag)
            found += connection.fetch(SQL["tallied_histogram"], tallied)
        for scan in parts.scans:
            rows, values = queries.select_rows(scan)
            text = SQL["histogram"].replace("<rows>", rows)
            found += connection.fetch(text, steps | values, plan=True)
    return [(row.begin, row.status, row.number) for row in found]


def read_groups(connection: Connection, filter_: OperationFilter) -> Sequence[Group]:
    """Return the largest groups; see `OperationStore.groups`."""
    parts = tallies.divide(filter_)
    sums = GroupSums()
    tallied: dict[str, object] = dict.fromkeys(("statuses", "tag", "bucket_first", "bucket_end"))
    with _snapshot(connection):
        for scan in parts.scans:
            rows, values = queries.select_rows(scan)
            values |= {"sampled": tallies.SAMPLED}
            text = SQL["groups"].replace("<rows>", rows)
            for row in connection.fetch(text, values, plan=True):
                sums.add([(row.grouped, row.number, row.first, row.last)])
                sums.add_durations(row.grouped, row.durations or ())
        if parts.period is not None:
            tallied = _to_tallied(filter_, parts.period, parts.tag)
            rows_of_tallies = connection.fetch(SQL["tallied_groups"], tallied)
            sums.add_tallied(
                (row.grouped, row.number, row.first, row.last) for row in rows_of_tallies
            )
        keys = sums.find_most_frequent()
        periods = [sums.buckets.get(key) for key in keys]
        given = {
            "groups": keys,
            "begins": [period and period[0] for period in periods],
            "ends": [period and period[1] + tallies.BUCKET for period in periods],
            "statuses": tallied["statuses"],
            "tag": tallied["tag"],
            "tag_first": tallied["bucket_first"],
            "tag_end": tallied["bucket_end"],
            "sampled": tallies.SAMPLED,
            "sampled_of_tag": tallies.SAMPLED_OF_TAG,
        }
        found = {row.key: row for row in connection.fetch(SQL["of_groups"], given)}
    return [_make_group(sums, found[key]) for key in keys]


def _make_group(sums: GroupSums, row: Any) -> Group:
    """Return a group from its sums and the row of its operations."""
    if row.first is not None:
        sums.widen(row.key, row.first)
        sums.widen(row.key, row.last)
    sums.add_durations(row.key, row.durations or ())
    process = json.loads(row.summary)["process"]
    operation_name = json.loads(row.details)["operationName"]
    error = json.loads(row.outcome)["error"]
    failure = None if error is None else OperationFailure(**error)
    return sums.make_group(row.key, process["name"], operation_name, failure)


def _to_tallied(filter_: OperationFilter, period: Period, tag: str | None) -> dict[str, object]:
    """Return the parameters of the statements on tallies."""
    name, operation_name = filter_.name, filter_.operation_name
    return {
        "bucket_first": period.first,
        "bucket_end": period.end,
        "name": None if name is None else text_key(name),
        "operation_name": None if operation_name is None else text_key(operation_name),
        "group": filter_.group,
        "tag": None if tag is None else text_key(tag),
        "statuses": sorted(filter_.statuses) or None,
        **queries.to_searched(filter_.search),
    }


@contextmanager
def _snapshot(connection: Connection) -> Iterator[None]:
    """Within a block, read from one snapshot."""
    with connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        connection.apply_settings()
        yield
