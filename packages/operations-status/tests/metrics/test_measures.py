"""Counting, and adding up what several processes have counted."""

from __future__ import annotations

from typing import Any

import pytest
from operations_status.metrics.measures import BOUNDS, MEASURES, Durations, Measures, waiting


def test_a_duration_is_in_the_bucket_of_the_first_bound_that_it_does_not_pass():
    durations = Durations()
    for seconds in (0.0, BOUNDS[0], BOUNDS[1], 1e9):
        durations.add(seconds)
    assert durations.counts == [2, 1, *[0] * (len(BOUNDS) - 2), 1]
    assert durations.total == pytest.approx(1e9, rel=1e-6)


def test_what_processes_have_counted_is_added_up():
    one, both = Measures(), Measures()
    one.requests["/", "GET", "2xx", "plain"].add(0.5)
    one.store_calls["read_list"].add(0.5)
    one.events["lost"] = 2
    one.auth_failures["missing"] = 3
    one.store_failures["read_list"] = 4
    one.current["connections"] = 5
    both.merge(one)
    both.merge(one)
    assert sum(both.requests["/", "GET", "2xx", "plain"].counts) == 2
    assert both.store_calls["read_list"].total == 1.0
    assert both.current == {"connections": 10, "poll": 0, "stream": 0}
    assert (both.events["lost"], both.auth_failures["missing"]) == (4, 6)
    assert both.store_failures == {"read_list": 8}
    assert one.events == {"lost": 2, "pruned": 0}


def test_requests_that_wait_are_counted_while_they_do():
    measures = Measures()
    scope: dict[str, Any] = {MEASURES: measures}
    with waiting(scope, "poll"):
        assert measures.current["poll"] == 1
    assert measures.current["poll"] == 0


def test_requests_that_nobody_counts_may_wait_as_well():
    with waiting({}, "stream"):
        pass
