"""The order in which the changes of one operation are written."""

from __future__ import annotations

from contextlib import closing
from datetime import timedelta
from uuid import uuid4

import pytest
from operations_status import Operation, OperationState
from operations_status.operations import Progress
from operations_status.recording.changes import Beginning, Existing
from operations_status.recording.hand_in import HandIn
from operations_status.recording.writer import OperationWriter
from operations_status.stores import open_blocking_store
from samples import PROCESS


def test_progress_is_not_written_after_a_pending_end(url):
    operation = Operation(process=PROCESS, status=OperationState.RUNNING)
    with closing(open_blocking_store(url)) as store:
        store.open()
        store.add(operation)
        writer = OperationWriter(
            store=store,
            owner=uuid4(),
            operation=operation,
            begin=None,
            listener=None,
        )
        writer.report(Progress(0.5))
        writer.end(operation.advance(OperationState.SUCCEEDED))
        writer.write_progress()
        found = store.get(operation.operation_id)
        assert found is not None
        assert (found.status, found.progress) == (OperationState.RUNNING, None)
        writer.write()
        found = store.get(operation.operation_id)
        assert found is not None
        assert (found.status, found.progress) == (OperationState.SUCCEEDED, Progress(0.5))


def test_a_beginning_without_a_listener_is_settled(url):
    operation = Operation(process=PROCESS)
    with closing(open_blocking_store(url)) as store:
        writer = OperationWriter(
            store=store,
            owner=None,
            operation=operation,
            begin=Beginning(operation=operation, owner=None, lease=60.0),
            listener=None,
        )
        assert not writer.has_begun
        writer.settle(operation)
        assert writer.has_begun


@pytest.mark.parametrize(
    ("in_any_attempt", "state"),
    [(False, OperationState.RUNNING), (True, OperationState.SUCCEEDED)],
)
def test_the_end_after_a_refused_beginning_is_written_if_it_counts_in_any_attempt(
    url, in_any_attempt, state
):
    operation = Operation(process=PROCESS, status=OperationState.RUNNING)
    earlier = operation.begin_attempt(started=operation.created)
    later = operation.begin_attempt(started=operation.created + timedelta(seconds=1))
    with closing(open_blocking_store(url)) as store:
        store.open()
        store.add(later, lease=60.0, owner=uuid4())
        owner = uuid4()
        beginning = Beginning(
            operation=earlier, owner=owner, lease=60.0, adds=False, existing=Existing.CONTINUE
        )
        writer = OperationWriter(
            store=store, owner=owner, operation=earlier, begin=beginning, listener=None
        )
        writer.end(earlier.advance(OperationState.SUCCEEDED), in_any_attempt=in_any_attempt)
        hand_in = HandIn(store, lambda *_: None)
        for entry in list(writer.make_entries()) * 2:  # the second time changes nothing
            assert hand_in.write(entry)
        found = store.get(operation.operation_id)
    assert found is not None
    assert found.status is state
