from __future__ import annotations

import asyncio
import threading
from uuid import UUID, uuid4

import pytest
from operations_status import Recorder
from operations_status.errors import StoreUnavailableError, TransitionError
from operations_status.operations import Operation, OperationState, Process
from operations_status.recording.endings import Ending
from operations_status.stores.postgres.store import PostgresStore

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")
SUCCEEDED = OperationState.SUCCEEDED


def test_how_a_block_ended_outlives_a_short_absence_of_the_database(server, eventually, caplog):
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
    """Start the server when an attempt has failed."""
    eventually(lambda: "recorded once the store is back" in caplog.text)
    server.start()


def test_what_cannot_be_recorded_in_time_is_told(server):
    url = server.url(f"endings_{uuid4().hex}")
    recorder = Recorder(url, patience=0.0)
    with pytest.raises(StoreUnavailableError, match="cannot be used"), recorder.operation():
        server.stop()
    recorder.close()
    server.start()


@pytest.fixture
async def doubtful(proxy):
    """A store that tries once."""
    store = PostgresStore(proxy.url, patience=0.0).blocking
    yield store
    await asyncio.to_thread(store.close)


@pytest.mark.parametrize("ended_by", [SUCCEEDED, OperationState.CANCELLED])
async def test_an_end_whose_answer_was_lost_is_known_again(proxy, doubtful, ended_by):
    def end_in_doubt():
        doubtful.open()
        warm, operation = Operation(process=PROCESS), Operation(process=PROCESS)
        doubtful.add(warm)
        doubtful.advance(warm.operation_id, SUCCEEDED)  # by then all statements are prepared
        doubtful.add(operation)
        if ended_by is not SUCCEEDED:
            doubtful.advance(operation.operation_id, ended_by)
        ending = Ending(operation_id=operation.operation_id, status=SUCCEEDED)
        proxy.answers_left = 2 if ended_by is SUCCEEDED else 1  # it is read, and then changed
        return ending.record(doubtful, patience=60.0)

    recording = asyncio.to_thread(end_in_doubt)
    if ended_by is SUCCEEDED:
        assert (await recording).status is SUCCEEDED
    else:
        with pytest.raises(TransitionError):
            await recording
