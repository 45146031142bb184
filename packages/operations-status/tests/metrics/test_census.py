"""Sums over the counters of all workers."""

from __future__ import annotations

import multiprocessing
import threading

import pytest
from operations_status.metrics.census import Census, answer
from operations_status.metrics.measures import Measures


@pytest.fixture
def hire():
    """Make something that answers as a worker does, from a thread."""
    pipes = []

    def hire(census, pid, measure):
        ours, theirs = multiprocessing.Pipe()
        census.add(pid, ours)
        pipes.append(ours)
        threading.Thread(target=answer, args=(theirs, measure), daemon=True).start()

    yield hire
    for pipe in pipes:
        pipe.close()  # which ends the thread at its other end


def counting(number):
    measures = Measures()
    measures.events["lost"] = number
    measures.current["connections"] = number
    return measures


def test_workers_are_added_up(hire):
    census = Census()
    hire(census, 1, lambda: counting(1))
    hire(census, 2, lambda: counting(2))
    found = census.collect()
    assert (found.events["lost"], found.current["connections"]) == (3, 3)


def test_what_a_worker_had_counted_outlives_it(hire):
    census = Census()
    hire(census, 1, lambda: counting(1))
    census.collect()
    census.remove(1)
    found = census.collect()
    assert (found.events["lost"], found.current["connections"]) == (1, 0)


def test_of_a_worker_that_does_not_answer_the_last_answer_counts(hire, eventually):
    census, may_answer = Census(patience=0.05), threading.Event()
    may_answer.set()

    def measure():
        may_answer.wait(60)
        return counting(7)

    hire(census, 1, measure)
    eventually(lambda: census.collect().events["lost"] == 7)
    may_answer.clear()
    assert census.collect().events["lost"] == 7
    may_answer.set()


def test_a_worker_that_has_just_died_is_no_error():
    census = Census()
    ours, theirs = multiprocessing.Pipe()
    census.add(1, ours)
    theirs.close()
    assert census.collect().events["lost"] == 0
