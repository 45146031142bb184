"""Tallies of operations by creation time, and the views that are computed from them.

A store counts ended operations by bucket (ten minutes of creation time), group and state, and also
by tag. A histogram or a list of groups adds up the tallies of the whole buckets within its period.
The operations at both ends of the period, and those that have not ended, are read one by one. If a
filter has a condition that the tallies do not cover, all matching operations are read.
"""

from __future__ import annotations

import math
from collections import Counter
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve

from operations_status.aggregates import Group, Step
from operations_status.errors import InvalidFilterError
from operations_status.filters import STEPS_MAX, OperationFilter
from operations_status.fingerprints import to_fingerprint
from operations_status.operation_json import from_microseconds, to_microseconds
from operations_status.operations import TERMINAL_STATES, OperationState

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from operations_status.operations import Operation, OperationFailure

SECOND = 1_000_000
"""Microseconds of a second."""

BUCKET = 600 * SECOND
"""Microseconds of a bucket."""

GROUPS_MAX = 100
"""Largest number of groups that are listed."""

WHOLE = BUCKET * 10**9
"""Length in microseconds of a step that covers the whole calendar, for counts by state."""

SAMPLED = 500
"""Number of the newest operations of a group whose durations are read.

If a filter has a tag, the operations with this tag are taken from the newest `SAMPLED` of the group
and from the newest `SAMPLED_OF_TAG` with the tag.
"""

SAMPLED_OF_TAG = 1_000
"""Number of the newest operations with a tag that are searched for operations of a group."""

ROWS_MAX = (STEPS_MAX + 1) * len(OperationState)
"""Largest number of rows of a histogram that a store reads, with one row per step and state."""

_FIRST, _LAST = -62_135_596_800 * SECOND, 253_402_300_800 * SECOND
"""Bounds of the calendar, in microseconds since 1970."""


class Period(NamedTuple):
    """Whole buckets, in microseconds since 1970; the end is exclusive."""

    first: int
    end: int


class Drive(Enum):
    """The condition of a filter for which an index is read; other conditions are tested."""

    ANY = auto()
    """Any condition; the store chooses."""
    STATUS = auto()
    """The states, which few operations have."""
    PERIOD = auto()
    """The creation time, within a short period."""
    SEARCH = auto()
    """The identifier and tags of a search, without operations of groups that the search finds."""


class Scan(NamedTuple):
    """Operations that are read one by one."""

    filter: OperationFilter
    by: Drive = Drive.ANY


class Parts(NamedTuple):
    """Parts of a filter; each matching operation is in exactly one of them.

    Attributes:
        period: The buckets whose tallies are added up; None without any.
        scans: The operations that are read.
        tag: The tag whose tallies are added up; None for the tallies of all operations.
    """

    period: Period | None
    scans: Sequence[Scan]
    tag: str | None = None


def divide(filter_: OperationFilter, step: int = BUCKET) -> Parts:
    """Divide a filter into whole buckets and the operations before and after them.

    Args:
        filter_: The filter.
        step: Length of a step in microseconds; tallies are used only for multiples of `BUCKET`.
    """
    tag = _find_only_tag(filter_) if filter_.search is None else None
    statuses = filter_.statuses or frozenset(OperationState)
    tallied = OperationFilter(
        name=filter_.name,
        operation_name=filter_.operation_name,
        statuses=filter_.statuses,
        created_after=filter_.created_after,
        created_before=filter_.created_before,
        group=filter_.group,
        search=filter_.search,
        tags=filter_.tags if tag is not None else frozenset(),
        any_tags=filter_.any_tags if tag is not None else frozenset(),
    )
    if tallied != filter_ or step % BUCKET or not statuses & TERMINAL_STATES:
        return Parts(None, [Scan(filter_)])
    after, before = filter_.created_after, filter_.created_before
    first = _FIRST if after is None else -(-(to_microseconds(after) + 1) // BUCKET) * BUCKET
    end = _LAST if before is None else to_microseconds(before) // BUCKET * BUCKET
    if first >= end:
        return Parts(None, [Scan(filter_)])
    scans = []
    # The keys that a search finds are not in the order of time.
    at_ends = Drive.ANY if filter_.search is None else Drive.PERIOD
    if after is not None and to_microseconds(after) + 1 < first:
        scans.append(Scan(evolve(filter_, created_before=from_microseconds(first)), at_ends))
    if before is not None and end < to_microseconds(before):
        scans.append(Scan(evolve(filter_, created_after=from_microseconds(end - 1)), at_ends))
    within = evolve(
        filter_,
        created_after=None if after is None else max(after, from_microseconds(first - 1)),
        created_before=None if before is None else min(before, from_microseconds(end)),
    )
    if unfinished := statuses - TERMINAL_STATES:
        scans.append(Scan(evolve(within, statuses=unfinished), Drive.STATUS))
    if filter_.search is not None:
        ended = evolve(within, statuses=statuses & TERMINAL_STATES)
        scans.append(Scan(ended, Drive.SEARCH))
    return Parts(Period(first, end), scans, tag)


def _find_only_tag(filter_: OperationFilter) -> str | None:
    """Return the tag if a filter requires exactly one; otherwise return None."""
    tags = filter_.tags or filter_.any_tags
    if len(tags) != 1 or not tags <= (filter_.any_tags or tags):
        return None
    (tag,) = tags
    return tag


def find_bucket(created: int) -> int:
    """Return the beginning of the bucket of a creation time, in microseconds since 1970."""
    return created - created % BUCKET


def to_counts(rows: Iterable[tuple[int, str, int]]) -> Mapping[OperationState, int]:
    """Return the number of operations in each state, from the rows of a histogram."""
    counts: Counter[OperationState] = Counter()
    for _, status, number in rows:
        counts[OperationState(status)] += number
    return counts


def to_steps(rows: Iterable[tuple[int, str, int]], step: int) -> list[Step]:
    """Return the steps of a histogram, in order.

    Args:
        rows: Beginning of a step in microseconds, state and number of operations; several rows of
            one step and state are added up.
        step: Length of a step in seconds.

    Raises:
        InvalidFilterError: There are more than `STEPS_MAX` steps between the first and the last.
    """
    counts: dict[int, dict[OperationState, int]] = {}
    for begin, status, number in rows:
        of_step = counts.setdefault(begin, {})
        state = OperationState(status)
        of_step[state] = of_step.get(state, 0) + number
    if counts:
        span = (max(counts) - min(counts)) // SECOND + step
        if span > STEPS_MAX * step:
            refusal = (
                f"There would be more than {STEPS_MAX} steps of {step:,} s; use a longer step, or a"
                f" period of at most {STEPS_MAX * step:,} s."
            )
            raise InvalidFilterError({"step": [refusal]})
    # The first step may begin before the first moment of the calendar.
    return [Step(from_microseconds(max(begin, _FIRST)), counts[begin]) for begin in sorted(counts)]


class GroupSums:
    """Numbers, times and durations of groups, added up from the parts of a filter.

    Attributes:
        buckets: The first and the last bucket of the tallied part of each group.
    """

    def __init__(self) -> None:
        self.buckets: dict[int, tuple[int, int]] = {}
        self._numbers: Counter[int] = Counter()
        self._bounds: dict[int, tuple[int, int]] = {}
        self._durations: dict[int, list[int]] = {}

    def add(self, rows: Iterable[tuple[int, int, int, int]]) -> None:
        """Add rows of key, number, and first and last creation time in microseconds."""
        for key, number, first, last in rows:
            self._numbers[key] += number
            self.widen(key, first)
            self.widen(key, last)

    def add_tallied(self, rows: Iterable[tuple[int, int, int, int]]) -> None:
        """Add rows of key, number, and first and last bucket."""
        for key, number, first, last in rows:
            self._numbers[key] += number
            self.buckets[key] = first, last

    def widen(self, key: int, created: int) -> None:
        """Widen the period of a group to a creation time."""
        first, last = self._bounds.get(key, (created, created))
        self._bounds[key] = min(first, created), max(last, created)

    def add_durations(self, key: int, durations: Iterable[int]) -> None:
        """Add durations of a group, in microseconds."""
        self._durations.setdefault(key, []).extend(durations)

    def count(self, key: int) -> int:
        """Return the number of operations of a group up to now."""
        return self._numbers[key]

    def find_most_frequent(self) -> list[int]:
        """Return the keys of the largest groups, at most `GROUPS_MAX`, the largest first."""
        ordered = sorted(self._numbers.items(), key=lambda one: (-one[1], one[0]))
        return [key for key, _ in ordered[:GROUPS_MAX]]

    def make_group(
        self, key: int, name: str, operation_name: str | None, error: OperationFailure | None
    ) -> Group:
        """Return a group with its names and the error of one of its operations."""
        durations = sorted(self._durations.get(key, ()))
        first, last = self._bounds[key]
        return Group(
            key=key,
            process_name=name,
            operation_name=operation_name,
            code=None if error is None else error.code,
            fingerprint=None if error is None else to_fingerprint(error.message),
            number=self._numbers[key],
            first=from_microseconds(first),
            last=from_microseconds(last),
            p50=find_quantile(durations, 0.5),
            p95=find_quantile(durations, 0.95),
        )


def count_steps(operations: Iterable[Operation], step: int) -> list[Step]:
    """Return the histogram of some operations."""
    length = step * SECOND
    created = ((to_microseconds(one.created), one.status) for one in operations)
    return to_steps(((at - at % length, status, 1) for at, status in created), step)


def count_groups(operations: Iterable[Operation]) -> list[Group]:
    """Return the groups of some operations, which come in the order of the list, newest first."""
    sums = GroupSums()
    labels: dict[int, Operation] = {}
    for one in operations:
        key, created = one.group, to_microseconds(one.created)
        labels[key] = one
        sums.add([(key, 1, created, created)])
        if one.microseconds_run is not None and sums.count(key) <= SAMPLED:
            sums.add_durations(key, [one.microseconds_run])
    return [
        sums.make_group(key, labels[key].process.name, labels[key].name, labels[key].error)
        for key in sums.find_most_frequent()
    ]


def find_quantile(ordered: Sequence[int], share: float) -> float | None:
    """Return a quantile of durations by the nearest rank, in seconds; None without durations.

    Args:
        ordered: Durations in microseconds, in ascending order.
        share: Share of the durations that are not longer, above 0 and up to 1.
    """
    if not ordered:
        return None
    return ordered[math.ceil(share * len(ordered)) - 1] / SECOND
