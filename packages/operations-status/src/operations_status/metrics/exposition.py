"""Metrics of the service in the formats of Prometheus and OpenMetrics.

Their names, units and labels are a promise: `docs/operations-status/observability.md` lists them.
"""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import attrs
from prometheus_client import ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.openmetrics import exposition as openmetrics

from operations_status._version import __version__
from operations_status.operations import OperationState

from .measures import BOUNDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from operations_status.stores.results import Statistics

    from .measures import Durations, Measures

_OPENMETRICS = "application/openmetrics-text"
_TEXT = "text/plain; version=0.0.4; charset=utf-8"
_BUCKETS = (*(str(bound) for bound in BOUNDS), "+Inf")
_NOT_ADDED_UP = {"process_max_fds": min, "process_start_time_seconds": min}
"""How numbers of several processes become one, where they are not added up."""


@attrs.frozen(kw_only=True)
class Report:
    """Snapshot of the service's metrics.

    Attributes:
        measures: What its processes have counted.
        statistics: What is in the store; None when it could not answer.
        is_ready: Whether requests are answered.
        pids: Its processes.
    """

    measures: Measures
    statistics: Statistics | None
    is_ready: bool
    pids: Sequence[int]

    def expose(self, *, accept: str) -> tuple[bytes, str]:
        """Return the report as text, and the type of its content.

        Args:
            accept: the `Accept` header of the request; it chooses the format.
        """
        # The library lets this header choose versions and escaping, too, and fails where it lies.
        if _OPENMETRICS in accept:
            text = openmetrics.generate_latest(self)  # type: ignore[no-untyped-call] # it has no types
            return text, openmetrics.CONTENT_TYPE_LATEST
        return generate_latest(self), _TEXT

    def collect(self) -> Iterator[Metric]:
        """Yield every metric; the library asks for them."""
        yield from self._of_service()
        yield from self._of_store()
        yield from self._of_requests()
        yield from _of_processes(self.pids)

    def _of_service(self) -> Iterator[Metric]:
        labels = {"version": __version__, "python": platform.python_version()}
        yield InfoMetricFamily("operations_status_build", "The version that runs.", value=labels)
        yield _gauge("ready", "Whether requests are answered.", self.is_ready)
        yield _gauge("processes", "Processes of the service.", len(self.pids))

    def _of_store(self) -> Iterator[Metric]:
        events, found = self.measures.events, self.statistics
        yield _gauge("store_up", "Whether the store has answered.", found is not None)
        if found is not None:
            counts = {state.value: found.counts.get(state, 0) for state in OperationState}
            yield _gauge("operations", "Operations in the store.", counts, "status")
            age = 0.0  # of nothing
            if found.oldest_unfinished is not None:
                age = max(0.0, (datetime.now(UTC) - found.oldest_unfinished).total_seconds())
            text = "Age of the oldest operation that has not ended; 0 when there is none."
            yield _gauge("oldest_unfinished_age_seconds", text, age)
        yield _counter("lost_operations", "Operations that were marked as lost.", events["lost"])
        yield _counter("pruned_operations", "Operations that were forgotten.", events["pruned"])
        yield _histogram(
            "store_call_duration_seconds",
            "Time that the store took for an answer; for a list, until it began.",
            {(name,): durations for name, durations in self.measures.store_calls.items()},
            "call",
        )
        text = "Calls that the store could not answer."
        yield _counter("store_failures", text, self.measures.store_failures, "call")

    def _of_requests(self) -> Iterator[Metric]:
        current = dict(self.measures.current)
        yield _gauge("open_connections", "Connections of clients.", current.pop("connections"))
        text = "Requests that wait for changes: long polls and feeds of events."
        yield _gauge("waiting_requests", text, current, "mode")
        text = "Requests that were answered with 401."
        yield _counter("auth_failures", text, self.measures.auth_failures, "reason")
        yield _histogram(
            "request_duration_seconds",
            "Time from the head of a request to the end of its answer.",
            self.measures.requests,
            *("route", "method", "status", "mode"),
        )


def _gauge(name: str, text: str, values: float | Mapping[str, float], *labels: str) -> Metric:
    return _fill(GaugeMetricFamily(f"operations_status_{name}", text, labels=labels), values)


def _counter(name: str, text: str, values: float | Mapping[str, float], *labels: str) -> Metric:
    return _fill(CounterMetricFamily(f"operations_status_{name}", text, labels=labels), values)


def _fill(
    family: GaugeMetricFamily | CounterMetricFamily, values: float | Mapping[str, float]
) -> Metric:
    """Add one value, or a value for each value of the one label."""
    if isinstance(values, int | float):
        family.add_metric([], values)
    else:
        for key, value in sorted(values.items()):
            family.add_metric([key], value)
    return family


def _histogram(name: str, text: str, values: Mapping[Any, Durations], *labels: str) -> Metric:
    family = HistogramMetricFamily(f"operations_status_{name}", text, labels=labels)
    for key, durations in sorted(values.items()):
        counts = accumulate(durations.counts)
        family.add_metric(list(key), list(zip(_BUCKETS, counts, strict=True)), durations.total)
    return family


def _of_processes(pids: Iterable[int]) -> Iterator[Metric]:
    """Yield memory, processor time and descriptors of all processes together.

    Where the system does not tell of processes by `/proc`, there is nothing to yield.
    """
    found: dict[str, list[Metric]] = {}
    for pid in pids:
        for metric in ProcessCollector(pid=partial(int, pid), registry=None).collect():
            found.setdefault(metric.name, []).append(metric)
    for name, metrics in found.items():
        merge = _NOT_ADDED_UP.get(name, sum)
        value = merge(metric.samples[0].value for metric in metrics)
        metrics[0].samples = [metrics[0].samples[0]._replace(value=value)]
        yield metrics[0]
