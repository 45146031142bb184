"""Counters of one serving process: plain numbers, so that counting costs next to nothing.

They become metrics when somebody asks (`exposition`); those of several workers are added up by
their supervisor. The multiprocess mode of prometheus_client does that as well, but it takes ten
times the instructions for each observation, which is 5 % of a request, and leaves files behind for
each worker that has died.
"""

from __future__ import annotations

import contextlib
from bisect import bisect_left
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Literal, TypeAlias

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import Scope

BOUNDS = (
    *(0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01),
    *(0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
)
"""Upper bounds of durations in seconds; what takes longer is in one more bucket."""

MODE = "operations_status.mode"
"""Key of the scope for the way in which a request is answered, if it is not at once."""

MEASURES = "operations_status.measures"
"""Key of the scope for the measures of the application that answers a request."""

Mode: TypeAlias = Literal["poll", "stream"]
"""A long poll, or a feed of events."""


class Durations:
    """How long something took, as a histogram.

    Attributes:
        counts: How often, for each of `BOUNDS` and for what took longer.
        total: Seconds together.
    """

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def merge(self, other: Durations) -> None:
        """Count everything that another one has counted."""
        self.counts = [mine + its for mine, its in zip(self.counts, other.counts, strict=True)]
        self.total += other.total


@attrs.define
class Measures:
    """Everything that one process has counted.

    Attributes:
        requests: Durations by route, method, class of the status (`2xx`) and mode.
        store_calls: Durations by the method of the store.
        store_failures: Calls of the store that it could not answer, by its method.
        auth_failures: Requests that were not let in, by the reason.
        events: How often something else has happened, by its name: `lost`, `pruned`.
        current: How many there are now, by their name: `connections`, `poll`, `stream`.
    """

    requests: defaultdict[tuple[str, str, str, str], Durations] = attrs.field(
        factory=lambda: defaultdict(Durations)
    )
    store_calls: defaultdict[str, Durations] = attrs.field(factory=lambda: defaultdict(Durations))
    store_failures: Counter[str] = attrs.field(factory=Counter)
    auth_failures: Counter[str] = attrs.field(factory=Counter)
    events: Counter[str] = attrs.field(factory=lambda: Counter(lost=0, pruned=0))
    current: Counter[str] = attrs.field(factory=lambda: Counter(connections=0, poll=0, stream=0))

    def merge(self, other: Measures) -> None:
        """Add what another process has counted."""
        for key, durations in other.requests.items():
            self.requests[key].merge(durations)
        for method, durations in other.store_calls.items():
            self.store_calls[method].merge(durations)
        self.store_failures.update(other.store_failures)
        self.auth_failures.update(other.auth_failures)
        self.events.update(other.events)
        self.current.update(other.current)


@contextlib.contextmanager
def waiting(scope: Scope, mode: Mode) -> Iterator[None]:
    """Count a request as waiting for changes, for as long as the context lasts.

    Its duration says how long it has waited, so it is kept apart from those of other requests.
    """
    measures = scope.get(MEASURES)
    current = measures.current if measures else {mode: 0}
    scope[MODE] = mode
    current[mode] += 1
    try:
        yield
    finally:
        current[mode] -= 1
