"""Operations that ended long ago are forgotten by themselves, if that is asked for."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from datetime import UTC, datetime, timedelta
from uuid import UUID

from operations_status.operations import Operation, OperationState, Process
from operations_status.retention import forget

OLD = datetime.now(UTC) - timedelta(days=2)


def operation(**fields):
    return Operation(process=Process(pid=1, uid=UUID(int=1), name="task"), **fields)


async def test_what_ended_long_ago_is_forgotten_and_says_so(
    run_app, ask, recording, caplog, eventually_async
):
    caplog.set_level(logging.INFO)
    old = operation(created=OLD, status=OperationState.SUCCEEDED)
    running = operation(created=OLD, status=OperationState.RUNNING)
    young = operation(status=OperationState.SUCCEEDED)
    for one in (old, running, young):
        await recording.add(one)
    app = await run_app(retention_age=86_400.0, retention_interval=0.05)
    await eventually_async(lambda: "forgot 1 operations" in caplog.text)
    answer = await ask(app, f"/operations/{old.operation_id}").end()
    assert (answer.status, b"has expired" in answer.body) == (404, True)
    for one in (running, young):
        assert (await ask(app, f"/operations/{one.operation_id}").end()).status == 200
    await recording.add(operation(created=OLD, status=OperationState.CANCELLED))
    await eventually_async(lambda: caplog.text.count("forgot 1 operations") == 2)
    assert app.measures.events == {"lost": 0, "pruned": 2}


async def test_only_so_many_that_have_ended_are_kept(run_app, recording, caplog, eventually_async):
    caplog.set_level(logging.INFO)
    for _ in range(5):
        await recording.add(operation(status=OperationState.CANCELLED))
    await run_app(retention_count=2)
    await run_app(retention_count=2)
    await eventually_async(lambda: "forgot 3 operations" in caplog.text)


async def test_a_store_that_cannot_answer_is_tried_again(
    recording, tmp_path, caplog, eventually_async
):
    connection = sqlite3.connect(tmp_path / "operations.db")
    connection.execute("ALTER TABLE operations RENAME TO away")
    task = asyncio.create_task(
        forget(recording, age=1.0, count=None, interval=0.01, events={"pruned": 0})
    )
    await eventually_async(lambda: caplog.text.count("cannot forget old operations") > 1)
    connection.close()
    task.cancel()
    await asyncio.wait({task})


async def test_without_a_measure_nothing_is_looked_for(recording):
    await forget(recording, age=None, count=None, interval=1.0, events={})
