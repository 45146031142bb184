"""Metrics of several processes as one."""

from __future__ import annotations

import os
import sys

import pytest
from operations_status.metrics.exposition import Report
from operations_status.metrics.measures import Measures


def read_metrics(*pids):
    report = Report(measures=Measures(), statistics=None, is_ready=True, pids=pids)
    text, _ = report.expose(accept="")
    lines = [line for line in text.decode().splitlines() if line.startswith("process_")]
    return {name: float(value) for name, value in (line.split() for line in lines)}


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
def test_memory_is_added_up_but_the_first_start_counts():
    alone, twice = read_metrics(os.getpid()), read_metrics(os.getpid(), os.getpid())
    name = "process_virtual_memory_bytes"
    assert twice[name] > 1.5 * alone[name]
    for name in ("process_start_time_seconds", "process_max_fds"):
        assert twice[name] == alone[name]
