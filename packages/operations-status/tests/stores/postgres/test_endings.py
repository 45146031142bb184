from __future__ import annotations

import asyncio
import threading
from uuid import uuid4

import pytest
from operations_status import Recorder
from operations_status.errors import StoreUnavailableError, TransitionError
from operations_status.filters import ANY
from operations_status.operations import OperationState
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore

SUCCEEDED = OperationState.SUCCEEDED


def test_the_end_of_a_block_is_recorded_after_a_short_outage(server, eventually, caplog):
    url = server.url(f"endings_{uuid4().hex}")
    with Recorder(url) as recorder:
        with recorder.operation() as operation:
            server.stop()
            returns = threading.Thread(target=start_when, args=(server, eventually, caplog))
            returns.start()
        returns.join()
        found = recorder.store.get(operation.operation_id)
    assert found is not None
    assert found.status is SUCCEEDED


def start_when(server, eventually, caplog):
    """Start the server when the recorder has failed to write once."""
    eventually(lambda: "store unavailable" in caplog.text)
    server.start()


def test_an_operation_that_cannot_be_recorded_in_time_is_an_error(server):
    url = server.url(f"endings_{uuid4().hex}")
    recorder = Recorder(url, patience=0.0)
    with pytest.raises(StoreUnavailableError, match="cannot be used"), recorder.operation():
        server.stop()
    recorder.close()
    server.start()


@pytest.mark.parametrize("ended_by", [SUCCEEDED, OperationState.CANCELLED])
async def test_an_end_whose_answer_was_lost_is_recognized(proxy, ended_by):
    def end_in_doubt():
        store = AsyncStore(PostgresStore(proxy.url, patience=0.0))
        with Recorder(store) as recorder:
            with recorder.operation():
                pass  # by then all statements are prepared
            with recorder.operation() as operation:
                if ended_by is not SUCCEEDED:
                    recorder.store.advance(operation.operation_id, ended_by)
                proxy.answers_left = 1  # one statement reads and changes it
                try:
                    return operation.succeed()
                finally:
                    recorder.store.close()

    recording = asyncio.to_thread(end_in_doubt)
    if ended_by is SUCCEEDED:
        assert (await recording).status is SUCCEEDED
    else:
        with pytest.raises(TransitionError):
            await recording


@pytest.mark.parametrize("way", ["create", "operation", "attach"])
async def test_an_add_whose_answer_was_lost_is_recognized(proxy, way):
    def begin_in_doubt():
        store = AsyncStore(PostgresStore(proxy.url, patience=0.0))
        with Recorder(store) as recorder:
            with recorder.attach(recorder.create().operation_id):
                pass  # by then all statements are prepared
            created = recorder.create()
            proxy.answers_left = 1
            if way == "create":
                recorder.create()
            elif way == "operation":
                with recorder.operation():
                    pass
            else:
                with recorder.attach(created.operation_id):
                    pass
            found = [one.status for one in recorder.store.list(ANY)]
            recorder.store.close()
            return found

    starting = OperationState.STARTING
    last = {"create": [starting, starting], "operation": [starting, SUCCEEDED]}
    found = await asyncio.to_thread(begin_in_doubt)
    assert found == [SUCCEEDED, *last.get(way, [SUCCEEDED])]
