"""The order in which the changes of one operation are written."""

from __future__ import annotations

from contextlib import closing
from uuid import uuid4

from operations_status import Operation, OperationState
from operations_status.operations import Progress
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
