"""Metrics of the service in the formats of Prometheus and OpenMetrics.

Their names, units and labels are a promise: `docs/operations-status/observability.md` lists them.
"""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import attrs
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.openmetrics import exposition as openmetrics

from operations_status._version import __version__
from operations_status.operations import OperationState

from .ends import collect_ends
from .measures import FOLDER_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from operations_status.stores.results import EndCounts, Statistics

    from .measures import Measures

_OPENMETRICS = "application/openmetrics-text"
_TEXT = "text/plain; version=0.0.4; charset=utf-8"


@attrs.frozen(kw_only=True, eq=False)
class MetricsReport:
    """Snapshot of the service's metrics.

    Attributes:
        measures: Metrics of this process.
        statistics: Contents of the store; None when it did not answer.
        ends: Counts of ended operations; None when the store did not answer.
        names: Names of operations that are counted apart.
        is_ready: Whether requests are answered.
    """

    measures: Measures
    statistics: Statistics | None
    ends: EndCounts | None
    names: Sequence[str]
    is_ready: bool

    def expose(self, *, accept: str) -> tuple[bytes, str]:
        """Return the report as text, and its content type.

        Args:
            accept: the `Accept` header of the request; it chooses the format.
        """
        registry = CollectorRegistry()
        registry.register(self)
        if FOLDER_VARIABLE in os.environ:
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call] # it has no types
        else:
            registry.register(self.measures.registry)
        ProcessCollector(registry=registry)
        # The library lets this header choose versions and escaping, and fails on invalid ones.
        if _OPENMETRICS in accept:
            text = openmetrics.generate_latest(registry)  # type: ignore[no-untyped-call] # it has no types
            return text, openmetrics.CONTENT_TYPE_LATEST
        return generate_latest(registry), _TEXT

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics that are the same in each process; the registry calls this."""
        labels = {"version": __version__, "python": platform.python_version()}
        yield InfoMetricFamily(
            "operations_status_build", "Version of the service and of Python.", value=labels
        )
        found = self.statistics
        yield _gauge("ready", "Whether requests are answered.", self.is_ready)
        yield _gauge("store_up", "Whether the store has answered.", found is not None)
        if found is not None:
            operations = GaugeMetricFamily(
                "operations_status_operations", "Operations in the store.", labels=["status"]
            )
            for state in OperationState:
                operations.add_metric([state.value], found.counts.get(state, 0))
            yield operations
            age = 0.0
            if found.oldest_unfinished is not None:
                age = max(0.0, (datetime.now(UTC) - found.oldest_unfinished).total_seconds())
            text = "Age of the oldest operation that has not ended; 0 when there is none."
            yield _gauge("oldest_unfinished_age_seconds", text, age)
        if self.ends is not None:
            yield from collect_ends(self.ends.counts, self.names)


def _gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(f"operations_status_{name}", text, value=value)
