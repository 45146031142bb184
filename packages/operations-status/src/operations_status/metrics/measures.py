"""Metrics that one process counts, with `prometheus_client`.

With `PROMETHEUS_MULTIPROC_DIR` set, that library keeps the values of each process in a file of its
own in that folder, and `exposition` adds them up. Without, they are in memory.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Literal, TypeAlias

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import Scope

_BOUNDS = (
    0.0001,
    0.00025,
    0.0005,
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
    10.0,
)
"""Upper bounds of the buckets of durations, in seconds."""

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable that names the folder which several processes share for their metrics."""

MODE = "operations_status.mode"
"""Key of the scope for the mode of a request that is not answered at once."""

MEASURES = "operations_status.measures"
"""Key of the scope for the measures of the application."""

Mode: TypeAlias = Literal["poll", "stream"]
"""A long poll, or a feed of events."""


class Measures:
    """Metrics of one application.

    Attributes:
        registry: All of them.
        requests: Durations by route, method, class of the status (`2xx`) and mode.
        store_calls: Durations by the method of the store.
        store_failures: Calls of the store that it could not answer, by its method.
        auth_failures: Requests that were answered with 401, by the reason.
        lost_operations: Operations that were marked as lost.
        pruned_operations: Operations that were deleted by the retention.
        open_connections: Connections of clients that are open now.
        waiting_requests: Requests that wait for changes now, by their mode.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "operations_status_request_duration_seconds",
            "Time from the head of a request to the end of its response.",
            ("route", "method", "status", "mode"),
            buckets=_BOUNDS,
            registry=self.registry,
        )
        self.store_calls = Histogram(
            "operations_status_store_call_duration_seconds",
            "Time that a call of the store took; for a list, until its first row.",
            ("call",),
            buckets=_BOUNDS,
            registry=self.registry,
        )
        self.store_failures = self._counter(
            "store_failures", "Calls that the store could not answer.", "call"
        )
        self.auth_failures = self._counter(
            "auth_failures", "Requests that were answered with 401.", "reason"
        )
        self.lost_operations = self._counter(
            "lost_operations", "Operations that were marked as lost."
        )
        self.pruned_operations = self._counter(
            "pruned_operations", "Operations that were deleted by the retention."
        )
        self.open_connections = self._gauge("open_connections", "Open connections of clients.")
        self.waiting_requests = self._gauge(
            "waiting_requests", "Requests that wait for changes: long polls and feeds.", "mode"
        )
        for mode in ("poll", "stream"):
            self.waiting_requests.labels(mode)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"operations_status_{name}", text, labels, registry=self.registry)

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(
            f"operations_status_{name}",
            text,
            labels,
            registry=self.registry,
            multiprocess_mode="livesum",
        )


@contextlib.contextmanager
def count_waiting(scope: Scope, mode: Mode) -> Iterator[None]:
    """Count a request as waiting for changes, for as long as the context lasts.

    Its duration says how long it has waited, so it is kept apart from those of other requests.
    """
    scope[MODE] = mode
    measures: Measures | None = scope.get(MEASURES)
    if measures is None:
        yield
        return
    with measures.waiting_requests.labels(mode).track_inprogress():
        yield
