"""Behaviour of every blocking store."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from operations_status.errors import UnknownOperationError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationFailure, OperationState
from samples import PROCESS

OWNER = UUID(int=77)
START = datetime(2026, 3, 1, tzinfo=UTC)


def add(store, hour, status="Succeeded"):
    created = START + timedelta(hours=hour)
    operation = Operation(process=PROCESS, created=created, status=status, tags=["a", f"{hour}"])
    store.add(operation)
    return operation


def test_only_old_operations_that_have_ended_are_pruned(blocking_store):
    store = blocking_store
    old, running, young = add(store, 0), add(store, 1, "Running"), add(store, 10)
    assert store.prune(before=START + timedelta(hours=10)) == 1
    assert list(store.list(ANY)) == [running, young]
    assert list(store.list(OperationFilter(tags=frozenset(["0"])))) == []
    assert store.is_expired(old.operation_id)
    assert not store.is_expired(young.operation_id)
    with pytest.raises(UnknownOperationError, match="has expired: it was pruned") as refused:
        store.advance(old.operation_id, OperationState.RUNNING)
    assert refused.value.expired


def test_the_newest_operations_that_have_ended_are_kept(blocking_store):
    store = blocking_store
    operations = [add(store, hour, "Running" if hour == 2 else "Cancelled") for hour in range(6)]
    assert store.prune(keep=2, dry_run=True) == 3
    assert store.prune(keep=2) == 3
    assert list(store.list(ANY)) == [operations[index] for index in (2, 4, 5)]
    assert store.prune(keep=2) == 0
    assert store.prune() == 0


def test_operations_beyond_the_age_or_the_number_are_pruned(blocking_store):
    store = blocking_store
    operations = [add(store, hour) for hour in range(6)]
    assert store.prune(before=START + timedelta(hours=1), keep=3) == 3
    assert store.prune(before=START + timedelta(hours=5), keep=3) == 2
    assert list(store.list(ANY)) == operations[5:]


def test_the_age_of_an_operation_counts_from_its_end(blocking_store):
    store = blocking_store
    long, early, restarted = add(store, 0, "Running"), add(store, 5, "Running"), add(store, 0)
    store.advance(long.operation_id, OperationState.SUCCEEDED)
    # The clock of its worker is wrong, so the operation ended before it was created.
    ended = START - timedelta(days=1)
    store.advance(early.operation_id, OperationState.SUCCEEDED, ended=ended)
    store.attach(restarted.operation_id, owner=OWNER, lease=60, restart=True)
    for before, number in ((5, 0), (6, 1)):
        moment = START + timedelta(hours=before)
        assert store.prune(before=moment, dry_run=True) == number
        assert store.prune(before=moment) == number
    assert store.is_expired(early.operation_id)
    assert store.prune(before=datetime.now(UTC) + timedelta(hours=1)) == 1
    assert [one.operation_id for one in store.list(ANY)] == [restarted.operation_id]


def test_the_operations_that_ended_last_are_kept_whatever_their_clocks_say(blocking_store):
    store = blocking_store
    long, future = add(store, 0, "Running"), add(store, 10**6)
    short = [add(store, hour) for hour in (1, 2, 3)]
    store.advance(long.operation_id, OperationState.SUCCEEDED)
    assert store.prune(keep=3, dry_run=True) == 2
    assert store.prune(keep=3) == 2
    assert store.is_expired(future.operation_id)
    kept = [long, *short[1:]]
    assert {one.operation_id for one in store.list(ANY)} == {one.operation_id for one in kept}


def test_an_operation_with_an_expired_lease_is_marked_as_failed(blocking_store):
    store = blocking_store
    stoppable = Operation(process=PROCESS, stoppable=True)
    running, leaseless = Operation(process=PROCESS), Operation(process=PROCESS)
    store.add(stoppable, lease=0.0)
    store.add(running, lease=60.0)
    store.add(leaseless)
    store.request_stop(stoppable.operation_id)
    assert store.expire() == (stoppable.operation_id,)
    assert store.get(stoppable.operation_id).error.code == "NeverStarted"
    assert store.get(running.operation_id) == running
    assert store.expire() == ()


def test_an_operation_that_has_ended_is_never_lost(blocking_store):
    store = blocking_store
    operation = Operation(process=PROCESS)
    store.add(operation, lease=0.0, owner=OWNER)
    store.advance(operation.operation_id, OperationState.SUCCEEDED)
    states = store.heartbeat([operation.operation_id], lease=0.0, owner=OWNER)
    assert states == {operation.operation_id: OperationState.SUCCEEDED}
    failure = OperationFailure(code="a", message="b")
    store.add(Operation(process=PROCESS, status="Failed", error=failure), lease=0.0)
    assert store.expire() == ()


def test_a_list_is_read_in_pieces(blocking_store):
    operation = add(blocking_store, 1)
    pieces = list(blocking_store.read_summaries(ANY))
    assert [one["operationId"] for one in json.loads(b"[" + b",".join(pieces) + b"]")] == [
        str(operation.operation_id)
    ]
